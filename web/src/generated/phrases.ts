// Made from the English words files by `make types`; do not edit.

/** What a slot of a sentence may hold; a list is written out, and counted. */
export type Slot = string | number | boolean | readonly (string | number)[]

/** What a sentence must be given: nothing where it has no slots. */
export type SlotsOf<Phrases, Key extends keyof Phrases> = [Phrases[Key]] extends [never]
  ? []
  : [slots: Record<Phrases[Key] & string, Slot>]

/** Keys whose sentences have no slots. */
export type Plain<Phrases = SharedPhrases> = {
  [Key in keyof Phrases]: [Phrases[Key]] extends [never] ? Key : never
}[keyof Phrases]

/** The sentence of a key that came over the wire, with its slots. */
export type Tell = (key: string, slots?: Record<string, unknown>) => string

/** The sentence of a key that stands in the source: the compiler knows it and its slots. */
export interface Say<Phrases = SharedPhrases> {
  <Key extends keyof Phrases>(key: Key, ...slots: SlotsOf<Phrases, Key>): string
  tell: Tell
}

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
  'said': 'seat' | 'text'
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
  'no-such-statement': 'text'
  'statements-closed': never
  'chat-empty': never
  'chat-long': 'most'
  'chat-full': never
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
  'foreign-page': never
  'not-found': never
  'label-book': never
  'label-ruling': never
  'label-recon': never
  'label-derived': never
  'label-option': never
  'label-example': never
  'name-you': never
  'crew-1': never
  'crew-2': never
  'crew-3': never
  'crew-4': never
  'crew-5': never
  'crew-6': never
  'crew-7': never
  'crew-8': never
  'log-empty': never
}

/** Words of the page. */
export interface PagePhrases {
  'page-name': never
  'page-skip': never
  'page-language': never
  'page-in-en': never
  'page-in-fr': never
  'page-home': never
  'page-close': never
  'page-no-answer': never
  'page-not-yet': never
  'page-choose': never
  'page-players': 'least' | 'most'
  'page-lead': never
  'page-play-title': never
  'page-play-lead': never
  'page-your-name': never
  'page-opponents': never
  'page-play': never
  'page-friends-title': never
  'page-friends-lead': never
  'page-friends': never
  'page-bots': never
  'page-levels': never
  'page-level-deckhand': never
  'page-level-bosun': never
  'page-level-captain': never
  'page-open': never
  'page-options': never
  'page-fair': never
  'page-credit': 'title' | 'credit'
  'page-levels-all': never
  'page-levels-one': never
  'page-level-deckhand-is': never
  'page-level-bosun-is': never
  'page-level-captain-is': never
  'page-options-note': never
  'page-usual': never
  'page-presets': never
  'page-preset-usual': never
  'page-preset-own': never
  'page-preset-part': 'option' | 'reading'
  'page-resume': never
  'page-resume-your-turn': never
  'page-resume-others-turn': never
  'page-resume-waiting': never
  'page-resume-over': never
  'page-resume-with': 'players'
  'page-resume-more': 'number'
  'page-how': never
  'page-how-here': never
  'page-how-done': never
  'page-how-more': never
  'page-how-again': never
  'page-empty-chair': never
  'page-join-title': 'title'
  'page-join-lead': 'players'
  'page-join': never
  'page-join-watch': never
  'page-waiting-title': never
  'page-waiting-lead': never
  'page-waiting-watch-title': never
  'page-waiting-watch': never
  'page-chair-you': never
  'page-chair-here': never
  'page-chair-away': never
  'page-chair-free': never
  'page-invite': never
  'page-copy': never
  'page-copied': never
  'page-send-each': never
  'page-stage-waiting': never
  'page-stage-playing': never
  'page-stage-over': never
  'page-spectator': never
  'page-connecting': never
  'page-lost': never
  'page-lost-act': never
  'page-turn': never
  'page-your-turn': never
  'page-your-turn-to': 'decision'
  'page-title-your-turn': 'title'
  'page-thinking': 'seat'
  'page-several-thinking': 'players'
  'page-hint': 'hint'
  'page-board': never
  'page-board-loading': never
  'page-board-failed': never
  'page-try-again': never
  'page-side': never
  'page-log': never
  'page-log-newest': never
  'page-why': never
  'page-why-clause': 'clause'
  'page-actions': never
  'page-actions-count': 'number'
  'page-actions-none': never
  'page-actions-filter': 'example'
  'page-actions-no-match': 'text'
  'page-refused': never
  'page-talk': never
  'page-talk-unread': 'number'
  'page-talk-history': never
  'page-talk-empty': never
  'page-talk-watching': never
  'page-talk-statements': never
  'page-talk-field': never
  'page-talk-send': never
  'page-talk-left': 'number'
  'page-talk-over': 'number'
  'page-rules': never
  'page-rulebook': never
  'page-rule': 'clause'
  'page-rule-previous': never
  'page-rule-next': never
  'page-rule-contents': never
  'page-rule-unknown': 'clause'
  'page-rule-loading': never
  'page-rule-option': 'option'
  'page-keys': never
  'page-keys-title': never
  'page-keys-note': never
  'page-keys-on': never
  'page-key-actions': never
  'page-key-log': never
  'page-key-talk': never
  'page-key-board': never
  'page-key-rules': never
  'page-key-how': never
  'page-key-help': never
  'page-key-tab': never
  'page-key-tabs': never
  'page-key-escape': never
  'page-key-close': never
  'page-end': never
  'page-end-won': 'seat'
  'page-end-you-won': never
  'page-end-shared': 'players'
  'page-end-with': 'text'
  'page-end-against': 'text'
  'page-end-nobody': never
  'page-luck-sealed': never
  'page-luck-sealed-lead': never
  'page-end-score': never
  'page-again': never
  'page-again-friends': never
  'page-record': never
  'page-record-file': 'game' | 'table'
  'page-luck': never
  'page-luck-lead': never
  'page-luck-key': never
  'page-luck-fingerprint': never
  'page-luck-bytes': 'seat'
  'page-luck-check': never
  'page-luck-command': 'file'
  'page-lost-title': never
  'page-lost-lead': never
  'page-no-table-title': never
  'page-no-table-lead': never
  'page-to-start': never
}

