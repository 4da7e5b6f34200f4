// Made from the view, the events, the alphabet and the words of Freibeuter by `make types`; do not edit.

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

/** Words of Freibeuter. */
export interface FreibeuterPhrases {
  'game-verb': never
  'game-subtitle': never
  'game-line': never
  'game-lead': never
  'game-credit': never
  'filter-example': never
  'watched': never
  'first-player': 'seat'
  'tokens-laid': 'number'
  'dealt': 'seat' | 'sea_cards' | 'dutchman_cards'
  'dealt-own': 'seat' | 'sea' | 'dutchman'
  'boarded': 'seat' | 'value' | 'share' | 'crossing'
  'placed': 'seat' | 'region'
  'cashed': 'seat' | 'region' | 'money'
  'dutchman-sent': 'seat' | 'card' | 'region'
  'dutchman-left': 'region'
  'several-wait': 'number' | 'seat'
  'order-chosen': 'seat' | 'crossing'
  'escaped': 'value' | 'share' | 'crossing'
  'captured': 'seat' | 'value' | 'share' | 'crossing'
  'boat-returned': 'seat'
  'paid': 'seat' | 'to' | 'money' | 'boats'
  'store-encircled': 'crossing' | 'number'
  'store-paid': 'seat' | 'money' | 'boats'
  'doubler-encircled': 'crossing' | 'value'
  'borrowed': 'seat' | 'money'
  'debt-marked': 'seat'
  'drew-sea': 'seat'
  'drew-sea-own': 'seat' | 'region'
  'drew-dutchman': 'seat'
  'drew-dutchman-own': 'seat' | 'card'
  'ended-1': never
  'ended-2': never
  'ended-3': 'seat'
  'hand-opened': 'seat' | 'sea' | 'dutchman'
  'piles-opened': 'sea' | 'dutchman'
  'wealth': 'seat' | 'money' | 'ships' | 'debt' | 'wealth'
  'won': 'seat'
  'game-over': never
  'not-your-turn': 'seat'
  'no-such-action': 'number'
  'order-first': never
  'not-waiting': 'crossing'
  'draw-first': never
  'nothing-waits': never
  'no-draw-due': never
  'no-token': 'crossing'
  'no-ship': 'crossing'
  'ship-boarded': 'crossing'
  'no-sea-card': 'region'
  'region-empty': 'region'
  'no-dutchman-card': 'card'
  'completes-nothing': 'region'
  'score-start': never
  'score-cashed': 'number'
  'score-helped': 'number'
  'score-helpers': 'number'
  'score-stores': 'number'
  'score-borrowed': 'number'
  'score-ships': 'number' | 'value'
  'score-doubled': 'number' | 'value'
  'score-debt': 'debt' | 'factor'
  'source-score-start': never
  'source-score-cashed': never
  'source-score-helped': never
  'source-score-helpers': never
  'source-score-stores': never
  'source-score-borrowed': never
  'source-score-ships': never
  'source-score-doubled': never
  'source-score-debt': never
  'action-board': 'crossing'
  'action-place': 'region'
  'action-cash': 'region'
  'action-dutchman': 'line' | 'region'
  'action-draw': 'pile'
  'action-resolve': 'crossing'
  'decide-turn': 'may'
  'dutchman-idle': never
  'sea-short': 'cards'
  'boats-short': 'boats'
  'decide-order': never
  'decide-draw': never
  'term-decide-draw': never
  'option-sea_runs_out': never
  'option-sea_runs_out-must_draw': never
  'option-sea_runs_out-pile_empty': never
  'option-last_store': never
  'option-last_store-resolve_all': never
  'option-last_store-instant': never
  'verb-board': never
  'verb-place': never
  'verb-cash': never
  'verb-dutchman': never
  'verb-draw': never
  'verb-resolve': never
  'typed-board': 'crossing'
  'typed-place': 'region'
  'typed-cash': 'region'
  'typed-dutchman': 'line' | 'region'
  'typed-draw': 'pile'
  'typed-resolve': 'crossing'
  'column-money': never
  'column-boats': never
  'wealth-now': 'wealth'
  'debt-now': 'debt'
  'stores-now': 'number'
  'doubled-now': 'offered'
  'hand-own': never
  'hands-open': never
  'hand-of': 'seat'
  'sea-name': never
  'sea-keys': never
  'at-region': 'region'
  'at-ship': 'crossing' | 'value' | 'share'
  'at-store': 'crossing'
  'at-doubler': 'crossing' | 'value'
  'at-nothing': 'crossing'
  'card-sea': 'region'
  'card-dutchman': 'line' | 'card'
  'fact-open': never
  'fact-boats': 'boats' | 'seat'
  'fact-dutchman': never
  'fact-card': 'number'
  'fact-boarded': 'seat'
  'fact-unboarded': never
  'fact-sides': 'number' | 'regions'
  'fact-waiting': never
  'fact-idle': never
  'explain-ship': 'value' | 'share'
  'explain-store': never
  'explain-doubler': 'value'
  'effect-board': never
  'effect-place': never
  'effect-join': never
  'effect-cash': never
  'effect-earn': 'money'
  'effect-capture': 'seat' | 'value' | 'share' | 'crossing' | 'money'
  'effect-escape': 'value' | 'share' | 'crossing'
  'effect-store': 'crossing'
  'effect-doubler': 'value'
  'effect-draw-sea': never
  'effect-draw-dutchman': never
  'touch-board': 'value' | 'share' | 'crossing'
  'touch-ship': 'value' | 'share' | 'crossing'
  'touch-store': 'crossing'
  'touch-doubler': 'value' | 'crossing'
  'may-do': 'offered'
  'players-name': never
  'purse-turn': never
  'purse-debt': 'debt'
  'purse-money': 'money'
  'purse-stock': 'boats'
  'purse-sea': 'number'
  'purse-dutchman': 'number'
  'purse-won': 'number' | 'value' | 'doubled'
  'piles-name': never
  'pile-sea': never
  'pile-dutchman': never
  'pile-draw': never
  'pile-left': 'number'
  'pile-played': 'number'
  'pile-rest': 'offered'
  'discards-sea': never
  'discards-dutchman': never
  'discards-none': never
  'stores-clock': 'number'
  'doubled-none': never
  'goal': never
  'guide': never
  'example-1': never
  'example-2': never
  'example-3': never
  'lesson-goal': never
  'lesson-1-title': never
  'lesson-1': never
  'lesson-2-title': never
  'lesson-2': never
  'lesson-3-title': never
  'lesson-3': never
  'lesson-4-title': never
  'lesson-4': never
  'lesson-5-title': never
  'lesson-5': never
  'lesson-6-title': never
  'lesson-6': never
  'lesson-7-title': never
  'lesson-7': never
}
