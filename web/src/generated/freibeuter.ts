// Made from the view of Freibeuter by `make types`; do not edit.

import type { Outcome } from './messages'

/**
 * What the ships of a kind are worth, what they pay a helper's boat, and whether they count double
 * (F8.2).
 */
export interface Ship {
  value: number
  share: number
  doubled: boolean
}

/** What everybody sees of a player (F1.3, F1.4). */
export interface Owner {
  money: number
  debt: number
  stock: number
  sea_cards: number
  dutchman_cards: number
  boats: string[]
  boarded: string[]
  captured: number[]
  wealth: number
}

/** The cards of one hand or of both piles: regions, and rows or columns. */
export interface Hand {
  sea: string[]
  dutchman: string[]
}

/**
 * All that a seat knows and remembers. Card bags are sorted: they show no order and no history.
 */
export interface FreibeuterView {
  seat: number | null
  actors: number[]
  phase: 'draw' | 'order' | 'over' | 'turn'
  turn: number
  tokens: Record<string, string>
  gone: Record<string, string>
  ships: Ship[]
  owners: Owner[]
  hand: Hand | null
  discards: Hand
  sea_pile: number
  dutchman_pile: number
  dutchman: string | null
  waiting: string[]
  stores_left: number
  opened_hands: Hand[]
  opened_piles: Hand | null
  outcome: Outcome | null
}
