// How a table treats time: what was chosen for the next one, and a table's own in words.

import type { GameOffered, Timing } from '../generated/messages'
import type { Say } from '../generated/phrases'

/** What somebody chose, whatever the game; without a kind there is no clock. */
export interface Clock {
  kind: string
  speed: string
  grace: number
  silence: number
}

export const KINDS = ['decision', 'bank', 'correspondence']
export const SPEEDS = ['quick', 'normal', 'relaxed']
export const GRACES = [30, 60, 90, 180, 300, 600] // seconds
export const SILENCES = [60, 120, 300, 600, 1800]

const USUAL: Clock = { kind: '', speed: 'normal', grace: 90, silence: 300 }
const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** The choice that was remembered; whatever of it is unknown is the usual. */
export function readClock(text: string | null): Clock {
  let read: Partial<Clock> = {}
  try {
    read = { ...JSON.parse(text!) }
  } catch {
    // Something else, or nothing
  }
  const one = <T>(value: T | undefined, offered: T[], usual: T): T =>
    offered.find((known) => known === value) ?? usual
  return {
    kind: one(read.kind, KINDS, USUAL.kind),
    speed: one(read.speed, SPEEDS, USUAL.speed),
    grace: one(read.grace, GRACES, USUAL.grace),
    silence: one(read.silence, SILENCES, USUAL.silence),
  }
}

/** What a choice comes to in a game; no clock where the game has none of that kind. */
export function timingOf(game: GameOffered, { kind, speed, grace, silence }: Clock): Timing {
  const suggested = game.timings[kind]?.[speed] ?? {}
  return suggested.pace === 'correspondence' ? suggested : { ...suggested, grace, silence }
}

/** A clock in words. */
export function clockWords(timing: Timing, say: Say, language: string): string {
  const last = (seconds: number): string => duration(seconds, language)
  const { pace, decision, bank, increment } = timing
  if (decision && pace === 'correspondence')
    return say('page-time-correspondence', { time: last(decision) })
  if (decision) return say('page-time-decision', { time: last(decision) })
  if (bank && increment) return say('page-time-bank', { time: last(bank), more: last(increment) })
  if (bank) return say('page-time-bank-only', { time: last(bank) })
  return say('page-clock-none')
}

/** A clock in as few letters as can be. */
export function clockBrief({ decision, bank, increment }: Timing, language: string): string {
  const times = decision ? [decision] : [bank, increment]
  const brief = (time: number): string => duration(time, language, 'short').replace(' ', '\u00a0')
  return times.flatMap((time) => (time ? [brief(time)] : [])).join(' + ')
}

/** A time in the largest unit of which it is a whole number. */
export function duration(
  seconds: number,
  language: string,
  unitDisplay: 'long' | 'short' = 'long',
): string {
  const [unit, length] =
    ([['day', DAY], ['minute', MINUTE]] as const).find(([, length]) => seconds % length === 0) ??
    (['second', 1] as const)
  const style = { style: 'unit', unit, unitDisplay } as const
  return new Intl.NumberFormat(language, style).format(seconds / length)
}
