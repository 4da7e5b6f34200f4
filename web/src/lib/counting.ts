// Numbers of a board that count to what they have become, once what changes them has landed. They have `data-counts`,
// and `data-counts="gain"` where it is said by how much.

import type { Flight, Spot } from './flights'

const COUNTS = 500 // milliseconds
const NUMBER = /[-−]?\d+/

/** A number that has become another. */
export interface Change {
  element: HTMLElement
  was: number
  now: number
}

/** When a purse has what it gets, or no more what it gives, in milliseconds from the news on. */
export function landing<Picture>(
  flights: Flight<Picture>[],
  purse: Spot | undefined,
  brings: (picture: Picture) => boolean,
): number {
  const some = flights.filter(({ picture, from, to }) => brings(picture) && (from === purse || to === purse))
  return Math.max(0, ...some.map(({ start, lasts, to }) => (to === purse ? start + lasts : start)))
}

/** What is read when so much of the time is over. */
export function readAt({ was, now }: Pick<Change, 'was' | 'now'>, share: number): number {
  return Math.round(was + (now - was) * Math.min(1, Math.max(0, share)))
}

/** The numbers of one board as they were last. */
export class Numbers {
  #last = new Map<Element, number>()
  #stops: (() => void)[] = []

  /** What is otherwise than at the last look. */
  changed(board: HTMLElement): Change[] {
    const found: Change[] = []
    const elements = [...board.querySelectorAll<HTMLElement>('[data-counts]')]
    for (const element of elements) {
      const [was, now] = [this.#last.get(element), Number(NUMBER.exec(element.textContent)?.[0].replace('−', '-'))]
      this.#last.set(element, now)
      if (was !== undefined && was !== now) found.push({ element, was, now })
    }
    if (found.length > 0) this.stop()
    return found
  }

  /** Shows a number as it was until some time is over, then counts. What a screen reader reads is true at once. */
  count(change: Change, after: number): void {
    const { element } = change
    const begun = performance.now() + after
    let frame = 0
    const stop = (): void => {
      cancelAnimationFrame(frame)
      delete element.dataset['shown']
    }
    const step = (time: number): void => {
      const share = (time - begun) / COUNTS
      if (share >= 1) return stop()
      element.dataset['shown'] = element.textContent.trim().replace(NUMBER, String(readAt(change, share)))
      frame = requestAnimationFrame(step)
    }
    step(performance.now())
    this.#stops.push(stop)
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop()
  }
}
