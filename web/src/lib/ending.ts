// What a finished game was like, from the lines of its log alone: points round by round, and the moments that turned it.

import type { Line, Outcome, Reason } from '../generated/messages'
import { beginnings } from './turns'
import { standing } from './undone'

type Points = [seat: number, points: number]
type Slots = Record<string, unknown>
type Told = Pick<Line, 'entry' | 'key' | 'slots'>

/** A line of the log after which the lead changed, or the distance between the first two changed most. */
export interface Turned<Line> {
  line: Line
  /** Who has led since, where that changed. */
  leader: number | null
}

/** What a game's own tellings do to its points, and which of them turn it. */
export interface Course {
  /** What they move for whom: the slots with the amount, or how much it is, of `seat` and of `to`. */
  moved: Record<string, { seat?: number | string; to?: number | string; minus?: true }>
  /** Lines that decide more than points do. */
  turning: readonly string[]
}

const MOMENTS = 3
const TO = 'to' // the slot of who gets what another pays

/** What a line brings or costs each seat. */
export function movedBy(course: Course, { key, slots }: Told): Points[] {
  const moved = course.moved[key]
  if (moved === undefined) return []
  const amount = (what: number | string | undefined): number =>
    typeof what === 'string' ? Number((slots as Slots)[what] ?? 0) : (what ?? 0)
  const own = amount(moved.seat) * (moved.minus ? -1 : 1)
  const found: Points[] = [
    [Number(slots['seat']), own],
    [Number(slots[TO]), amount(moved.to)],
  ]
  return found.filter(([seat, points]) => Number.isInteger(seat) && points !== 0)
}

/** The lines that turned a game most, in the order in which they came. */
export function momentsOf<One extends Told>(course: Course, lines: One[], seats: number): Turned<One>[] {
  const counted = standing(lines as unknown as Line[]) as unknown as One[]
  const totals: number[] = Array.from({ length: seats }, () => 0)
  let leader: number | null = null
  const found = counted.map((line, place) => {
    const [first = 0, second = 0] = [...totals].sort((one, other) => other - one)
    for (const [seat, points] of movedBy(course, line)) totals[seat] = (totals[seat] ?? 0) + points
    const [then = 0, next = 0] = [...totals].sort((one, other) => other - one)
    const leads = then > next ? totals.indexOf(then) : leader
    const changed = leader !== null && leads !== leader
    leader = leads
    const turns = Math.abs(then - next - (first - second))
    // The first lead is none that changed hands; what decides counts before what only moves points
    const weight = course.turning.includes(line.key) ? Infinity : turns + (changed ? turns + 1 : 0)
    return { line, place, weight, leader: changed ? leads : null }
  })
  const best = found
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => (one.weight === other.weight ? other.place - one.place : other.weight - one.weight))
  const apart = best.filter(({ line }, place) => best.findIndex((one) => one.line.entry === line.entry) === place)
  return apart
    .slice(0, MOMENTS)
    .sort((one, other) => one.place - other.place)
    .map(({ line, leader }) => ({ line, leader }))
}

/** Points of each seat by chapter, the last of which is what was counted at the end; empty where there are no rounds. */
export function byRound(game: string, course: Course, lines: Told[], scores: number[]): number[][] {
  const counted = standing(lines as unknown as Line[])
  const starts = beginnings(game, counted).filter(({ line }) => counted[line]?.key === 'round-begins')
  if (starts.length < 2) return []
  const rounds = starts.map(({ line }, number) => {
    const sums = scores.map(() => 0)
    for (const one of counted.slice(number === 0 ? 0 : line, starts[number + 1]?.line))
      for (const [seat, points] of movedBy(course, one)) sums[seat] = (sums[seat] ?? 0) + points
    return sums
  })
  return [...rounds, scores.map((score, seat) => score - rounds.reduce((sum, one) => sum + (one[seat] ?? 0), 0))]
}

/** How a seat came out by its points: which place it has, and how far it is from the first, or ahead of the second. */
export function placeOf({ scores, winners }: Outcome, seat: number): { place: number; points: number } | null {
  const own = scores[seat]
  const most = Math.max(...scores)
  if (own === undefined || winners.length !== 1 || scores[winners[0]!] !== most) return null
  if (winners[0] === seat) {
    const next = Math.max(...scores.filter((_, other) => other !== seat))
    return { place: 1, points: own - next }
  }
  return { place: 1 + scores.filter((score) => score > own).length, points: most - own }
}

/** By what one has so many more points than another: the source with the largest difference. */
export function difference(reasons: Reason[], one: number, other: number): Reason & { other: number } | null {
  const of = (seat: number, key: string): number =>
    reasons.filter((reason) => reason.seat === seat && reason.key === key).reduce((sum, { points }) => sum + points, 0)
  const keys = [...new Set(reasons.filter(({ seat }) => seat === one).map(({ key }) => key))]
  const gaps = keys.map((key) => ({ key, points: of(one, key), other: of(other, key) }))
  const widest = gaps.sort((a, b) => b.points - b.other - (a.points - a.other))[0]
  if (widest === undefined || widest.points <= widest.other) return null
  return { ...reasons.find(({ seat, key }) => seat === one && key === widest.key)!, ...widest }
}
