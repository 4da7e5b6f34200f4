// Where the ships would sail, from what the reader holds: nothing here is known to anybody else.

import { PLACES, stepsBetween } from './ring'
import type { MeutererView } from './view'

export interface Preview {
  /** Which destination leaving would set: a captain's, or a Mutineer's for whoever takes that card. */
  as: 'captain' | 'mutineer'
  goal: number
  steps: number
  /** The card that would be shown before leaving. */
  card: string | null
}

export interface Raid {
  goal: number
  steps: number
  robs: boolean
}

/** Where leaving now, or after showing a card, would send the ship, if one is in (M3.5, M4.2). */
export function previewOf(view: MeutererView, card: string | null = null): Preview | null {
  const { seat, hand } = view
  if (view.phase !== 'goods' && view.phase !== 'action') return null
  if (seat === null || hand === null || view.sailors[seat]?.left !== null) return null
  const shown = card !== null && hand.includes(card)
  const steps = hand.length - (shown ? 1 : 0)
  return {
    as: seat === view.captain ? 'captain' : 'mutineer',
    goal: (view.ship + steps) % PLACES,
    steps,
    card: shown ? card : null,
  }
}

/** Where the pirates would sail for the reader, and whether they would rob (M10.2, M10.3). */
export function raidOf(view: MeutererView): Raid | null {
  if (view.pirates === null || !view.hand?.includes('pirates')) return null
  const steps = view.hand.length - 1
  return {
    goal: (view.pirates + PLACES - steps) % PLACES,
    steps,
    robs: stepsBetween(view.pirates, view.ship, false) <= steps,
  }
}
