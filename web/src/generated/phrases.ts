// Made from HOUSE, PAGE and the phrases of every game by `make types`; do not edit.

/** What a slot of a sentence may hold; a list is written out, and counted. */
export type Slot = string | number | boolean | readonly (string | number)[]

/** What a sentence must be given: nothing where it has no slots. */
export type SlotsOf<Phrases, Key extends keyof Phrases> = [Phrases[Key]] extends [never]
  ? []
  : [slots: Record<Phrases[Key] & string, Slot>]

/** The sentence of a key that stands in the source: the compiler knows its slots. */
export type Say<Phrases = SharedPhrases> = <Key extends keyof Phrases>(
  key: Key,
  ...slots: SlotsOf<Phrases, Key>
) => string

/** The sentence of a key that came over the wire, with its slots. */
export type Tell = (key: string, slots?: Record<string, unknown>) => string

/** What every page can say. */
export type SharedPhrases = HousePhrases & PagePhrases

/** Words of the house. */
export interface HousePhrases {
  'players-count': 'number' | 'least' | 'most'
  'option-unknown': 'option' | 'offered'
  'option-value': 'option' | 'value' | 'offered'
  'edition-unknown': 'number' | 'most'
  'no-such-seat': 'number'
  'no-statements': never
  'already-spoke': never
  'game-unknown': 'text' | 'offered'
  'seat-kind-unknown': 'text' | 'offered'
  'nobody-plays': never
  'invitation-unknown': never
  'seat-taken': never
  'already-seated': never
  'name-bad': 'most'
  'luck-bad': 'most'
  'game-not-begun': never
  'game-not-over': never
  'only-watching': never
  'decision-closed': never
  'action-unknown': 'text'
  'table-unknown': never
  'table-broken': never
  'table-failed': never
  'store-failed': never
  'watch-first': never
  'watching-already': never
  'message-bad': never
  'too-large': never
  'too-often': never
  'no-badge': never
  'page-foreign': never
  'not-found': never
  'label-book': never
  'label-ruling': never
  'label-recon': never
  'label-derived': never
  'label-option': never
  'label-example': never
  'labelled': 'label'
  'clause-unknown': 'text'
  'chapters': never
  'name-you': never
  'crew-1': never
  'crew-2': never
  'crew-3': never
  'crew-4': never
  'seat-person': 'seat'
  'seat-deckhand': 'seat'
  'welcome': 'title'
  'how-to-move': never
  'luck-committed': 'commitment'
  'luck-key': 'key'
  'luck-keep': never
  'luck-seeded': 'seed'
  'press-enter': never
  'pass-to': 'seat'
  'pass-enter': 'seat'
  'seen-enter': 'seat'
  'whats-new': never
  'log-more': 'number'
  'log-empty': never
  'prompt': 'seat'
  'help': never
  'help-verbs': 'verbs'
  'other-components': never
  'command-help': never
  'command-log': never
  'command-why': never
  'command-rules': never
  'command-quit': never
  'command-all': never
  'input-unknown': 'text'
  'input-number': 'number' | 'most'
  'input-several': 'text' | 'offered'
  'refused': 'reason' | 'clause'
  'refused-several': 'text' | 'reason' | 'clause'
  'why-what': never
  'left': never
  'no-record': never
  'record-written': 'file'
  'record-check': 'file'
  'game-over-title': never
  'end-won': 'seat'
  'demonstration': 'title'
  'left-out': 'number'
  'unfinished': never
}

/** Words of the page. */
export interface PagePhrases {
}

/** Words of Freibeuter. */
export interface FreibeuterPhrases {
  'first-player': 'seat'
  'tokens-laid': 'number'
  'dealt': 'seat' | 'sea_cards' | 'dutchman_cards'
  'dealt-own': 'seat' | 'sea' | 'dutchman'
  'boarded': 'seat' | 'crossing' | 'token' | 'value' | 'share'
  'placed': 'seat' | 'region'
  'cashed': 'seat' | 'region' | 'money'
  'dutchman-sent': 'seat' | 'card' | 'region'
  'dutchman-left': 'region'
  'several-wait': 'seat' | 'number'
  'order-chosen': 'seat' | 'crossing'
  'escaped': 'crossing' | 'token' | 'value' | 'share'
  'captured': 'seat' | 'crossing' | 'token' | 'value' | 'share'
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
  'goal': never
  'guide': never
  'verbs': never
  'decide-turn': 'may'
  'decide-order': never
  'decide-draw': never
  'token-ship': never
  'token-store': never
  'token-doubler': never
  'column-money': never
  'column-boats': never
  'column-cards': never
  'ships-none': never
  'wealth-now': 'wealth'
  'debt-now': 'debt'
  'piles-now': 'sea' | 'dutchman'
  'stores-now': 'number'
  'doubled-now': 'offered'
  'legend-ship': never
  'legend-boarded': never
  'legend-store': never
  'legend-doubler': never
  'legend-card': never
  'legend-dutchman': never
  'legend-gone': never
  'hand-own': never
  'hand-of': 'seat'
  'hand-piles': never
  'hand-sea': 'sea'
  'hand-dutchman': 'dutchman'
  'to-decide': 'seat' | 'decision'
  'dutchman-idle': never
  'boats-short': 'boats'
  'end-F11_1': never
  'end-F11_2': never
  'end-F11_3': never
  'verb-board': never
  'action-board': 'crossing'
  'typed-board': 'crossing'
  'verb-place': never
  'action-place': 'region'
  'typed-place': 'region'
  'verb-cash': never
  'action-cash': 'region'
  'typed-cash': 'region'
  'verb-dutchman': never
  'action-dutchman': 'line' | 'region'
  'typed-dutchman': 'line' | 'region'
  'verb-draw': never
  'action-draw': 'pile'
  'typed-draw': 'pile'
  'verb-resolve': never
  'action-resolve': 'crossing'
  'typed-resolve': 'crossing'
  'option-sea_runs_out': never
  'option-sea_runs_out-must_draw': never
  'option-sea_runs_out-pile_empty': never
  'option-last_store': never
  'option-last_store-resolve_all': never
  'option-last_store-instant': never
}
