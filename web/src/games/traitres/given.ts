// A view for tests: the first turn of four players, changed as a test needs it.

import type { Choice } from '../../generated/traitres'
import { choicesOf } from '../../lib/arriving'
import type { Lay, Loot, LootCard, Player, Trace, TraitresView } from './view'

export function player(changes: Partial<Player> = {}): Player {
  return { cards: 3, fresh: 0, planks: 0, aboard: true, role: null, ...changes }
}

export function lay(by: number, claim: Loot, card: Loot | null = null): Lay {
  return { by, claim, card }
}

/** A card of the chest; where nothing else is said, the lay of its own number. */
export function loot(number: number, changes: Partial<LootCard> = {}): LootCard {
  return { number, lays: [number], known_by: [], card: null, ...changes }
}

/** A card that the reader knows; where it may lie is said by whoever tests it. */
export function trace(changes: Partial<Trace> = {}): Trace {
  const nowhere = { hands: [], fresh: [], pile: [], loot: [], thrown_away: [] }
  return { seat: 0, ...nowhere, lay: null, card: null, ...changes }
}

export const choice = choicesOf<Choice>()

export function given(changes: Partial<TraitresView> = {}): TraitresView {
  return {
    seat: 0,
    actors: [0],
    phase: 'turn',
    first: 0,
    turn: 0,
    pirates: 3,
    mutineers: 1,
    target: 8,
    players: [player({ role: 'pirate' }), player(), player(), player()],
    lays: [],
    chest: [],
    looks: [],
    pile: 56,
    top: [],
    discards: 0,
    used: [],
    thrown_out: [],
    thrown_away: [],
    using: null,
    looking: 0,
    returning: 0,
    traces: [],
    role: 'pirate',
    hand: ['plus', 'minus', 'plank'],
    looked_at: [],
    opened_by: null,
    total: null,
    opened: null,
    outcome: null,
    ...changes,
  }
}
