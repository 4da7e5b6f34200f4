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
  'seat-barred': never
  'removed': never
  'code-unknown': never
  'codes-often': never
  'codes-rest': never
  'codes-full': never
  'knock-unknown': never
  'knocks-many': never
  'knocks-full': never
  'listing-unknown': never
  'listing-over': never
  'join-closed': never
  'wait-bad': 'most'
  'opener-only': never
  'hand-not-here': never
  'hand-code-wrong': never
  'hand-codes-often': never
  'hand-code-bad': 'least' | 'most'
  'hand-secret-wrong': never
  'game-began': never
  'time-bad': 'text' | 'least' | 'most'
  'clocks-two': never
  'already-seated': never
  'name-bad': 'most'
  'name-brackets': never
  'name-taken': 'text' | 'free'
  'luck-bad': 'most'
  'game-not-begun': never
  'game-not-over': never
  'only-watching': never
  'decision-closed': never
  'action-unknown': 'text'
  'no-such-statement': 'text'
  'statements-closed': never
  'table-unknown': never
  'table-broken': never
  'table-failed': never
  'table-closed': never
  'banned': never
  'store-failed': never
  'tables-waiting': 'most'
  'tables-playing': 'most'
  'tables-bytes': 'most'
  'tables-address': never
  'server-full': never
  'watch-first': never
  'watching-already': never
  'message-bad': never
  'not-json': never
  'too-large': never
  'too-often': never
  'crew-busy': never
  'server-failed': never
  'no-badge': never
  'foreign-page': never
  'not-found': never
  'chat-empty': never
  'chat-long': 'most' | 'bytes'
  'chat-full': never
  'full-badge': never
  'full-address': never
  'full-house': never
  'full-table': never
  'not-at-table': never
  'person-is-bot': never
  'person-missing': never
  'person-self': never
  'person-gone': never
  'report-long': 'most'
  'reports-full': never
  'reports-often': never
  'blocks-full': 'most'
  'game-in-play': never
  'way-unknown': never
  'way-used': never
  'way-expired': never
  'devices-full': 'most'
  'signed-out': never
  'table-needs-you': never
  'feed-title': never
  'feed-table': 'title' | 'players'
  'feed-since': 'date'
  'replay-unknown': never
  'replay-not-yours': never
  'replay-broken': never
  'replays-busy': never
  'step-unknown': never
  'record-bad': 'text'
  'record-breaks': 'line' | 'clause' | 'text'
  'record-long': 'most' | 'number'
  'record-slow': never
  'record-unfinished': never
  'files-full': never
  'room-unknown': never
  'room-outside': never
  'room-not-leader': never
  'room-led': never
  'room-full': never
  'rooms-full': never
  'guest-unknown': never
  'step-over': never
  'head-large': 'most'
  'head-slow': never
  'bots-count': 'number'
  'review-unknown': never
  'review-running': never
  'reviews-full': never
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
  'bot-marked': 'text'
  'log-empty': never
  'review-better': 'text'
  'review-cost': 'seat' | 'number' | 'most'
  'review-open-worse': 'number' | 'most'
  'review-open-same': 'number' | 'most'
  'review-open-better': 'number' | 'most'
  'nothing-to-take-back': never
  'rewind-alone': never
  'nothing-to-rewind': never
  'hint-alone': never
  'seat-of-bot': never
  'broken-off': never
  'paused': never
  'often-enough': 'most'
  'rewound-far': never
  'proposal-open': never
  'proposal-soon': 'seconds'
  'proposal-closed': never
  'proposal-not-yours': never
  'person-not-gone': never
  'name-deckhand': never
  'name-bosun': never
  'name-captain': never
  'stood-in': 'text' | 'seat'
  'took-back': 'seat'
  'went-back': 'seat'
  'hinted': 'seat' | 'text'
  'resigned': 'seat' | 'text'
  'went-away': 'seat'
  'came-back': 'seat'
  'handed-to-bot': 'seat' | 'text'
  'renamed': 'text' | 'seat'
  'took-over': 'text'
  'seat-free': 'seat'
  'game-paused': never
  'game-resumed': 'seat'
  'broken-off-agreed': never
  'broken-off-untouched': never
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
  'page-spectator': never
  'page-several-thinking': 'players'
  'page-actions-no-match': 'text'
  'page-refused': never
  'page-not-yet': never
  'page-renewed': never
  'page-actions-count': 'number'
  'page-actions-none': never
  'page-log-newest': never
  'page-talk-unread': 'number'
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
  'page-clock': never
  'page-clock-none': never
  'page-open': never
  'page-together': never
  'page-options': never
  'page-fair': never
  'page-credit': 'title' | 'credit'
  'page-own': never
  'page-replay-file': never
  'page-friends-more': never
  'page-code': never
  'page-knock': never
  'page-listed': never
  'page-call-me': 'text'
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
  'page-clock-kind': never
  'page-clock-kind-none': never
  'page-clock-kind-none-is': never
  'page-clock-kind-decision': never
  'page-clock-kind-decision-is': never
  'page-clock-kind-bank': never
  'page-clock-kind-bank-is': never
  'page-clock-kind-correspondence': never
  'page-clock-kind-correspondence-is': never
  'page-clock-speed': never
  'page-clock-speed-quick': never
  'page-clock-speed-normal': never
  'page-clock-speed-relaxed': never
  'page-clock-zero': never
  'page-clock-more': never
  'page-clock-grace': never
  'page-clock-silence': never
  'page-resume': never
  'page-resume-your-turn': never
  'page-resume-others-turn': never
  'page-resume-waiting': never
  'page-resume-over': never
  'page-resume-with': 'players'
  'page-resume-more': never
  'page-resume-filter': never
  'page-resume-filter-turn': never
  'page-resume-filter-running': never
  'page-resume-filter-finished': never
  'page-resume-none-turn': never
  'page-resume-none-running': never
  'page-resume-none-finished': never
  'page-resume-remove': never
  'page-resume-remove-which': 'title' | 'text'
  'page-resume-removed': never
  'page-resume-undo': never
  'page-resume-put-back': never
  'page-resume-me': never
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
  'page-way-title': never
  'page-way-lead': never
  'page-way-link': never
  'page-way-picture': never
  'page-way-renew': never
  'page-way-renew-which': never
  'page-way-seats': never
  'page-code-get': never
  'page-code-is': never
  'page-code-until': 'text'
  'page-code-knocks': never
  'page-code-opens': never
  'page-knocks': never
  'page-knocks-who': 'name'
  'page-let-in': never
  'page-let-in-who': 'name'
  'page-not-now': never
  'page-not-now-who': 'name'
  'page-title-knock': 'title'
  'page-doors': never
  'page-doors-listed': never
  'page-doors-anyone': never
  'page-doors-overheard': never
  'page-join-host': 'name'
  'page-join-seats': 'number'
  'page-join-taken-title': never
  'page-join-taken': never
  'page-join-void-title': never
  'page-join-void': never
  'page-join-listed-title': 'title'
  'page-knock-title': never
  'page-knock-lead': never
  'page-knock-code': never
  'page-knock-waiting-title': 'title'
  'page-knock-waiting': 'name'
  'page-knock-stop': never
  'page-knock-away-title': never
  'page-knock-away': never
  'page-knock-late-title': never
  'page-knock-other': never
  'page-listed-none': never
  'page-listed-seats': 'number' | 'bots' | 'free'
  'page-listed-join': never
  'page-listed-join-which': 'title' | 'text'
  'page-listed-watch': never
  'page-listed-watch-which': 'title' | 'text'
  'page-watch': never
  'page-watch-title': never
  'page-watch-players': never
  'page-watch-see': never
  'page-watch-known': never
  'page-watch-statements': never
  'page-watched': 'number'
  'page-time-decision': 'time'
  'page-time-bank': 'time' | 'more'
  'page-time-bank-only': 'time'
  'page-time-correspondence': 'time'
  'page-time-grace': 'time'
  'page-seat-new-link': never
  'page-seat-new-link-which': 'number'
  'page-seat-to-bot': never
  'page-seat-to-bot-which': 'number'
  'page-seat-open': never
  'page-seat-open-which': 'name'
  'page-seat-remove': never
  'page-seat-remove-which': 'name'
  'page-seat-remove-sure': never
  'page-seat-changed': never
  'page-start-bots': never
  'page-start': never
  'page-start-note': never
  'page-removed': never
  'page-join-begun-title': 'title'
  'page-join-begun': 'players'
  'page-join-begun-seat': never
  'page-join-begun-go': never
  'page-only-here': never
  'page-only-here-change': never
  'page-stage-waiting': never
  'page-stage-playing': never
  'page-stage-over': never
  'page-connecting': never
  'page-lost': never
  'page-lost-act': never
  'page-turn': never
  'page-your-turn': never
  'page-your-turn-to': 'decision'
  'page-title-your-turn': 'title'
  'page-thinking': 'seat'
  'page-hint': 'hint'
  'page-board': never
  'page-board-loading': never
  'page-board-failed': never
  'page-try-again': never
  'page-side': never
  'page-luck-sealed': never
  'page-log': never
  'page-why': never
  'page-why-clause': 'clause'
  'page-actions': never
  'page-actions-filter': 'example'
  'page-talk': never
  'page-together-title': 'title'
  'page-together-lead': never
  'page-together-who': never
  'page-together-name': 'number'
  'page-together-code': 'number'
  'page-together-code-short': never
  'page-together-code-least': 'least'
  'page-together-codes': 'least' | 'most'
  'page-together-add': never
  'page-together-remove': 'number'
  'page-together-friends': never
  'page-together-begin': never
  'page-together-join': never
  'page-together-shared': never
  'page-curtain-next': 'seat'
  'page-curtain-look': 'seat'
  'page-curtain-away': never
  'page-curtain-nobody': never
  'page-curtain-deciding': 'players'
  'page-curtain-code': 'seat'
  'page-curtain-lift': 'seat'
  'page-curtain-other': never
  'page-curtain-who': never
  'page-hand-open': 'seat'
  'page-hand-hide': never
  'page-hand-done': 'seat' | 'to'
  'page-hand-over': 'seat'
  'page-hand-pass': never
  'page-talk-history': never
  'page-talk-empty': never
  'page-talk-unseen': never
  'page-talk-hide': never
  'page-talk-show': never
  'page-talk-hidden': never
  'page-talk-watching': never
  'page-talk-statements': never
  'page-talk-field': never
  'page-talk-send': never
  'page-talk-left': 'number'
  'page-talk-over': 'number'
  'page-people': never
  'page-people-title': never
  'page-people-nobody': never
  'page-people-block': never
  'page-people-block-who': 'name'
  'page-people-unblock': never
  'page-people-unblock-who': 'name'
  'page-people-blocked': never
  'page-people-mute': never
  'page-people-mute-who': 'name'
  'page-people-unmute': never
  'page-people-unmute-who': 'name'
  'page-people-muted': never
  'page-people-rename': never
  'page-people-rename-go': never
  'page-people-renamed': 'name'
  'page-people-report': never
  'page-people-report-who': 'name'
  'page-people-note': never
  'page-report-title': 'name'
  'page-report-field': never
  'page-report-note': 'name' | 'number'
  'page-report-send': never
  'page-report-sent': 'name'
  'page-own-title': never
  'page-own-lead': never
  'page-own-games': never
  'page-own-waiting': 'number'
  'page-own-chat': 'number'
  'page-own-people': 'number'
  'page-own-origin': 'number'
  'page-own-ways': never
  'page-own-readers': never
  'page-own-file': never
  'page-own-file-name': never
  'page-own-blocks': never
  'page-own-blocks-none': never
  'page-own-blocked-at': 'date'
  'page-own-delete-title': never
  'page-own-delete-lead': never
  'page-own-delete': never
  'page-own-delete-sure': never
  'page-own-delete-yes': never
  'page-own-deleted': 'deleted' | 'changed'
  'page-own-done': never
  'page-resume-delete': never
  'page-resume-delete-which': 'title' | 'text'
  'page-resume-delete-sure': never
  'page-resume-deleted': never
  'page-me-title': never
  'page-me-lead': never
  'page-me-link': never
  'page-me-link-why': never
  'page-me-renew': never
  'page-me-renew-sure': never
  'page-me-renewed': never
  'page-me-device': never
  'page-me-device-why': never
  'page-me-device-show': never
  'page-me-device-code': never
  'page-me-device-link': never
  'page-me-device-left': 'time'
  'page-me-feed': never
  'page-me-feed-why': never
  'page-me-feed-make': never
  'page-me-feed-end': never
  'page-me-feed-end-yes': never
  'page-me-feed-ended': never
  'page-me-leave': never
  'page-me-forget-why': never
  'page-me-forget': never
  'page-me-forget-yes': never
  'page-me-out-why': never
  'page-me-out': never
  'page-me-out-yes': never
  'page-me-out-done': never
  'page-me-be-title': 'name'
  'page-me-be-somebody': never
  'page-me-be-lead': 'number'
  'page-me-be-device': never
  'page-me-be-own': 'number'
  'page-me-be-keep': never
  'page-me-be-yes': never
  'page-me-be-no': never
  'page-me-be-you': never
  'page-me-be-on': never
  'page-me-note': never
  'page-me-copy-own': never
  'page-me-note-more': never
  'page-rules': never
  'page-rulebook': never
  'page-rule': 'clause'
  'page-rule-previous': never
  'page-rule-next': never
  'page-rule-contents': never
  'page-rule-unknown': 'clause'
  'page-rule-loading': never
  'page-rule-option': 'option'
  'page-rule-came': 'number'
  'page-rule-came-here': 'number'
  'page-rule-only': 'number'
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
  'page-menu': never
  'page-around': never
  'page-clock-left': never
  'page-away': never
  'page-away-stand-in': 'text'
  'page-deserted': never
  'page-time-seconds': 'seconds'
  'page-time-hours': 'hours' | 'minutes'
  'page-time-days': 'days' | 'hours'
  'page-time-warning': 'text'
  'page-take-back': never
  'page-no-way-back': 'text'
  'page-held': never
  'page-held-stop': never
  'page-hint-ask': never
  'page-hint-what': never
  'page-hint-thinking': never
  'page-hinted': 'text' | 'action'
  'page-back-here': never
  'page-proposed': 'what' | 'seat' | 'to'
  'page-proposed-agreed': 'players' | 'others'
  'page-agree': never
  'page-decline': never
  'page-withdraw': never
  'page-paused': never
  'page-go-on': never
  'page-menu-title': never
  'page-menu-nothing': never
  'page-propose-end': never
  'page-propose-pause': never
  'page-pause': never
  'page-end-game': never
  'page-end-sure': never
  'page-end-yes': never
  'page-resign': never
  'page-resign-sure': never
  'page-resign-yes': never
  'page-give-bot': 'seat'
  'page-give-link': 'seat'
  'page-seat-link': 'seat'
  'page-hold': never
  'page-rewound-times': 'rewinds' | 'hints'
  'page-rematch': never
  'page-next-join': never
  'page-next-watch': never
  'page-next-form': never
  'page-key-undo': never
  'page-key-hint': never
  'page-end': never
  'page-end-won': 'seat'
  'page-end-you-won': never
  'page-end-shared': 'players'
  'page-end-with': 'text'
  'page-end-against': 'text'
  'page-end-nobody': never
  'page-end-score': never
  'page-again': never
  'page-reasons': never
  'page-reasons-why': never
  'page-reasons-sum': never
  'page-story': never
  'page-record': never
  'page-record-file': 'game' | 'table'
  'page-luck': never
  'page-luck-sealed-lead': never
  'page-luck-checking': never
  'page-luck-holds': never
  'page-luck-partly': never
  'page-luck-fails': never
  'page-luck-unfetched': never
  'page-luck-retry': never
  'page-luck-lead': never
  'page-luck-here': never
  'page-luck-shown-same': never
  'page-luck-shown-late': never
  'page-luck-shown-other': never
  'page-luck-shown-unknown': never
  'page-luck-added-same': never
  'page-luck-added-other': never
  'page-luck-added-gone': never
  'page-luck-added-unknown': never
  'page-luck-added-watching': never
  'page-luck-added-late': never
  'page-luck-added-nobody': never
  'page-luck-seats-other': never
  'page-luck-head': 'line'
  'page-luck-head-other': 'line'
  'page-luck-key-fits': never
  'page-luck-key-other': never
  'page-luck-draws': 'number'
  'page-luck-stray': 'line'
  'page-luck-undrawn': never
  'page-luck-unended': never
  'page-luck-unreadable': never
  'page-luck-others': never
  'page-luck-others-lead': 'players'
  'page-luck-rules': never
  'page-luck-rules-lead': never
  'page-luck-copy': never
  'page-luck-nobody': never
  'page-luck-nobody-lead': never
  'page-luck-numbers': never
  'page-luck-key': never
  'page-luck-fingerprint': never
  'page-luck-bytes': 'seat'
  'page-luck-resealed': never
  'page-stage-replay': never
  'replay-title': 'title'
  'replay-none-title': never
  'replay-moment': never
  'replay-deal': never
  'replay-quiet': never
  'replay-asked': 'players' | 'decision'
  'replay-last': never
  'replay-playback': never
  'replay-slider': never
  'replay-step': 'number'
  'replay-step-of': 'number' | 'most'
  'replay-first': never
  'replay-back': never
  'replay-on': never
  'replay-play': never
  'replay-pause': never
  'replay-speed': never
  'replay-eyes': never
  'replay-eyes-own': 'text'
  'replay-eyes-spectator': never
  'replay-eyes-open': never
  'replay-link': never
  'replay-copy-link': never
  'replay-side': never
  'replay-luck': never
  'replay-unspoilt': never
  'replay-show-end': never
  'replay-to-end': never
  'replay-length': 'number'
  'replay-marks': never
  'replay-withdraw-lead': never
  'replay-withdraw': never
  'replay-withdraw-yes': never
  'replay-withdrawn': never
  'replay-kept-hour': never
  'replay-file': never
  'replay-file-lead': never
  'replay-file-reading': 'text'
  'replay-luck-lead': never
  'replay-luck-check': never
  'replay-luck-lines': never
  'replay-luck-follows': 'line'
  'replay-luck-strays': 'line'
  'replay-luck-unknown': 'line'
  'replay-luck-more': 'number'
  'replay-luck-show': never
  'replay-open': never
  'replay-open-which': 'title' | 'text'
  'replay-key-step': never
  'replay-key-ends': never
  'replay-key-play': never
  'replay-key-seats': never
  'replay-key-spectator': never
  'replay-key-open': never
  'replay-key-space': never
  'mark-stood-in': 'seat'
  'mark-took-back': 'seat'
  'mark-went-back': 'seat'
  'mark-hinted': 'seat'
  'mark-resigned': 'seat'
  'mark-handed-over': 'seat'
  'mark-took-over': 'seat'
  'mark-broken-off': never
  'page-review': never
  'page-review-lead': never
  'page-review-begin': never
  'page-review-queued': 'number'
  'page-review-running': never
  'page-review-done': never
  'page-review-failed': never
  'page-review-costliest': never
  'page-review-whose': never
  'page-review-everybody': never
  'page-review-none': never
  'page-review-go': 'number'
  'page-review-show': never
  'page-review-shown': never
  'page-review-supposed': never
  'page-review-back': never
  'page-review-chances': never
  'page-review-open': never
  'page-review-open-what': never
  'page-review-own-what': never
  'page-review-curve': never
  'page-review-now': 'number'
  'page-review-share': 'seat' | 'number' | 'most'
  'page-review-suspicion': never
  'page-review-suspicion-what': never
  'page-review-side': never
  'page-review-suspected': 'seat' | 'number'
  'page-review-unsuspected': 'seat'
  'page-story-title': never
  'page-story-search': never
  'page-story-player': never
  'page-story-everybody': never
  'page-story-fold': never
  'page-story-unfold': never
  'page-story-copy': never
  'page-story-before': never
  'page-story-turn': 'seat'
  'page-story-lines-of': 'number' | 'text'
  'page-story-found': 'number'
  'page-story-nothing': never
  'page-story-undone': 'text'
  'page-lost-title': never
  'page-lost-lead': never
  'page-no-table-title': never
  'page-no-table-lead': never
  'page-to-start': never
  'page-plain-yes': never
  'page-plain-no': never
  'page-plain-nothing': never
  'onward': never
  'onward-title': never
  'onward-lead': never
  'onward-seat': never
  'onward-go': never
}
