// Made from the view, the events and the alphabet of Cartagena: Die Meuterei by `make types`; do not edit.

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
