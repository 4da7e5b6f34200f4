// A log as a story: its lines in turns, which can be folded, narrowed to a player, and searched.

import type { Heard, Line } from '../generated/messages'
import { beginnings } from './turns'
import { undoneIn } from './undone'

/** A line of the log, or what somebody stated. */
export interface Told {
  entry: number
  clause: string
  /** Whom it is about, first of all; null where it is about nobody. */
  seat: number | null
  /** Whom it names besides. */
  to: number | null
  text: string
  /** Whether a later line undid it. */
  undone: boolean
  line: Line | Heard
}

/** Lines that belong together: a chapter such as a round, or the turn of a seat. */
export interface Turn {
  /** Which of them it is, and the entry it begins with. */
  number: number
  entry: number
  /** Whose turn it is; null for a chapter, and for what comes before the first. */
  seat: number | null
  /** The line that heads a chapter; empty for a turn. */
  title: string
  lines: Told[]
}

/** All that was told and stated, in its order. */
export function linesOf(lines: Line[], said: Heard[], sentence: (line: Line | Heard) => string): Told[] {
  const undone = undoneIn(lines)
  // What people wrote to each other has its own place
  const all = [...lines, ...said.filter(({ key }) => key !== '')].sort((one, other) => one.entry - other.entry)
  return all.map((line) => ({
    entry: line.entry,
    clause: line.clause,
    seat: seatIn(line, 'seat'),
    to: seatIn(line, 'to'),
    text: sentence(line),
    undone: line.clause !== '' && undone(line.entry),
    line,
  }))
}

/** The parts of a story, as its game has them; what is stated belongs to the part in which it was said. */
export function turnsOf(game: string, told: Told[]): Turn[] {
  const begins = beginnings(game, told.map(({ line }) => line))
  return begins.map(({ line, chapter, seat }, number) => {
    const lines = told.slice(line, begins[number + 1]?.line)
    return { entry: lines[0]!.entry, number, seat, title: chapter ? lines[0]!.text : '', lines }
  })
}

/** What of a story is about a player and has all words that are looked for; turns that keep nothing are gone. */
export function narrowed(turns: Turn[], seat: number | null, search: string): Turn[] {
  const words = plain(search).split(' ').filter(Boolean)
  if (seat === null && words.length === 0) return turns
  const kept = (one: Told) =>
    (seat === null || one.seat === seat || one.to === seat) && words.every((word) => plain(one.text).includes(word))
  return turns.map((turn) => ({ ...turn, lines: turn.lines.filter(kept) })).filter(({ lines }) => lines.length > 0)
}

/** A story to be pasted somewhere: a paragraph for each turn. */
export function textOf(turns: Turn[], undone: (text: string) => string): string {
  return turns
    .map(({ lines }) => lines.map((one) => (one.undone ? undone(one.text) : one.text)).join('\n'))
    .join('\n\n')
}

function seatIn(line: Line | Heard, slot: 'seat' | 'to'): number | null {
  const found = slot === 'seat' && 'text' in line ? line.seat : line.slots[slot]
  return typeof found === 'number' ? found : null
}

/** Letters without marks and case, so that “epice” finds “Épices”. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ')
}
