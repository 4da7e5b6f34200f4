// Made from the view, the events, the alphabet and the words of Meuterer by `make types`; do not edit.

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

/** Words of Meuterer. */
export interface MeutererPhrases {
  'game-verb': never
  'game-subtitle': never
  'game-line': never
  'game-lead': never
  'game-credit': never
  'filter-example': never
  'watched': never
  'islands-laid': 'islands'
  'captain-drawn': 'seat'
  'dealt': 'seat' | 'number'
  'dealt-own': 'seat' | 'cards'
  'round-begins': 'number' | 'rounds' | 'seat'
  'offered': 'seat' | 'points'
  'showed': 'seat' | 'card'
  'pirates-sail': 'number' | 'island' | 'seat'
  'robbed': 'cards'
  'captain-left': 'seat' | 'number' | 'island'
  'leaves': 'seat' | 'number'
  'leaves-own': 'seat' | 'number' | 'actions'
  'took': 'seat'
  'took-own': 'seat' | 'action'
  'revealed': 'seat' | 'action'
  'mutineer-aims': 'seat' | 'number' | 'island'
  'no-mutiny': never
  'fought': 'seat' | 'number'
  'mutiny-failed': 'mutiny' | 'captain'
  'mutiny-succeeded': 'mutiny' | 'captain'
  'docked': 'seat' | 'points' | 'island'
  'supported': 'seat' | 'points' | 'offer' | 'to'
  'cabin-boy-scored': 'seat' | 'points'
  'new-captain': 'seat'
  'sale-chosen': 'seat' | 'number' | 'good' | 'island'
  'nothing-sold': 'island'
  'sold': 'seat' | 'island' | 'number' | 'good' | 'tied' | 'points'
  'merchant-sold': 'seat' | 'island' | 'number' | 'good' | 'tied' | 'points'
  'sailed': 'behind' | 'island'
  'stayed': 'island'
  'renewed': 'number'
  'drew': 'seat' | 'number'
  'drew-own': 'seat' | 'cards'
  'laid-aside': 'seat' | 'number'
  'laid-aside-own': 'seat' | 'card' | 'number'
  'gave-back': 'seat' | 'number'
  'gave-back-own': 'seat' | 'cards'
  'ended': 'rounds'
  'hand-opened': 'seat' | 'cards'
  'pile-opened': 'cards'
  'rejects-opened': 'seat' | 'number' | 'cards'
  'scored': 'seat' | 'points'
  'won': 'seat'
  'game-over': never
  'not-your-turn': 'seat'
  'no-such-action': 'number'
  'offer-first': never
  'goods-first': never
  'action-first': never
  'mutiny-first': never
  'sales-first': never
  'split-first': 'island' | 'least' | 'most'
  'return-first': never
  'not-held': 'card'
  'action-taken': 'action'
  'too-few-conflicts': 'number' | 'held'
  'not-shown': 'good'
  'one-card-only': 'good'
  'other-island': 'island'
  'split-range': 'least' | 'most' | 'island'
  'not-drawn': 'card'
  'score-docked-captain': 'number'
  'score-docked-mutineer': 'number'
  'score-mate': 'number'
  'score-offers': 'number'
  'score-cabin-boy': 'number'
  'score-sold': 'number'
  'score-sold-tied': 'number'
  'score-merchant': 'number'
  'source-score-docked-captain': never
  'source-score-docked-mutineer': never
  'source-score-mate': never
  'source-score-offers': never
  'source-score-cabin-boy': never
  'source-score-sold': never
  'source-score-sold-tied': never
  'source-score-merchant': never
  'action-offer': 'points'
  'action-show': 'card'
  'action-leave': never
  'action-take': 'action'
  'action-fight': 'number'
  'action-sell': 'good' | 'island'
  'action-put': 'number' | 'island'
  'action-return': 'card'
  'decide-offer': never
  'term-decide-offer': never
  'decide-goods': 'captain'
  'decide-action': never
  'decide-mutiny': 'side'
  'decide-sales': 'island'
  'decide-split': 'good' | 'island' | 'least' | 'most'
  'decide-return': 'number'
  'leaving-captain': 'island'
  'leaving-mutineer': 'island'
  'nothing-bought': 'offered'
  'unarmed': never
  'mutiny-lost': 'side'
  'mutiny-won': 'side'
  'name-rubies': never
  'name-salt': never
  'name-wine': never
  'name-cloth': never
  'name-grain': never
  'name-conflict': never
  'name-pirates': never
  'name-any': never
  'name-mutineer': never
  'name-cabin-boy': never
  'name-first-mate': never
  'name-merchant': never
  'name-loader': never
  'option-layout': never
  'option-layout-shuffled': never
  'option-layout-example': never
  'option-shown_conflicts': never
  'option-shown_conflicts-count': never
  'option-shown_conflicts-ignore': never
  'option-loader_returns': never
  'option-loader_returns-discard': never
  'option-loader_returns-under_draw': never
  'option-pirates': never
  'option-pirates-false': never
  'option-pirates-true': never
  'preset-french': never
  'verb-offer': never
  'verb-show': never
  'verb-leave': never
  'verb-take': never
  'verb-fight': never
  'verb-sell': never
  'verb-put': never
  'verb-return': never
  'typed-offer': 'points'
  'typed-show': 'card'
  'typed-leave': never
  'typed-take': 'action'
  'typed-fight': 'number'
  'typed-sell': 'good' | 'island'
  'typed-put': 'number' | 'island'
  'typed-return': 'card'
  'round-now': 'number' | 'rounds'
  'offer-now': 'points'
  'rejects-now': 'number'
  'hand-own': never
  'hand-of': 'seat'
  'hand-pile': never
  'hand-rejects': never
  'hand-remaining': never
  'ring-name': never
  'ring-keys': never
  'fact-buys': 'buys'
  'fact-prices': 'alone' | 'two' | 'three'
  'fact-docking': 'points'
  'fact-active': never
  'fact-inactive': never
  'fact-ship': never
  'fact-pirates': never
  'fact-captains-goal': never
  'fact-mutineers-goal': never
  'fact-recon': 'cells'
  'fact-sells': 'seat' | 'number' | 'good'
  'name-Karge-Zunge': never
  'name-Kalte-Klippe': never
  'name-Rotes-Riff': never
  'name-buys': never
  'name-alone': never
  'name-two': never
  'name-three': never
  'name-docking': never
  'may-do': 'offered'
  'players-name': never
  'sailor-captain': never
  'sailor-turn': never
  'sailor-points': 'points'
  'sailor-cards': 'number'
  'sailor-shows': 'cards'
  'sailor-fought': 'number'
  'sailor-left': never
  'sailor-secret': never
  'sailor-role': 'action'
  'sailor-sells': 'number' | 'good' | 'island'
  'explain-mutineer': never
  'explain-cabin-boy': never
  'explain-first-mate': never
  'explain-merchant': never
  'explain-loader': never
  'preview-captain': 'island'
  'preview-mutineer': 'island'
  'preview-show-captain': 'card' | 'island'
  'preview-show-mutineer': 'card' | 'island'
  'effect-offer': 'points'
  'effect-show-sold': 'islands'
  'effect-show-unsold': never
  'effect-show-conflict': never
  'effect-leave': never
  'effect-leave-captain': never
  'effect-take': never
  'effect-fight': 'number'
  'effect-sell': 'number' | 'others'
  'effect-put': never
  'effect-return': never
  'preview-pirates': 'island' | 'robs'
  'stage-offer': never
  'stage-goods': never
  'stage-action': never
  'stage-mutiny': never
  'stage-sales': 'island'
  'stage-split': 'good'
  'stage-return': 'number'
  'split-at': 'number' | 'island'
  'hand-held': never
  'hand-drawn': never
  'hand-aside': never
  'side-captain': never
  'side-mutiny': never
  'tally-now': 'mutiny' | 'captain'
  'tally-tie': never
  'report-title': 'number'
  'report-now': never
  'report-open': never
  'report-roles': never
  'report-gain': 'points'
  'piles-name': never
  'pile-draw': never
  'pile-discards': never
  'pile-left': 'number'
  'discards-none': never
  'rejects-of': 'seat' | 'number' | 'cards'
  'hands-open': never
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
}
