// Made from the view, the events, the alphabet and the words of Cartagena: Die Meuterei by `make types`; do not edit.

import type { Heard, Outcome } from './messages'

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

export type CombatCardWord =
  'pink-1' | 'pink-2' | 'pink-3' | 'grey-1' | 'grey-2' | 'grey-3'

export type PirateWord =
  'valverde' | 'diaz' | 'crackpott' | 'tembo' | 'wessel-jan' | 'dean-nero' | 'pang' | 'chang-ye' |
  'sate' | 'bijoux' | 'ojo' | 'cambivalute' | 'ghost'

export type GoldCardWord =
  'gold-1' | 'gold-2' | 'gold-3'

export type SupplyWord =
  'gold' | 'combat' | 'coin'

export type CardOfEitherKindWord =
  'pink-1' | 'pink-2' | 'pink-3' | 'grey-1' | 'grey-2' | 'grey-3' | 'gold-1' | 'gold-2' | 'gold-3'

export type SideWord =
  'valverde' | 'diaz'

export type LetterWord =
  'A' | 'B' | 'C' | 'D' | 'E'

export type SailorWord =
  '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10'

export type CardToLayWord =
  'pink-1' | 'pink-2' | 'pink-3' | 'grey-1' | 'grey-2' | 'grey-3' | 'monkey'

export type PirateToUseWord =
  'valverde' | 'diaz' | 'crackpott' | 'tembo' | 'wessel-jan' | 'dean-nero' | 'pang' | 'chang-ye' |
  'sate' | 'bijoux' | 'ojo' | 'cambivalute'

export type SeatWord =
  '0' | '1' | '2' | '3'

