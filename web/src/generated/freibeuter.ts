// Made from the view, the events and the alphabet of Freibeuter by `make types`; do not edit.

import type { Heard, Outcome } from './messages'

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

export type RegionWord =
  'A1' | 'B1' | 'C1' | 'D1' | 'E1' | 'F1' | 'G1' | 'A2' | 'B2' | 'C2' | 'D2' | 'E2' | 'F2' | 'G2' |
  'A3' | 'B3' | 'C3' | 'D3' | 'E3' | 'F3' | 'G3' | 'A4' | 'B4' | 'C4' | 'D4' | 'E4' | 'F4' | 'G4' |
  'A5' | 'B5' | 'C5' | 'D5' | 'E5' | 'F5' | 'G5' | 'A6' | 'B6' | 'C6' | 'D6' | 'E6' | 'F6' | 'G6' |
  'A7' | 'B7' | 'C7' | 'D7' | 'E7' | 'F7' | 'G7'

export type DutchmanCardWord =
  '1' | '2' | '3' | '4' | '5' | '6' | '7' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'

export type CrossingWord =
  'A1' | 'B1' | 'C1' | 'D1' | 'E1' | 'F1' | 'A2' | 'B2' | 'C2' | 'D2' | 'E2' | 'F2' | 'A3' | 'B3' |
  'C3' | 'D3' | 'E3' | 'F3' | 'A4' | 'B4' | 'C4' | 'D4' | 'E4' | 'F4' | 'A5' | 'B5' | 'C5' | 'D5' |
  'E5' | 'F5' | 'A6' | 'B6' | 'C6' | 'D6' | 'E6' | 'F6'

export type TokenWord =
  'ship1' | 'ship2' | 'ship3' | 'ship4' | 'store' | 'doubler1' | 'doubler2' | 'doubler3' |
  'doubler4'

export type LineWord =
  'row' | 'column'

export type PileWord =
  'sea' | 'dutchman'

/** One event, with its entry of the log. */
export type Line = { entry: number; clause: string } & (
  | { key: 'first-player'; slots: { seat: number } }
  | { key: 'tokens-laid'; slots: { number: number } }
  | { key: 'dealt'; slots: { seat: number; sea_cards: number; dutchman_cards: number } }
  | { key: 'dealt-own'; slots: { seat: number; sea: RegionWord[]; dutchman: DutchmanCardWord[] } }
  | { key: 'boarded'; slots: { seat: number; crossing: CrossingWord; token: TokenWord; value: number; share: number } }
  | { key: 'placed'; slots: { seat: number; region: RegionWord } }
  | { key: 'cashed'; slots: { seat: number; region: RegionWord; money: number } }
  | { key: 'dutchman-sent'; slots: { seat: number; card: DutchmanCardWord; region: RegionWord } }
  | { key: 'dutchman-left'; slots: { region: RegionWord } }
  | { key: 'several-wait'; slots: { seat: number; number: number } }
  | { key: 'order-chosen'; slots: { seat: number; crossing: CrossingWord } }
  | { key: 'escaped'; slots: { crossing: CrossingWord; token: TokenWord; value: number; share: number } }
  | { key: 'captured'; slots: { seat: number; crossing: CrossingWord; token: TokenWord; value: number; share: number } }
  | { key: 'boat-returned'; slots: { seat: number } }
  | { key: 'paid'; slots: { seat: number; to: number; money: number; boats: number } }
  | { key: 'store-encircled'; slots: { crossing: CrossingWord; number: number } }
  | { key: 'store-paid'; slots: { seat: number; money: number; boats: number } }
  | { key: 'doubler-encircled'; slots: { crossing: CrossingWord; value: number } }
  | { key: 'borrowed'; slots: { seat: number; money: number } }
  | { key: 'debt-marked'; slots: { seat: number } }
  | { key: 'drew-sea'; slots: { seat: number } }
  | { key: 'drew-sea-own'; slots: { seat: number; region: RegionWord } }
  | { key: 'drew-dutchman'; slots: { seat: number } }
  | { key: 'drew-dutchman-own'; slots: { seat: number; card: DutchmanCardWord } }
  | { key: 'ended-1'; slots: {} }
  | { key: 'ended-2'; slots: {} }
  | { key: 'ended-3'; slots: { seat: number } }
  | { key: 'hand-opened'; slots: { seat: number; sea: RegionWord[]; dutchman: DutchmanCardWord[] } }
  | { key: 'piles-opened'; slots: { sea: RegionWord[]; dutchman: DutchmanCardWord[] } }
  | { key: 'wealth'; slots: { seat: number; money: number; ships: number; debt: number; wealth: number } }
  | { key: 'won'; slots: { seat: number } }
)

/** One thing you may do, in words and as verb and slots. */
export type Choice = { action: string } & (
  | { verb: 'board'; slots: { crossing: CrossingWord } }
  | { verb: 'place'; slots: { region: RegionWord } }
  | { verb: 'cash'; slots: { region: RegionWord } }
  | { verb: 'dutchman'; slots: { line: LineWord; region: RegionWord } }
  | { verb: 'draw'; slots: { pile: PileWord } }
  | { verb: 'resolve'; slots: { crossing: CrossingWord } }
)

/** All that arrives of the game. */
export interface Freibeuter {
  view: FreibeuterView
  line: Line
  choice: Choice
  heard: Heard
}
