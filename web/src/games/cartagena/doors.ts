// The row of cabins: how each door stands, and what it is to whoever plays now.

import type { CartagenaView } from './view'

/**
 * Closed doors, of which the first is knocked at next; pirates who can be used, of whom one may be just
 * revealed; those passed over by a knock in this turn; the one at work; those who are used; the Ghost.
 */
export type Door = 'closed' | 'next' | 'free' | 'fresh' | 'passed' | 'acting' | 'used' | 'ghost'

/** How a door stands. */
export function doorOf(view: CartagenaView, number: number): Door {
  const cabin = view.cabins[number]
  if (cabin === undefined || cabin.pirate === null) {
    return number === view.cabins.findIndex(({ pirate }) => pirate === null) ? 'next' : 'closed'
  }
  if (cabin.pirate === 'ghost') return 'ghost'
  if (cabin.pirate === view.used) return 'acting'
  if (!cabin.free) return 'used'
  if (view.fresh === null) return 'free'
  return view.fresh === cabin.pirate ? 'fresh' : 'passed'
}

/** How many squares the ship sails at most: one for each closed door, of which turns still open some (C2.7). */
export function furthest({ cabins, players }: CartagenaView): number {
  const closed = cabins.filter(({ pirate }) => pirate === null).length
  return Math.min(closed, cabins.length - players.length)
}
