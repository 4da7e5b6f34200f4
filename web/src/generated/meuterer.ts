// Made from the view, the events and the alphabet of Meuterer by `make types`; do not edit.

import type { Heard, Outcome } from './messages'

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

export type NameOfAnIslandWord =
  'Hochland' | 'Frosthöhle' | 'Grünland' | 'Karge Zunge' | 'Eisfelsen' | 'Affeninsel' |
  'Kalte Klippe' | 'Sommerland' | 'Rotes Riff' | 'Piratennest' | 'Fingerhut' | 'Sandkap'

export type CardWord =
  'rubies' | 'salt' | 'wine' | 'cloth' | 'grain' | 'conflict' | 'pirates'

export type ActionCardWord =
  'mutineer' | 'cabin-boy' | 'first-mate' | 'merchant' | 'loader'

export type KindOfGoodsWord =
  'rubies' | 'salt' | 'wine' | 'cloth' | 'grain'

export type NumberOfPointsWord =
  '0' | '1' | '2' | '3'

export type NumberWord =
  '0' | '1' | '2' | '3' | '4' | '5'

export type IslandWord =
  'Hochland' | 'Frosthöhle' | 'Grünland' | 'Karge-Zunge' | 'Eisfelsen' | 'Affeninsel' |
  'Kalte-Klippe' | 'Sommerland' | 'Rotes-Riff' | 'Piratennest' | 'Fingerhut' | 'Sandkap'

/** One event, with its entry of the log. */
export type Line = { entry: number; clause: string } & (
  | { key: 'islands-laid'; slots: { islands: NameOfAnIslandWord[] } }
  | { key: 'captain-drawn'; slots: { seat: number } }
  | { key: 'dealt'; slots: { seat: number; number: number } }
  | { key: 'dealt-own'; slots: { seat: number; cards: CardWord[] } }
  | { key: 'round-begins'; slots: { number: number; rounds: number; seat: number } }
  | { key: 'offered'; slots: { seat: number; points: number } }
  | { key: 'showed'; slots: { seat: number; card: CardWord } }
  | { key: 'pirates-sail'; slots: { seat: number; number: number; island: NameOfAnIslandWord } }
  | { key: 'robbed'; slots: { cards: CardWord[] } }
  | { key: 'captain-left'; slots: { seat: number; number: number; island: NameOfAnIslandWord } }
  | { key: 'leaves'; slots: { seat: number; number: number } }
  | { key: 'leaves-own'; slots: { seat: number; number: number; actions: ActionCardWord[] } }
  | { key: 'took'; slots: { seat: number } }
  | { key: 'took-own'; slots: { seat: number; action: ActionCardWord } }
  | { key: 'revealed'; slots: { seat: number; action: ActionCardWord } }
  | { key: 'mutineer-aims'; slots: { seat: number; number: number; island: NameOfAnIslandWord } }
  | { key: 'no-mutiny'; slots: {} }
  | { key: 'fought'; slots: { seat: number; number: number } }
  | { key: 'mutiny-failed'; slots: { mutiny: number; captain: number } }
  | { key: 'mutiny-succeeded'; slots: { mutiny: number; captain: number } }
  | { key: 'docked'; slots: { seat: number; island: NameOfAnIslandWord; points: number } }
  | { key: 'supported'; slots: { seat: number; to: number; points: number; offer: number } }
  | { key: 'cabin-boy-scored'; slots: { seat: number; points: number } }
  | { key: 'new-captain'; slots: { seat: number } }
  | { key: 'sale-chosen'; slots: { seat: number; good: KindOfGoodsWord; number: number; island: NameOfAnIslandWord } }
  | { key: 'nothing-sold'; slots: { island: NameOfAnIslandWord } }
  | { key: 'sold'; slots: { seat: number; good: KindOfGoodsWord; number: number; island: NameOfAnIslandWord; points: number; tied: number } }
  | { key: 'merchant-sold'; slots: { seat: number; good: KindOfGoodsWord; number: number; island: NameOfAnIslandWord; points: number; tied: number } }
  | { key: 'sailed'; slots: { island: NameOfAnIslandWord; behind: NameOfAnIslandWord } }
  | { key: 'stayed'; slots: { island: NameOfAnIslandWord } }
  | { key: 'renewed'; slots: { number: number } }
  | { key: 'drew'; slots: { seat: number; number: number } }
  | { key: 'drew-own'; slots: { seat: number; cards: CardWord[] } }
  | { key: 'laid-aside'; slots: { seat: number; number: number } }
  | { key: 'laid-aside-own'; slots: { seat: number; card: CardWord; number: number } }
  | { key: 'gave-back'; slots: { seat: number; number: number } }
  | { key: 'gave-back-own'; slots: { seat: number; cards: CardWord[] } }
  | { key: 'ended'; slots: { rounds: number } }
  | { key: 'hand-opened'; slots: { seat: number; cards: CardWord[] } }
  | { key: 'pile-opened'; slots: { cards: CardWord[] } }
  | { key: 'rejects-opened'; slots: { seat: number; number: number; cards: CardWord[] } }
  | { key: 'scored'; slots: { seat: number; points: number } }
  | { key: 'won'; slots: { seat: number } }
)

/** One thing you may do, in words and as verb and slots. */
export type Choice = { action: string } & (
  | { verb: 'offer'; slots: { points: NumberOfPointsWord } }
  | { verb: 'show'; slots: { card: CardWord } }
  | { verb: 'leave'; slots: {} }
  | { verb: 'take'; slots: { action: ActionCardWord } }
  | { verb: 'fight'; slots: { number: NumberWord } }
  | { verb: 'sell'; slots: { good: KindOfGoodsWord; island: IslandWord } }
  | { verb: 'put'; slots: { number: NumberWord; island: IslandWord } }
  | { verb: 'return'; slots: { card: CardWord } }
)

/** All that arrives of the game. */
export interface Meuterer {
  view: MeutererView
  line: Line
  choice: Choice
  heard: Heard
}
