// Made from the view, the events, the alphabet and the words of Traîtres à bord by `make types`; do not edit.

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

/** Words of Traîtres à bord. */
export interface TraitresPhrases {
  'game-verb': never
  'game-subtitle': never
  'game-line': never
  'game-lead': never
  'game-credit': never
  'filter-example': never
  'watched': never
  'role-dealt': 'seat'
  'role-dealt-own': 'seat' | 'role'
  'mates-told': 'seat'
  'mate-own': 'seat' | 'to'
  'no-mate-own': 'seat'
  'dealt': 'seat' | 'number'
  'dealt-own': 'seat' | 'cards'
  'first-drawn': 'seat'
  'laid': 'seat' | 'claim' | 'number'
  'laid-own': 'seat' | 'loot' | 'claim' | 'number'
  'used-spyglass': 'seat' | 'number'
  'used-pockets': 'seat' | 'to'
  'used-riddance': 'seat' | 'number'
  'used-catch': 'seat'
  'used-plank': 'seat' | 'to' | 'number'
  'looked': 'seat' | 'number'
  'looked-own': 'seat' | 'cards'
  'put-back': 'seat' | 'left'
  'put-back-own': 'seat' | 'loot' | 'left'
  'returned': 'seat' | 'left'
  'returned-own': 'seat' | 'card' | 'left'
  'thrown-away': 'seat' | 'number'
  'thrown-away-own': 'seat' | 'cards'
  'drew': 'seat' | 'number'
  'drew-own': 'seat' | 'cards'
  'overboard': 'seat' | 'role'
  'opened-chest': 'seat'
  'chest-full': 'cards' | 'total' | 'target'
  'chest-short': 'cards' | 'total' | 'target'
  'mutineers-gone': never
  'sides-even': 'number'
  'pile-empty': never
  'role-opened': 'seat' | 'role'
  'hand-opened': 'seat' | 'cards'
  'chest-left': 'cards' | 'total'
  'piles-opened': 'cards' | 'thrown'
  'team-won': 'role'
  'won': 'seat'
  'game-over': never
  'not-your-turn': 'seat'
  'you-are-overboard': never
  'no-such-action': 'number'
  'turn-first': never
  'put-first': never
  'return-first': never
  'not-held': 'card'
  'not-seen': 'card'
  'not-yourself': 'card'
  'target-overboard': 'to'
  'mutineer-may-not-open': never
  'action-lay': 'loot' | 'claim'
  'action-spyglass': never
  'action-pockets': 'to'
  'action-riddance': never
  'action-catch': never
  'action-plank': 'to'
  'action-open': never
  'action-put': 'loot'
  'action-return': 'card'
  'decide-turn': 'pirate'
  'decide-spyglass': 'number'
  'decide-catch': 'number'
  'hint-pile': 'number'
  'hint-last-plank': 'seat'
  'hint-chest-empty': never
  'hint-cannot-be-full': 'number' | 'target'
  'hint-said-too-little': 'number' | 'target'
  'name-plus': never
  'name-zero': never
  'name-minus': never
  'name-spyglass': never
  'name-pockets': never
  'name-riddance': never
  'name-catch': never
  'name-plank': never
  'name-pirate': never
  'name-mutineer': never
  'option-mutineers_know': never
  'option-mutineers_know-false': never
  'option-mutineers_know-true': never
  'option-planks': never
  'option-planks-book': never
  'option-planks-light': never
  'option-empty_pile': never
  'option-empty_pile-after_effect': never
  'option-empty_pile-instant': never
  'statement-hand': 'cards'
  'statement-laid': 'loot'
  'statement-saw': 'cards'
  'statement-trust': 'to'
  'statement-suspect': 'to'
  'verb-lay': never
  'verb-spyglass': never
  'verb-pockets': never
  'verb-riddance': never
  'verb-catch': never
  'verb-plank': never
  'verb-open': never
  'verb-put': never
  'verb-return': never
  'typed-lay': 'loot' | 'claim'
  'typed-spyglass': never
  'typed-pockets': 'to'
  'typed-riddance': never
  'typed-catch': never
  'typed-plank': 'to'
  'typed-open': never
  'typed-put': 'loot'
  'typed-return': 'card'
  'role-own': 'role'
  'overboard-now': never
  'hand-own': never
  'hand-of': 'seat'
  'chest-now': 'number' | 'target'
  'chest-worth': 'total' | 'target'
  'place-hand': 'seat'
  'place-chest': 'numbers'
  'place-thrown': never
  'place-pile': never
  'place-discard': 'seat'
  'pile-opened-now': never
  'players-name': never
  'player-planks': 'number'
  'player-cards': 'number'
  'player-overboard': never
  'player-turn': never
  'player-role': 'role'
  'player-role-secret': 'role'
  'player-knows': 'cards'
  'player-knows-perhaps': 'cards'
  'chest-name': never
  'chest-order': never
  'chest-top': never
  'chest-none': never
  'chest-target': 'target'
  'chest-said': 'total'
  'chest-said-between': 'low' | 'high'
  'chest-total': 'total'
  'loot-claim': 'seat' | 'claim'
  'loot-mixed': 'number' | 'claims'
  'loot-of': 'number'
  'term-mixed': never
  'term-mixed-is': never
  'loot-known': 'cards'
  'loot-among': 'card'
  'loot-perhaps': 'card'
  'loot-seen': 'names'
  'loot-lie': 'seat'
  'loot-true': 'seat'
  'pile-name': never
  'pile-top': 'number'
  'discard-name': never
  'crew-aboard': 'pirates' | 'mutineers'
  'planks-light': never
  'goal-pirate': 'target'
  'goal-mutineer': never
  'menu-turn': never
  'menu-lay': 'loot'
  'claim-said': 'text'
  'menu-truth': never
  'menu-lie': never
  'menu-spyglass': 'number'
  'menu-catch': 'number'
  'menu-back': never
  'does-plus': never
  'does-zero': never
  'does-minus': never
  'does-spyglass': never
  'does-pockets': never
  'does-riddance': never
  'does-catch': never
  'does-plank': never
  'effect-plank': 'number'
  'effect-plank-last': never
  'effect-pockets': 'number'
  'effect-lay': 'total' | 'target'
  'effect-lay-between': 'low' | 'high' | 'target'
  'effect-put': never
  'effect-return': never
  'may-do': 'offered'
  'claims-name': never
  'claim-true': never
  'claim-lie': never
  'confirm-open': never
  'winners-pirate': never
  'winners-mutineer': never
  'hands-open': never
  'say-name': never
  'say-hand': never
  'say-laid': never
  'say-saw': never
  'say-trust': never
  'say-suspect': never
  'say-add': 'card'
  'say-remove': 'card'
  'say-more': never
  'say-it': never
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

/** Cards of the chest that a Spyglass reaches (T4.2). */
export const LOOKED_AT = 3

/** Cards of the chest that Good Riddance reaches (T4.3). */
export const THROWN_OUT = 2
