// Made from the view of Cartagena: Die Meuterei by `make types`; do not edit.

import type { Outcome } from './messages'

/** The squares of the track, counted from 0, and whether they are reconstructed. */
export interface Track {
  volcano: number
  treasure: number
  coin: number
  storms: number[]
  mutiny: number
  recon: boolean
}

/** A door of the row: who is behind it, once it is open, and whether he can still be used. */
export interface Cabin {
  pirate: string | null
  free: boolean
}

/**
 * A face-down card that somebody knows (G1.3): everyone sees who does and whose it was, only they
 * see the card.
 */
export interface Slot {
  known_by: number[]
  origin: number | null
  later: number
  card: string | null
}

/**
 * A pile: cards in no order, then those under it, the first to be drawn first; and cards being
 * looked at.
 */
export interface Pile {
  cards: number
  under: Slot[]
  looked_at: Slot[]
}

/** What everybody sees of a player (C1.3), and what the viewer knows of his cards. */
export interface Player {
  cards: number
  golds: number
  coins: number
  declared: boolean
  spied_by: number[]
  mutineer: boolean
  fighting: boolean
  laid: boolean
  public_cards: string[]
  known_cards: string[]
  known_golds: string[]
  side: 'diaz' | 'valverde' | null
}

/**
 * Two duel spaces: who knows which sailors stand there, and on which sides; the viewer's own
 * knowledge.
 */
export interface Letter {
  letter: string
  placed: boolean
  seen_by: number[]
  sides_seen_by: number[]
  pair: number[]
  valverde: number | null
  diaz: number | null
  played: string[]
  winner: 'diaz' | 'valverde' | null
}

/** A duel being fought, or the last one. */
export interface Duel {
  letter: string
  bout: number
  valverde: number
  diaz: number
  played: string[]
}

/** All that was hidden, once the game is over (G1.8). */
export interface Opened {
  hands: string[][]
  golds: string[][]
  pile: string[]
  under: string[]
  gold_pile: string[]
  gold_under: string[]
}

/**
 * All that a seat knows and remembers. Bags of cards are sorted: they show no order and no history.
 */
export interface CartagenaView {
  seat: number | null
  actors: number[]
  phase: 'bijoux' | 'chang-ye' | 'dean-nero' | 'diaz' | 'inspect' | 'lay' | 'monkey' | 'ojo' | 'ojo-declare' | 'over' | 'pang' | 'place' | 'storm' | 'tembo' | 'turn' | 'wessel-jan'
  round: number
  dealer: number
  turn: number
  turns: number
  track: Track
  ship: number
  storms: number
  cabins: Cabin[]
  fresh: string | null
  used: string | null
  sate: number
  lifeboat: string | null
  exchanged: number
  trade: 'buy' | 'sell' | null
  coin_island: number
  combat: Pile
  gold: Pile
  players: Player[]
  unplaced: number
  letters: Letter[]
  letter: string | null
  taken: number[]
  duel: Duel | null
  hand: string[] | null
  golds: string[] | null
  laid: string | null
  opened: Opened | null
  outcome: Outcome | null
}
