// When a page of another build than the server's may be loaded again, and whether it should be.

const PAUSE = 60_000 // milliseconds between two times, whatever servers name: several may take turns

/** How things stand for a reader at a table. */
export interface Moment {
  connected: boolean
  /** Something is asked of them. */
  asked: boolean
  /** What is asked, if anything, was never before them: their answer was acknowledged just now, or they leave. */
  between: boolean
  /** An answer, a statement or a message of theirs is on its way. */
  sending: boolean
  /** A sheet is open, such as the rulebook. */
  reading: boolean
  /** A text is begun. */
  writing: boolean
}

/** Whether nothing of the reader's would be lost or broken off. */
export function isFree(moment: Moment): boolean {
  const { connected, asked, between, sending, reading, writing } = moment
  return connected && !sending && !reading && !writing && (!asked || between)
}

/** For which builds this tab was loaded again, and when last, in milliseconds. */
export interface Past {
  builds: string[]
  at: number
}

/**
 * Whether a page of one build should become another: once for each, and once in a while; never where
 * that could not be remembered, or where one of them is unknown.
 */
export function isWanted(own: string, named: string, past: Past | null, now: number): boolean {
  if (own === '' || named === '' || own === named || past === null) return false
  return !past.builds.includes(named) && Math.abs(now - past.at) >= PAUSE
}
