// Carries out a flight with the browser's own animations.

import type { Flight, Manner, Spot } from './flights'

const EASE = 'cubic-bezier(.45,.05,.3,1)'
const SIDE = 50 // pixels, where the spot that says so is not there

/** Moves an element over a layer; calls back when it has arrived, and hands back how to stop at once. */
export function fly<Picture>(
  element: HTMLElement,
  layer: HTMLElement,
  flight: Flight<Picture>,
  manner: Manner<Picture>,
  arrived: () => void,
): () => void {
  const board = layer.parentElement ?? layer
  const middle = (spot: Spot) => middleOf(board, layer, spot, manner.instead)
  const from = middle(flight.from)
  const to = flight.to === 'here' || flight.to === 'away' ? from : middle(flight.to)
  if (from === null || to === null) {
    queueMicrotask(arrived)
    return () => {}
  }
  const side = found(board, manner.side)?.getBoundingClientRect().width ?? SIDE
  element.style.setProperty('--side', `${side}px`)
  const place = ({ x, y }: DOMPoint) => `translate(${x - side / 2}px, ${y - side / 2}px)`
  const off = place(new DOMPoint(to.x + side, to.y - side / 3))
  const end = manner.small(flight.to) ? `${place(to)} scale(.5)` : place(to)
  const time = { delay: flight.start, duration: flight.lasts, easing: EASE, fill: 'both' } as const
  const animations = [
    element.animate(keyframes(flight, place(from), end, off), time),
    ...lying(element, flight),
    ...turning(element, manner.face(flight.picture), time),
    ...hiding(board, flight),
  ]
  animations[0]?.finished.then(arrived, () => {})
  return () => animations.forEach((animation) => animation.cancel())
}

function keyframes({ to }: Flight<unknown>, begin: string, end: string, off: string): Keyframe[] {
  if (to === 'away') return [{ transform: begin }, { transform: `${off} scale(.9)`, opacity: 0 }]
  if (to === 'here') return [{ transform: begin }, { transform: `${end} scale(.4)`, opacity: 0 }]
  return [{ transform: begin }, { transform: end }]
}

/** Unseen until it lies there or starts. */
function lying(element: HTMLElement, { start, lies }: Flight<unknown>): Animation[] {
  return [element.animate({ visibility: ['hidden', 'hidden'] }, { duration: lies ?? start })]
}

/** A card turns its face up on the way, or shows the side it has. */
function turning(
  element: HTMLElement,
  { turns, shows }: { turns: boolean; shows: boolean },
  time: KeyframeAnimationOptions,
): Animation[] {
  const card = element.querySelector('.turning')
  if (card === null) return []
  const [up, down] = ['rotateY(0deg)', 'rotateY(180deg)']
  const end = shows ? up : down
  return [card.animate({ transform: [turns ? down : end, end] }, time)]
}

/** What the flight stands for is not seen before it arrives. */
function hiding(board: HTMLElement, { hides, start, lasts }: Flight<unknown>): Animation[] {
  const piece = hides === null ? null : found(board, hides)
  return piece ? [piece.animate({ opacity: [0, 0] }, { duration: start + lasts * 0.95 })] : []
}

function middleOf(
  board: HTMLElement,
  layer: HTMLElement,
  spot: Spot,
  instead: (spot: Spot) => Spot | null,
): DOMPoint | null {
  const there = found(board, spot)
  const other = instead(spot)
  if (!there) return other === null ? null : middleOf(board, layer, other, () => null)
  const [box, ground] = [there.getBoundingClientRect(), layer.getBoundingClientRect()]
  return new DOMPoint(box.x + box.width / 2 - ground.x, box.y + box.height / 2 - ground.y)
}

function found(board: HTMLElement, spot: Spot): Element | null {
  const pieces = [...board.querySelectorAll(`[data-piece="${spot}"]`)]
  return board.querySelector(`[data-spot="${spot}"]`) ?? pieces.at(-1) ?? null
}
