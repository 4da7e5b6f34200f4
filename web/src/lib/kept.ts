// What this browser keeps of a table's luck: the commitment it was shown, and what it added afterwards.

import type { Seat, Shown } from '../generated/messages'
import { recall, remember } from './preferences'

export interface Kept {
  table: string
  commitment: string
  /** Whether it was shown before the deal. */
  early: boolean
  /**
   * Which kind of bot was shown on each seat then, nothing for a person, `FREE` for nobody yet; none
   * where it was shown after the deal.
   */
  seats?: string[]
  /** What this browser added, in hexadecimal digits; none where it has not sat down. */
  bytes?: string
}

export const FREE = 'free' // a person's seat that nobody has taken yet

const MOST = 100 // tables; the oldest are forgotten

export function keptOf(table: string): Kept | undefined {
  return all().find((kept) => kept.table === table)
}

/**
 * Keeps the seal of a table that is shown for the first time, and until the deal who sits where;
 * whether the seal still is the one shown then.
 */
export function keepShown({ table, commitment, stage, chairs, opener }: Shown): boolean {
  const early = stage === 'waiting'
  const kept = keptOf(table)
  if (early) {
    const seats = follow(kept?.seats, chairs.map(kindOf), opener ?? false)
    if (!kept || String(seats) !== String(kept.seats)) keep({ commitment, early, ...kept, table, seats })
  } else if (!kept) keep({ table, commitment, early })
  return !kept || kept.commitment === commitment
}

/** Keeps that the reader opened a seat for whoever comes, as only who opened the table can. */
export function keepFreed(table: string, seat: number): void {
  const kept = keptOf(table)
  if (kept?.seats) keep({ ...kept, seats: kept.seats.with(seat, FREE) })
}

/**
 * Seats as they are shown anew before the deal, as `Kept.follow` in core/verification.py does. Who
 * opened the table gives bots' seats to people, and nobody else: what the server shows of that
 * without their wish they do not believe.
 */
function follow(kept: string[] | undefined, shown: string[], opener: boolean): string[] {
  if (!opener || !kept) return shown
  return shown.map((kind, seat) => (['', FREE].includes(kept[seat] ?? '') ? kind : kept[seat]!))
}

function kindOf({ bot, taken }: Seat): string {
  return bot || (taken ? '' : FREE)
}

export function keep(kept: Kept): void {
  const others = all().filter((other) => other.table !== kept.table)
  remember('kept', JSON.stringify([...others, kept].slice(-MOST)))
}

function all(): Kept[] {
  try {
    return [...JSON.parse(recall('kept')!)]
  } catch {
    return []
  }
}
