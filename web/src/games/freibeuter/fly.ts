// Carries out a flight with the browser's own animations.

import type { Flight } from './flights'

const EASE = 'cubic-bezier(.45,.05,.3,1)'

/** Moves an element over a layer; calls back when it has arrived, and hands back how to stop at once. */
export function fly(element: HTMLElement, layer: HTMLElement, flight: Flight, arrived: () => void): () => void {
  const board = layer.parentElement ?? layer
  const from = middle(board, layer, flight.from)
  const to = flight.to === 'here' || flight.to === 'away' ? from : middle(board, layer, flight.to)
  if (from === null || to === null) {
    queueMicrotask(arrived)
    return () => {}
  }
  const side = sideOf(board)
  element.style.setProperty('--side', `${side}px`)
  const place = ({ x, y }: DOMPoint) => `translate(${x - side / 2}px, ${y - side / 2}px)`
  const off = place(new DOMPoint(to.x + side, to.y - side / 3))
  const time = { delay: flight.start, duration: flight.lasts, easing: EASE, fill: 'both' } as const
  const animations = [
    element.animate(keyframes(flight, place(from), place(to), off), time),
    ...lying(element, flight),
    ...turning(element, flight, time),
    ...hiding(board, flight),
  ]
  animations[0]?.finished.then(arrived, () => {})
  return () => animations.forEach((animation) => animation.cancel())
}

function keyframes(flight: Flight, begin: string, end: string, off: string): Keyframe[] {
  if (flight.to === 'away') return [{ transform: begin }, { transform: `${off} scale(.9)`, opacity: 0 }]
  if (flight.to === 'here') return [{ transform: begin }, { transform: `${end} scale(.4)`, opacity: 0 }]
  const small = flight.to.startsWith('purse') || flight.to === 'doublers'
  return [{ transform: begin }, { transform: small ? `${end} scale(.5)` : end }]
}

/** Unseen until it lies there or starts. */
function lying(element: HTMLElement, { start, lies }: Flight): Animation[] {
  return [element.animate({ visibility: ['hidden', 'hidden'] }, { duration: lies ?? start })]
}

/** A card turns its face up on the way, or shows the side it has. */
function turning(element: HTMLElement, { picture }: Flight, time: KeyframeAnimationOptions): Animation[] {
  const card = element.querySelector('.turning')
  if (card === null || picture.sort !== 'card') return []
  const [up, down] = ['rotateY(0deg)', 'rotateY(180deg)']
  const end = picture.card === '' ? down : up
  return [card.animate({ transform: [picture.turns ? down : end, end] }, time)]
}

/** What the flight stands for is not seen before it arrives. */
function hiding(board: HTMLElement, { hides, start, lasts }: Flight): Animation[] {
  const piece = hides === null ? undefined : [...board.querySelectorAll(`[data-piece="${hides}"]`)].at(-1)
  return piece ? [piece.animate({ opacity: [0, 0] }, { duration: start + lasts * 0.95 })] : []
}

function middle(board: HTMLElement, layer: HTMLElement, spot: string): DOMPoint | null {
  const found = board.querySelector(`[data-spot="${spot}"]`) ?? [...board.querySelectorAll(`[data-piece="${spot}"]`)].at(-1)
  if (!found) return spot.startsWith('line') ? middle(board, layer, 'pile-dutchman') : null
  const [box, ground] = [found.getBoundingClientRect(), layer.getBoundingClientRect()]
  return new DOMPoint(box.x + box.width / 2 - ground.x, box.y + box.height / 2 - ground.y)
}

/** The side of a region on the screen. */
function sideOf(board: HTMLElement): number {
  return board.querySelector('[data-spot="region-A1"]')?.getBoundingClientRect().width ?? 50
}