/** One event, with its entry of the log. */
export type Line = { entry: number; clause: string } & (
  | { key: 'dealer-drawn'; slots: { seat: number } }
  | { key: 'dealt'; slots: { seat: number; cards: CombatCardWord[] } }
  | { key: 'round-begins'; slots: { number: number; seat: number; doors: number } }
  | { key: 'opened'; slots: { seat: number; pirate: PirateWord; left: number } }
  | { key: 'haunted'; slots: { seat: number } }
  | { key: 'used'; slots: { seat: number; pirate: PirateWord } }
  | { key: 'no-effect'; slots: { seat: number; pirate: PirateWord } }
  | { key: 'drew'; slots: { seat: number; number: number } }
  | { key: 'drew-own'; slots: { seat: number; cards: CombatCardWord[] } }
  | { key: 'drew-gold'; slots: { seat: number } }
  | { key: 'drew-gold-own'; slots: { seat: number; card: GoldCardWord } }
  | { key: 'got-coins'; slots: { seat: number; number: number } }
  | { key: 'looked-diaz'; slots: { seat: number } }
  | { key: 'looked-diaz-own'; slots: { seat: number; gold: GoldCardWord; card: CombatCardWord } }
  | { key: 'chose'; slots: { seat: number; supply: SupplyWord } }
  | { key: 'chose-own'; slots: { seat: number; card: CardOfEitherKindWord; under: CardOfEitherKindWord } }
  | { key: 'looked-tembo'; slots: { seat: number } }
  | { key: 'looked-tembo-own'; slots: { seat: number; cards: CombatCardWord[] } }
  | { key: 'kept'; slots: { seat: number } }
  | { key: 'kept-own'; slots: { seat: number; card: CombatCardWord; under: CombatCardWord } }
  | { key: 'put-under'; slots: { seat: number; number: number } }
  | { key: 'put-under-own'; slots: { seat: number; card: CombatCardWord; number: number } }
  | { key: 'sold'; slots: { seat: number; number: number } }
  | { key: 'sold-own'; slots: { seat: number; card: CombatCardWord; number: number } }
  | { key: 'bought'; slots: { seat: number; number: number } }
  | { key: 'bought-own'; slots: { seat: number; card: CombatCardWord; number: number } }
  | { key: 'robbed'; slots: { seat: number; to: number } }
  | { key: 'declared'; slots: { seat: number } }
  | { key: 'declared-own'; slots: { seat: number; side: SideWord } }
  | { key: 'spied'; slots: { seat: number; to: number } }
  | { key: 'spied-own'; slots: { seat: number; to: number; side: SideWord } }
  | { key: 'took-sailors'; slots: { seat: number; letter: LetterWord } }
  | { key: 'took-sailors-own'; slots: { seat: number; letter: LetterWord; sailors: SailorWord[] } }
  | { key: 'placed'; slots: { seat: number; letter: LetterWord } }
  | { key: 'placed-own'; slots: { seat: number; letter: LetterWord; valverde: number; diaz: number } }
  | { key: 'inspected'; slots: { seat: number; letter: LetterWord } }
  | { key: 'inspected-own'; slots: { seat: number; letter: LetterWord; valverde: number; diaz: number } }
  | { key: 'arranged'; slots: { seat: number; letter: LetterWord } }
  | { key: 'arranged-own'; slots: { seat: number; letter: LetterWord; valverde: number; diaz: number } }
  | { key: 'left-it'; slots: { seat: number } }
  | { key: 'sailed'; slots: { number: number; square: number; left: number } }
  | { key: 'stayed'; slots: { square: number } }
  | { key: 'storm'; slots: { pirate: PirateWord } }
  | { key: 'landed'; slots: { square: number } }
  | { key: 'shortage'; slots: { supply: SupplyWord } }
  | { key: 'mutiny-begins'; slots: { number: number } }
  | { key: 'out-undeclared'; slots: { seat: number } }
  | { key: 'duel-begins'; slots: { letter: LetterWord; valverde: number; diaz: number } }
  | { key: 'laid'; slots: { seat: number; bout: number } }
  | { key: 'laid-own'; slots: { seat: number; card: CardToLayWord; bout: number } }
  | { key: 'revealed'; slots: { bout: number; cards: CombatCardWord[]; valverde: number; diaz: number } }
  | { key: 'monkey'; slots: { seat: number } }
  | { key: 'excluded'; slots: { seat: number } }
  | { key: 'refilled'; slots: { number: number } }
  | { key: 'paid'; slots: { seat: number } }
  | { key: 'unpaid'; slots: { seat: number } }
  | { key: 'duel-won'; slots: { side: SideWord; letter: LetterWord; valverde: number; diaz: number; tied: boolean } }
  | { key: 'mutiny-won'; slots: { side: SideWord } }
  | { key: 'ended-empty'; slots: {} }
  | { key: 'side-opened'; slots: { seat: number; side: SideWord } }
  | { key: 'hand-opened'; slots: { seat: number; cards: CombatCardWord[]; golds: GoldCardWord[] } }
  | { key: 'sailors-opened'; slots: { letter: LetterWord; valverde: number; diaz: number } }
  | { key: 'piles-opened'; slots: { cards: CombatCardWord[]; golds: GoldCardWord[] } }
  | { key: 'scored'; slots: { seat: number; points: number } }
  | { key: 'tie-broken'; slots: { seat: number; points: number } }
  | { key: 'won'; slots: { seat: number } }
  | { key: 'all-lost'; slots: {} }
)

/** One thing you may do, in words and as verb and slots. */
export type Choice = { action: string } & (
  | { verb: 'knock'; slots: {} }
  | { verb: 'use'; slots: { pirate: PirateToUseWord } }
  | { verb: 'embark'; slots: { pirate: PirateWord } }
  | { verb: 'take'; slots: { supply: SupplyWord } }
  | { verb: 'keep'; slots: { card: CombatCardWord } }
  | { verb: 'put'; slots: { card: CombatCardWord } }
  | { verb: 'sell'; slots: { card: CombatCardWord } }
  | { verb: 'buy'; slots: {} }
  | { verb: 'finish'; slots: {} }
  | { verb: 'rob'; slots: { to: SeatWord } }
  | { verb: 'declare'; slots: { side: SideWord } }
  | { verb: 'spy'; slots: { to: SeatWord } }
  | { verb: 'place'; slots: { sailor: SailorWord } }
  | { verb: 'inspect'; slots: { letter: LetterWord } }
  | { verb: 'lay'; slots: { card: CardToLayWord } }
)

