// Made from the view of Meuterer by `make types`; do not edit.

import type { Outcome } from './messages'

/** An island of the ring, and which of its cells are reconstructed. */
export interface Island {
  name: string
  buys: string
  alone: number
  two: number
  three: number
  docking: number
  recon: string[]
}

/**
 * What somebody sells at an active island; the number is not yet known while it is being chosen.
 */
export interface Sold {
  good: string
  number: number
}

/** What everybody sees of a player (M1.6, M3.4). */
export interface Sailor {
  points: number
  cards: number
  shown: string[]
  fought: number
  left: number | null
  role: string | null
  here: Sold | null
  behind: Sold | null
}

/** A kind sold at both active islands: how many of it may go to the ship's (M7.5). */
export interface Split {
  good: string
  least: number
  most: number
}

/** What a Loader gave back in a round: he alone knows the cards (M1.6). */
export interface Rejects {
  round: number
  by: number
  number: number
  cards: string[]
}

/** Since the draw pile was filled, these places together hold at least these cards. */
export interface Trace {
  places: string[]
  public: string[]
  known: string[]
}

/** All that was hidden, once the game is over (G1.8). */
export interface Opened {
  hands: string[][]
  pile: string[]
  rejects: string[][]
}

/**
 * All that a seat knows and remembers. Bags of cards are sorted: they show no order and no history.
 */
export interface MeutererView {
  seat: number | null
  actors: number[]
  phase: 'action' | 'goods' | 'mutiny' | 'offer' | 'over' | 'return' | 'sales' | 'split'
  round: number
  rounds: number
  turn: number
  step: number
  captain: number
  offer: number | null
  islands: Island[]
  ship: number
  behind: number | null
  pirates: number | null
  captains_goal: number | null
  mutineers_goal: number | null
  mutiny: 'failed' | 'none' | 'succeeded' | null
  sailors: Sailor[]
  selling: number | null
  split: Split | null
  discards: string[]
  pile: number
  rejects: Rejects[]
  laid_aside: number
  due: number
  drawn: number
  traces: Trace[]
  hand: string[] | null
  action: string | null
  remaining: string[] | null
  own_drawn: string[]
  own_aside: string[]
  opened: Opened | null
  outcome: Outcome | null
}
