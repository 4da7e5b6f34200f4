// Made from the view, the events and the alphabet of Traîtres à bord by `make types`; do not edit.

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

export type RoleWord =
  'pirate' | 'mutineer'

export type CardWord =
  'plus' | 'zero' | 'minus' | 'spyglass' | 'pockets' | 'riddance' | 'catch' | 'plank'

export type LootCardWord =
  'plus' | 'zero' | 'minus'

export type SeatWord =
  '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7'

/** One event, with its entry of the log. */
export type Line = { entry: number; clause: string } & (
  | { key: 'role-dealt'; slots: { seat: number } }
  | { key: 'role-dealt-own'; slots: { seat: number; role: RoleWord } }
  | { key: 'mates-told'; slots: { seat: number } }
  | { key: 'mate-own'; slots: { seat: number; to: number } }
  | { key: 'no-mate-own'; slots: { seat: number } }
  | { key: 'dealt'; slots: { seat: number; number: number } }
  | { key: 'dealt-own'; slots: { seat: number; cards: CardWord[] } }
  | { key: 'first-drawn'; slots: { seat: number } }
  | { key: 'laid'; slots: { seat: number; claim: LootCardWord; number: number } }
  | { key: 'laid-own'; slots: { seat: number; loot: LootCardWord; claim: LootCardWord; number: number } }
  | { key: 'used-spyglass'; slots: { seat: number; number: number } }
  | { key: 'used-pockets'; slots: { seat: number; to: number } }
  | { key: 'used-riddance'; slots: { seat: number; number: number } }
  | { key: 'used-catch'; slots: { seat: number } }
  | { key: 'used-plank'; slots: { seat: number; to: number; number: number } }
  | { key: 'looked'; slots: { seat: number; number: number } }
  | { key: 'looked-own'; slots: { seat: number; cards: LootCardWord[] } }
  | { key: 'put-back'; slots: { seat: number; left: number } }
  | { key: 'put-back-own'; slots: { seat: number; loot: LootCardWord; left: number } }
  | { key: 'returned'; slots: { seat: number; left: number } }
  | { key: 'returned-own'; slots: { seat: number; card: CardWord; left: number } }
  | { key: 'thrown-away'; slots: { seat: number; number: number } }
  | { key: 'thrown-away-own'; slots: { seat: number; cards: CardWord[] } }
  | { key: 'drew'; slots: { seat: number; number: number } }
  | { key: 'drew-own'; slots: { seat: number; cards: CardWord[] } }
  | { key: 'overboard'; slots: { seat: number; role: RoleWord } }
  | { key: 'opened-chest'; slots: { seat: number } }
  | { key: 'chest-full'; slots: { cards: LootCardWord[]; total: number; target: number } }
  | { key: 'chest-short'; slots: { cards: LootCardWord[]; total: number; target: number } }
  | { key: 'mutineers-gone'; slots: {} }
  | { key: 'sides-even'; slots: { number: number } }
  | { key: 'pile-empty'; slots: {} }
  | { key: 'role-opened'; slots: { seat: number; role: RoleWord } }
  | { key: 'hand-opened'; slots: { seat: number; cards: CardWord[] } }
  | { key: 'chest-left'; slots: { cards: LootCardWord[]; total: number } }
  | { key: 'piles-opened'; slots: { cards: CardWord[]; thrown: CardWord[] } }
  | { key: 'team-won'; slots: { role: RoleWord } }
  | { key: 'won'; slots: { seat: number } }
)

/** One thing you may do, in words and as verb and slots. */
export type Choice = { action: string } & (
  | { verb: 'lay'; slots: { loot: LootCardWord; claim: LootCardWord } }
  | { verb: 'spyglass'; slots: {} }
  | { verb: 'pockets'; slots: { to: SeatWord } }
  | { verb: 'riddance'; slots: {} }
  | { verb: 'catch'; slots: {} }
  | { verb: 'plank'; slots: { to: SeatWord } }
  | { verb: 'open'; slots: {} }
  | { verb: 'put'; slots: { loot: LootCardWord } }
  | { verb: 'return'; slots: { card: CardWord } }
)

/** What a seat said in an entry of the log: a statement, or a `text` without a key. */
export type Heard = { entry: number; seat: number; text: string; clause: string } & (
  | { key: ''; slots: {} }
  | { key: 'statement-hand'; slots: { cards: CardWord[] } }
  | { key: 'statement-laid'; slots: { loot: LootCardWord } }
  | { key: 'statement-saw'; slots: { cards: LootCardWord[] } }
  | { key: 'statement-trust'; slots: { to: number } }
  | { key: 'statement-suspect'; slots: { to: number } }
)

/** All that arrives of the game. */
export interface Traitres {
  view: TraitresView
  line: Line
  choice: Choice
  heard: Heard
}

/** Cards of the chest that a Spyglass reaches (T4.2). */
export const LOOKED_AT = 3

/** Cards of the chest that Good Riddance reaches (T4.3). */
export const THROWN_OUT = 2