/** All that arrives of the game. */
export interface Cartagena {
  view: CartagenaView
  line: Line
  choice: Choice
  heard: Heard
}

/** Words of Cartagena: Die Meuterei. */
export interface CartagenaPhrases {
  'game-verb': never
  'game-subtitle': never
  'game-line': never
  'game-lead': never
  'game-credit': never
  'filter-example': never
  'watched': never
  'dealer-drawn': 'seat'
  'dealt': 'seat' | 'cards'
  'round-begins': 'number' | 'seat' | 'doors'
  'opened': 'seat' | 'pirate' | 'left'
  'haunted': 'seat'
  'used': 'seat' | 'pirate'
  'no-effect': 'pirate' | 'seat'
  'drew': 'seat' | 'number'
  'drew-own': 'seat' | 'cards'
  'drew-gold': 'seat'
  'drew-gold-own': 'seat' | 'card'
  'got-coins': 'seat' | 'number'
  'looked-diaz': 'seat'
  'looked-diaz-own': 'seat' | 'gold' | 'card'
  'chose': 'seat' | 'supply'
  'chose-own': 'seat' | 'card' | 'under'
  'looked-tembo': 'seat'
  'looked-tembo-own': 'seat' | 'cards'
  'kept': 'seat'
  'kept-own': 'seat' | 'card' | 'under'
  'put-under': 'seat' | 'number'
  'put-under-own': 'seat' | 'card' | 'number'
  'sold': 'seat' | 'number'
  'sold-own': 'seat' | 'card' | 'number'
  'bought': 'seat' | 'number'
  'bought-own': 'seat' | 'card' | 'number'
  'robbed': 'seat' | 'to'
  'declared': 'seat'
  'declared-own': 'seat' | 'side'
  'spied': 'seat' | 'to'
  'spied-own': 'seat' | 'to' | 'side'
  'took-sailors': 'seat' | 'letter'
  'took-sailors-own': 'seat' | 'letter' | 'sailors'
  'placed': 'seat' | 'letter'
  'placed-own': 'seat' | 'letter' | 'valverde' | 'diaz'
  'inspected': 'seat' | 'letter'
  'inspected-own': 'seat' | 'letter' | 'valverde' | 'diaz'
  'arranged': 'seat' | 'letter'
  'arranged-own': 'seat' | 'letter' | 'valverde' | 'diaz'
  'left-it': 'seat'
  'sailed': 'number' | 'square' | 'left'
  'stayed': 'square'
  'storm': 'pirate'
  'landed': 'square'
  'shortage': 'supply'
  'mutiny-begins': 'number'
  'out-undeclared': 'seat'
  'duel-begins': 'letter' | 'valverde' | 'diaz'
  'laid': 'seat' | 'bout'
  'laid-own': 'seat' | 'card' | 'bout'
  'revealed': 'bout' | 'cards' | 'valverde' | 'diaz'
  'monkey': 'seat'
  'excluded': 'seat'
  'refilled': 'number'
  'paid': 'seat'
  'unpaid': 'seat'
  'duel-won': 'side' | 'letter' | 'valverde' | 'diaz' | 'tied'
  'mutiny-won': 'side'
  'ended-empty': never
  'side-opened': 'seat' | 'side'
  'hand-opened': 'seat' | 'cards' | 'golds'
  'sailors-opened': 'letter' | 'valverde' | 'diaz'
  'piles-opened': 'cards' | 'golds'
  'scored': 'seat' | 'points'
  'tie-broken': 'seat' | 'points'
  'won': 'seat'
  'all-lost': never
  'game-over': never
  'not-your-turn': 'seat'
  'already-laid': never
  'out-of-duel': never
  'no-such-action': 'number'
  'turn-first': never
  'storm-first': never
  'choose-first': never
  'keep-first': never
  'put-first': never
  'trade-first': never
  'take-first': never
  'rob-first': never
  'declare-first': never
  'ojo-first': never
  'spy-first': never
  'place-first': never
  'inspect-first': never
  'lay-first': never
  'not-here': 'pirate'
  'passed-over': 'pirate'
  'all-open': never
  'in-lifeboat': 'pirate'
  'not-held': 'card'
  'not-seen': 'card'
  'sailor-not-seen': 'number'
  'one-direction': never
  'cannot-sell': never
  'cannot-buy': never
  'nothing-to-rob': 'to'
  'not-declared': 'to'
  'no-such-letter': 'letter'
  'monkey-too-early': never
  'score-start': never
  'score-coins': 'pirate' | 'number'
  'score-sold': 'number'
  'score-bought': 'number'
  'score-robbed': 'number'
  'score-was-robbed': 'number'
  'score-monkey': 'number'
  'score-refilled': 'number'
  'score-gold': 'number' | 'value'
  'source-score-start': never
  'source-score-coins': never
  'source-score-sold': never
  'source-score-bought': never
  'source-score-robbed': never
  'source-score-was-robbed': never
  'source-score-monkey': never
  'source-score-refilled': never
  'source-score-gold': never
  'action-knock': never
  'action-use': 'pirate'
  'action-embark': 'pirate'
  'action-take': 'supply'
  'action-keep': 'card'
  'action-put': 'card'
  'action-sell': 'card'
  'action-buy': never
  'action-finish': never
  'action-rob': 'to'
  'action-declare': 'side'
  'action-spy': 'to'
  'action-place': 'sailor'
  'action-inspect': 'letter'
  'action-lay': 'card'
  'decide-turn': 'pirate' | 'left'
  'decide-storm': 'number'
  'decide-diaz': never
  'decide-tembo': never
  'decide-wessel-jan': 'number'
  'decide-dean-nero': 'trade' | 'number'
  'decide-pang': never
  'decide-chang-ye': never
  'decide-bijoux': 'declared'
  'decide-ojo-declare': never
  'decide-ojo': never
  'decide-place': 'letter'
  'decide-inspect': never
  'decide-lay': 'letter' | 'bout'
  'decide-monkey': never
  'hint-undeclared': 'squares'
  'hint-last-door': never
  'hint-few-cards': 'number' | 'duels'
  'hint-sold': 'number' | 'duels'
  'hint-excluded-soon': 'letter'
  'name-valverde': never
  'name-diaz': never
  'name-crackpott': never
  'name-tembo': never
  'name-wessel-jan': never
  'name-dean-nero': never
  'name-pang': never
  'name-chang-ye': never
  'name-sate': never
  'name-bijoux': never
  'name-ojo': never
  'name-cambivalute': never
  'name-ghost': never
  'name-pink-1': never
  'name-pink-2': never
  'name-pink-3': never
  'name-grey-1': never
  'name-grey-2': never
  'name-grey-3': never
  'name-monkey': never
  'name-gold-1': never
  'name-gold-2': never
  'name-gold-3': never
  'name-gold': never
  'name-combat': never
  'name-coin': never
  'option-track': never
  'option-track-volcano_first': never
  'option-track-coin_first': never
  'option-storm': never
  'option-storm-random': never
  'option-storm-dealer_chooses': never
  'option-shortage': never
  'option-shortage-end_of_round': never
  'option-shortage-immediate': never
  'verb-knock': never
  'verb-use': never
  'verb-embark': never
  'verb-take': never
  'verb-keep': never
  'verb-put': never
  'verb-sell': never
  'verb-buy': never
  'verb-finish': never
  'verb-rob': never
  'verb-declare': never
  'verb-spy': never
  'verb-place': never
  'verb-inspect': never
  'verb-lay': never
  'typed-knock': never
  'typed-use': 'pirate'
  'typed-embark': 'pirate'
  'typed-take': 'supply'
  'typed-keep': 'card'
  'typed-put': 'card'
  'typed-sell': 'card'
  'typed-buy': never
  'typed-finish': never
  'typed-rob': 'to'
  'typed-declare': 'side'
  'typed-spy': 'to'
  'typed-place': 'sailor'
  'typed-inspect': 'letter'
  'typed-lay': 'card'
  'round-now': 'number' | 'seat'
  'sate-now': 'number'
  'legend-storm': never
  'legend-mutiny': never
  'declared-now': never
  'undeclared-now': never
  'hand-own': never
  'golds-own': never
  'hand-of': 'seat'
  'known-under': never
  'out-cards': never
  'pile-opened-now': never
  'track-name': never
  'track-told': 'square' | 'mutiny' | 'storms'
  'track-left': 'number'
  'island-volcano': never
  'island-treasure': never
  'island-coin': never
  'would-sail': 'number'
  'row-name': never
  'door-closed': 'number'
  'door-open': 'number' | 'pirate'
  'door-used': never
  'door-passed': never
  'door-acting': never
  'lifeboat-name': never
  'lifeboat-empty': never
  'does-valverde': never
  'does-diaz': never
  'does-crackpott': never
  'does-tembo': never
  'does-wessel-jan': never
  'does-dean-nero': never
  'does-pang': never
  'does-chang-ye': never
  'does-sate': never
  'does-bijoux': never
  'does-ojo': never
  'does-cambivalute': never
  'does-ghost': never
  'may-do': 'offered'
  'players-name': never
  'player-cards': 'number'
  'player-golds': 'number'
  'player-coins': 'number'
  'player-declared': never
  'player-undeclared': never
  'player-side': 'side'
  'player-side-own': 'side'
  'player-side-seen': 'side'
  'player-spied': 'names'
  'player-dealer': never
  'player-turn': never
  'player-monkey': never
  'player-laid': never
  'player-chooses': never
  'player-left': never
  'player-out': never
  'player-knows': 'cards'
  'player-knows-under': 'cards'
  'piles-name': never
  'pile-combat': never
  'pile-gold': never
  'pile-coin': never
  'pile-under': 'number'
  'letters-name': never
  'letter-empty': 'letter'
  'letter-hidden': 'letter'
  'letter-known': 'letter' | 'valverde' | 'diaz'
  'letter-pair': 'letter' | 'low' | 'high'
  'letter-secret': never
  'letter-doubt': never
  'letter-seen': 'names'
  'letter-winner': 'side' | 'valverde' | 'diaz'
  'duel-title': 'letter' | 'bout'
  'duel-wins': 'valverde' | 'diaz' | 'needed'
  'duel-side': 'side' | 'strength' | 'sailor'
  'duel-last': never
  'duel-fighters': never
  'wealth-own': 'points'
  'side-own': 'side'
  'side-none': never
  'sheet-storm': never
  'sheet-place': 'letter'
  'sheet-monkey': never
  'sheet-hand': never
  'effect-knock': 'left'
  'effect-use': never
  'effect-embark': never
  'effect-take': 'supply'
  'effect-keep': never
  'effect-put': never
  'effect-sell': never
  'effect-buy': never
  'effect-finish': never
  'effect-rob': never
  'effect-declare': 'side'
  'effect-change': 'side'
  'effect-bluff': 'side'
  'effect-declare-secret': never
  'effect-spy': never
  'effect-inspect': never
  'effect-place': 'letter' | 'valverde' | 'diaz'
  'effect-lay': 'side' | 'number'
  'effect-lay-secret': never
  'effect-monkey': never
  'effect-monkey-coin': never
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