/** Words of Freibeuter. */
export interface FreibeuterPhrases {
  'game-line': never
  'game-lead': never
  'game-credit': never
  'filter-example': never
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
  'may-do': 'offered'
  'do-again': never
  'menu-close': never
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
  'pile-left': 'number'
  'pile-played': 'number'
  'pile-rest': 'offered'
  'discards-sea': never
  'discards-dutchman': never
  'discards-none': never
  'stores-clock': 'number'
  'doubled-none': never
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

/** Words of Meuterer. */
export interface MeutererPhrases {
  'game-line': never
  'game-lead': never
  'game-credit': never
  'filter-example': never
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
  'action-offer': 'points'
  'action-show': 'card'
  'action-leave': never
  'action-take': 'action'
  'action-fight': 'number'
  'action-sell': 'good' | 'island'
  'action-put': 'number' | 'island'
  'action-return': 'card'
  'decide-offer': never
  'decide-goods': 'captain'
  'decide-action': never
  'decide-mutiny': 'side'
  'decide-sales': 'island'
  'decide-split': 'good' | 'island' | 'least' | 'most'
  'decide-return': 'number'
  'leaving-captain': 'island'
  'leaving-mutineer': 'island'
  'nothing-bought': 'offered'
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
  'legend-recon': never
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

/** Words of Cartagena: Die Meuterei. */
export interface CartagenaPhrases {
  'game-line': never
  'game-lead': never
  'game-credit': never
  'filter-example': never
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
  'hint-undeclared': never
  'hint-last-door': never
  'hint-few-cards': 'number' | 'duels'
  'hint-excluded-soon': never
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
  'track-recon': never
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
  'hands-open': never
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

/** Words of Traîtres à bord. */
export interface TraitresPhrases {
  'game-line': never
  'game-lead': never
  'game-credit': never
  'filter-example': never
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
  'hint-last-planks': 'number'
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
