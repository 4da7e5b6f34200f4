// Made from the view of Traîtres à bord by `make types`; do not edit.

import type { Outcome } from './messages'

/** What everybody sees of a player (T1.5), and the role if the viewer knows it. */
export interface Player {
  cards: number
  fresh: number
  planks: number
  aboard: boolean
  role: 'mutineer' | 'pirate' | null
}

/**
 * Who laid a loot card and what was announced (T3.1); the card, if it was the viewer's own (G1.3).
 */
export interface Lay {
  by: number
  claim: 'minus' | 'plus' | 'zero'
  card: 'minus' | 'plus' | 'zero' | null
}

/**
 * A loot card, face down: from which lays it may have come, who knows which it is, and the card if
 * the viewer does.
 */
export interface LootCard {
  number: number
  lays: number[]
  known_by: number[]
  card: 'minus' | 'plus' | 'zero' | null
}

/**
 * Who looked with a Spyglass at which loot cards, by their numbers, and from which lays these came
 * (T4.2).
 */
export interface Look {
  by: number
  loot: number[]
  lays: number[]
  cards: ('minus' | 'plus' | 'zero')[] | null
}

/**
 * A card that somebody put on top of the pile (T4.4): who did, and the card if that was the viewer.
 */
export interface PileCard {
  by: number
  card: 'catch' | 'minus' | 'plank' | 'plus' | 'pockets' | 'riddance' | 'spyglass' | 'zero' | null
}

/**
 * A card of a hand that was thrown away: whose, and the card if it was the viewer's own (G1.3).
 */
export interface HandCard {
  by: number
  card: 'catch' | 'minus' | 'plank' | 'plus' | 'pockets' | 'riddance' | 'spyglass' | 'zero' | null
}

/**
 * A seat knows a card that lies in one of these places now; everyone sees that it does, only the
 * seat which card.
 */
export interface Trace {
  seat: number
  hands: number[]
  fresh: ([number, number])[]
  pile: number[]
  loot: number[]
  thrown_away: number[]
  lay: number | null
  card: 'catch' | 'minus' | 'plank' | 'plus' | 'pockets' | 'riddance' | 'spyglass' | 'zero' | null
}

/** What was hidden and lies nowhere else in a view, once the game is over (G1.8). */
export interface Opened {
  hands: (('catch' | 'minus' | 'plank' | 'plus' | 'pockets' | 'riddance' | 'spyglass' | 'zero')[])[]
  pile: ('catch' | 'minus' | 'plank' | 'plus' | 'pockets' | 'riddance' | 'spyglass' | 'zero')[]
}

/**
 * All that a seat knows and remembers. Bags of cards are sorted: they show no order and no history.
 */
export interface TraitresView {
  seat: number | null
  actors: number[]
  phase: 'catch' | 'over' | 'spyglass' | 'turn'
  first: number
  turn: number
  pirates: number
  mutineers: number
  target: number
  players: Player[]
  lays: Lay[]
  chest: LootCard[]
  looks: Look[]
  pile: number
  top: PileCard[]
  discards: number
  used: ('catch' | 'minus' | 'plank' | 'plus' | 'pockets' | 'riddance' | 'spyglass' | 'zero')[]
  thrown_out: LootCard[]
  thrown_away: HandCard[]
  using: 'catch' | 'minus' | 'plank' | 'plus' | 'pockets' | 'riddance' | 'spyglass' | 'zero' | null
  looking: number
  returning: number
  traces: Trace[]
  role: 'mutineer' | 'pirate' | null
  hand: ('catch' | 'minus' | 'plank' | 'plus' | 'pockets' | 'riddance' | 'spyglass' | 'zero')[] | null
  looked_at: ('minus' | 'plus' | 'zero')[]
  opened_by: number | null
  total: number | null
  opened: Opened | null
  outcome: Outcome | null
}
