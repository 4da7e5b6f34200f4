// How strong both sides of a mutiny are, as far as it can be seen.

import type { MeutererView } from './view'

export type Side = 'captain' | 'mutiny'

export interface Tally {
  captain: number
  mutiny: number
  /** Who stands on which side. */
  seats: Record<Side, number[]>
}

/** On which side a seat stands; null for whoever takes no part (M5.3). */
export function sideOf(view: MeutererView, seat: number): Side | null {
  const role = view.sailors[seat]?.role
  if (seat === view.captain || role === 'first-mate') return 'captain'
  return role === 'mutineer' || role === 'cabin-boy' ? 'mutiny' : null
}

/** Both sides while a mutiny is fought; by the French book shown cards do not count (M5.3, M5.4). */
export function tallyOf(view: MeutererView, counted: boolean): Tally | null {
  if (view.phase !== 'mutiny') return null
  const tally: Tally = { captain: 0, mutiny: 0, seats: { captain: [], mutiny: [] } }
  view.sailors.forEach((sailor, seat) => {
    const side = sideOf(view, seat)
    if (side === null) return
    const shown = counted ? sailor.shown.filter((card) => card === 'conflict').length : 0
    tally[side] += sailor.fought + shown + (sailor.role === 'first-mate' ? 1 : 0)
    tally.seats[side].push(seat)
  })
  return tally
}
