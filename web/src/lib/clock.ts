// Clocks as a page shows them: what is left by now, in which words, and from when on it matters.

import type { Timing } from '../generated/messages'
import type { Say } from '../generated/phrases'

const SECOND = 1000 // milliseconds
const MINUTE = 60 // seconds
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LAST = 20 * SECOND
const VERY_LAST = 5 * SECOND

/** What is left of a time that was heard so many milliseconds ago and has run since. */
export function leftOf(time: number, since: number): number {
  return Math.max(0, time - since)
}

/** A time as on a clock; a long one as hours or days. */
export function timeOf(left: number, say: Say): string {
  const seconds = Math.ceil(left / SECOND)
  const [days, hours, minutes] = [DAY, HOUR, MINUTE].map((unit) => Math.floor(seconds / unit))
  if (days! > 0) return say('page-time-days', { days: days!, hours: hours! % 24 })
  if (hours! > 0) return say('page-time-hours', { hours: hours!, minutes: minutes! % 60 })
  return `${minutes}:${String(seconds % MINUTE).padStart(2, '0')}`
}

/** The same in a sentence, where what is left of a minute is seconds. */
export function spanOf(left: number, say: Say): string {
  const seconds = Math.ceil(left / SECOND)
  return seconds < MINUTE ? say('page-time-seconds', { seconds }) : timeOf(left, say)
}

/**
 * How much a clock matters: 0 while there is time, 1 at its end, 2 in its last moments. The end are
 * 20 seconds, of a short clock a third; by correspondence a tenth.
 */
export function urgencyOf(left: number, { pace, decision, bank }: Timing): 0 | 1 | 2 {
  const whole = (decision || bank || 0) * SECOND
  const end = pace === 'correspondence' ? whole / 10 : Math.min(LAST, whole / 3)
  if (left > end) return 0
  return left <= VERY_LAST ? 2 : 1
}
