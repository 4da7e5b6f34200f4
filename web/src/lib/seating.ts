// What this browser keeps of who sits where, while a table waits for people.

import type { Seat, Shown } from '../generated/messages'
import { FREE, keep, keepShown, keptOf } from './kept'

/** Keeps the seats of a table as they are shown before the deal. */
export function keepSeats(shown: Shown): void {
  if (shown.stage !== 'waiting') return
  keepShown(shown)
  const kept = keptOf(shown.table)
  if (!kept) return // a browser that keeps nothing
  const seats = follow(kept.seats, shown.chairs.map(kindOf), shown.opener ?? false)
  if (String(seats) !== String(kept.seats)) keep({ ...kept, seats })
}

/** Keeps that the reader opened a seat for whoever comes, as only who opened the table can. */
export function keepFreed(table: string, seat: number): void {
  const kept = keptOf(table)
  if (kept?.seats) keep({ ...kept, seats: kept.seats.with(seat, FREE) })
}

/** Keeps that the reader took a seat over after the deal, and so added nothing to the luck. */
export function keepTakenOver(table: string): void {
  const kept = keptOf(table)
  if (kept) keep({ ...kept, tookOver: true })
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
