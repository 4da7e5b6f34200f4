// Made from the messages in src/quarterdeck/wire: `make types`; do not edit.

export const LONGEST_CHAT = 280
export const LONGEST_CHAT_BYTES = 840
export const LONGEST_WAIT = 25
export const LONGEST_CODE = 8
export const SHORTEST_CODE = 4
export const NOTHING = -1
export const LONGEST_ONCE = 40
export const LONGEST_REPORT = 500
export const NEVER_BEGUN_DAYS = 7
export const CHAT_DAYS = 90
export const REPORT_DAYS = 90
export const ORIGIN_DAYS = 7
export const LARGEST_FILE = 1048576
export const MOST_LINES = 10000

export type BreakReason = 'agreed' | 'untouched'

export type Matter = 'end' | 'pause' | 'bot' | 'link' | 'slow' | 'normal' | 'quick' | 'quickest'

export type Tempo = 'slow' | 'normal' | 'quick' | 'quickest'

export type Stage = 'waiting' | 'playing' | 'over'

export type TakeBackReason = 'chance' | 'moved-on' | 'learned'

export type WayKind = 'link' | 'device' | 'feed'

export type Filter = 'turn' | 'running' | 'finished'

export type Eyes = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | 'spectator' | 'open'

export type MarkKind = 'stood-in' | 'took-back' | 'went-back' | 'hinted' | 'resigned' | 'handed-over' | 'took-over' | 'broken-off'

export type ReviewState = 'queued' | 'running' | 'done' | 'failed'

export type Looks = 'worse' | 'same' | 'better'

/** The hand of a seat, opened with its secret. */
export interface OpenHand {
  seat: number
  secret: string
}

/** Show me this table from now on; I have seen its log up to and with the entry `since`. */
export interface Watch {
  type: 'watch'
  table?: string
  since?: number
  listing?: string
  hand?: OpenHand | null
  invitation?: string
}

/**
 * My answer to a decision, in the words of records; `ask` is mine, and comes back with the answer.
 */
export interface Act {
  type: 'act'
  ask: number
  decision: number
  action: string
}

/**
 * A statement of mine, in the words of records; one that has the same `once` as an earlier one is
 * that one.
 */
export interface Say {
  type: 'say'
  ask: number
  statement: string
  once?: string
}

/** What I write to everybody at the table; with `once` as for a statement. */
export interface Chat {
  type: 'chat'
  ask: number
  text: string
  once?: string
}

/** I am called otherwise at this table from now on; by the same rules as when sitting down. */
export interface Rename {
  type: 'rename'
  ask: number
  name: string
}

/** Somebody looks at this tab; sent when there was a sign of it, at most once in 30 seconds. */
export interface Alive {
  type: 'alive'
}

/** I take the answer back that I gave in this entry of the log, as was offered to me. */
export interface TakeBack {
  type: 'take-back'
  ask: number
  entry: number
}

/** Alone with bots: go back to where I gave the answer in this entry of the log. */
export interface Rewind {
  type: 'rewind'
  ask: number
  entry: number
}

/** Alone with bots: what would the best of them decide here? */
export interface AskHint {
  type: 'ask-hint'
  ask: number
  decision: number
}

/** I leave my seat to a bot for good. */
export interface Resign {
  type: 'resign'
  ask: number
}

/**
 * Shall we end the game, pause it, give away the seat of somebody gone, or have bots answer more
 * slowly or quickly?
 */
export interface Propose {
  type: 'propose'
  ask: number
  what: Matter
  about?: number | null
}

/** I agree to the proposal of this number. */
export interface Agree {
  type: 'agree'
  ask: number
  proposal: number
}

/** I do not agree to it, or take my own back. */
export interface Decline {
  type: 'decline'
  ask: number
  proposal: number
}

/** Let us go on after a pause. */
export interface Resume {
  type: 'resume'
  ask: number
}

/** I would not wait for the bots until I am asked; it is so where all who are here say it. */
export interface Skip {
  type: 'skip'
  ask: number
}

/**
 * While I read, or until a minute from now, the bots should wait; it is so where all who are here
 * read.
 */
export interface Reading {
  type: 'reading'
  ask: number
  on: boolean
}

/**
 * Who opened the table, before the game: give a free seat to a `bot`; or, without one, make a new
 * link for it.
 */
export interface Arrange {
  type: 'arrange'
  ask: number
  seat: number
  bot?: string
}

/** Who opened the table: begin now, with bots on all seats that are free. */
export interface Start {
  type: 'start'
  ask: number
  bot?: string
}

/** The game is over: let us play it again, everybody one seat on. */
export interface Rematch {
  type: 'rematch'
  ask: number
}

/**
 * One seat, as everybody sees it: a person's name, or which of the crew; whether anybody is there.
 */
export interface Seat {
  name: string
  bot: string
  crew: number
  taken: boolean
  here: boolean
  screen: number
}

/**
 * Where the same people play again, and what lets you sit down there; no `invitation` where you
 * only watched.
 */
export interface NextGame {
  table: string
  invitation: string
  screen: string[]
}

/**
 * What lets everybody check a table's luck: the commitment of before, the key of after, and
 * people's own bytes.
 */
export interface Fairness {
  commitment: string
  key: string
  contributions: Record<string, string>
}

/**
 * What a table chose, in seconds. A clock is a time for each `decision`, or a `bank` with an
 * `increment`, or none.
 */
export interface Timing {
  pace?: 'correspondence' | 'live'
  grace?: number
  silence?: number
  decision?: number
  bank?: number
  increment?: number
}

/** One of those at a screen: the seat, and whether a `code` opens the hand. */
export interface Hand {
  seat: number
  code: boolean
}

/** What table this is, who sits where, and which seat is yours (None for a spectator). */
export interface Shown {
  type: 'table'
  table: string
  game: string
  edition: number
  options: Record<string, string | boolean>
  stage: Stage
  seat: number | null
  chairs: Seat[]
  commitment: string
  invitations: (string | null)[]
  luck: Fairness | null
  build: string
  timing: Timing
  opener: boolean
  alone: boolean
  broken_off: BreakReason | null
  rematch: NextGame | null
  invitation: string
  listed: boolean
  anyone: boolean
  spectators: number
  hands: Hand[]
  overheard: boolean
  replay: string
}

/** One telling, with the entry of the log that it belongs to. */
export interface Line {
  entry: number
  clause: string
  key: string
  slots: Record<string, unknown>
}

/**
 * What a seat said in an entry of the log: a statement, as key and slots with its clause, or a
 * `text` it wrote.
 */
export interface Heard {
  entry: number
  seat: number
  text: string
  clause: string
  key: string
  slots: Record<string, unknown>
}

/** One thing you may do: its words, and the same as a verb and what fills its places. */
export interface Choice {
  action: string
  verb: string
  slots: Record<string, string>
}

/** Something to say that did not happen: a question, a caution, a refusal. */
export interface Phrase {
  key: string
  slots: Record<string, unknown>
}

/**
 * What one might overlook: the clause it follows from, and the actions it is about, where it is
 * about some.
 */
export interface Caution {
  key: string
  slots: Record<string, unknown>
  clause: string
  about: string[]
}

/**
 * What you learn from the entries after `since` up to and with `entry`, and how things stand after
 * them.
 */
export interface News {
  type: 'news'
  entry: number
  since: number
  told: Line[]
  said: Heard[]
  speaks: boolean
  view: unknown
  decision: number | null
  choices: Choice[]
  asked: Phrase | null
  hints: Caution[]
}

/** The time of one seat, in milliseconds from now on. */
export interface SeatTime {
  clock: number | null
  runs: boolean
  away: boolean
  stand_in: number | null
  gone: number | null
}

/** What a seat proposes; all `voters` must agree. `about` is the seat that is to be given away. */
export interface Proposal {
  number: number
  seat: number
  what: Matter
  voters: number[]
  agreed: number[]
  about: number | null
}

/** How things stand around the game, after whatever changed it; sent once the game has begun. */
export interface Around {
  type: 'around'
  seats: SeatTime[]
  paused: boolean
  deserted: boolean
  proposal: Proposal | null
  links: Record<string, string>
  own: number[]
  rewinds: number
  hints: number
  tempo: Tempo
  skipping: number[]
  reading: number[]
  hurried: boolean
  waiting: boolean
}

/**
 * Whether you may take back what you answered in `entry`; if not, why: `chance`, `moved-on`, or
 * `learned`.
 */
export interface Offer {
  type: 'offer'
  entry: number
  reason: TakeBackReason | null
}

/** What a bot of this kind would answer to your decision. */
export interface Hint {
  type: 'hint'
  decision: number
  bot: string
  choice: Choice
}

/** What you asked for stands in the log for good. */
export interface Done {
  type: 'done'
  ask: number
  entry: number
}

/** What you asked for was not done, and why; `ask` is null where none could be read. */
export interface Refused {
  type: 'refused'
  key: string
  slots: Record<string, unknown>
  clause: string
  ask: number | null
}

/**
 * A game one may open a table of; `presets` are options that belong together, by the name of the
 * reading.
 */
export interface GameOffered {
  name: string
  title: string
  least: number
  most: number
  options: Record<string, (string | boolean)[]>
  presets: Record<string, Record<string, string | boolean>>
  bots: string[]
  timings: Record<string, Record<string, Timing>>
  best: number
  minutes: number
  weight: number
}

/**
 * A table one sits at: `asked` where it waits for one's answer, `at` the time of its last entry in
 * milliseconds.
 */
export interface Mine {
  table: string
  game: string
  stage: Stage
  seat: number
  chairs: Seat[]
  asked: boolean
  at: number
  rewinds: number
  hints: number
  replay: string
}

/** All that the start page needs: the games, and the tables one sits at, the latest first. */
export interface Welcome {
  games: GameOffered[]
  tables: Mine[]
}

/**
 * Where friends find this server, without a path; an empty `url` means that only this computer can
 * reach it.
 */
export interface ForFriends {
  url: string
}

/**
 * Open a table: for each seat `person`, or the name of a bot; in the public list, or for anyone, if
 * wanted.
 */
export interface Open {
  game: string
  seats: string[]
  options?: Record<string, string | boolean>
  timing?: Timing
  listed?: boolean
  anyone?: boolean
  overheard?: boolean
}

/**
 * A table is open: the seal of its luck, and for each person's seat what lets one sit down on it.
 */
export interface Opened {
  table: string
  commitment: string
  invitations: (string | null)[]
  invitation: string
}

/**
 * Sit down with an invitation, under a name, adding random bytes (in hexadecimal digits) to the
 * luck.
 */
export interface Sit {
  invitation: string
  name: string
  luck?: string
}

/** Where one sits. */
export interface Seated {
  seat: number
}

/** Show me what happened since the entry I have seen, in the query of a request. */
export interface Poll {
  wait: number
  since: number
}

/**
 * Who opened the table: whether it stands in the public list, whether anyone may join; or renew its
 * one link.
 */
export interface SetDoors {
  type: 'set-doors'
  ask: number
  listed: boolean
  anyone: boolean
  renew?: boolean
  overheard?: boolean | null
}

/** Who opened the table: let somebody in who knocks, or turn them away. */
export interface LetIn {
  type: 'let-in'
  ask: number
  knock: string
  welcome?: boolean
}

/** Show me the public list from now on. */
export interface Browse {
  type: 'browse'
}

/** Somebody knocks, under a name. */
export interface Knock {
  knock: string
  name: string
}

/** Who knocks now, for whoever opened the table. */
export interface Knocks {
  type: 'knocks'
  knocks: Knock[]
}

/**
 * A seat in the public list: which kind of bot has it, or whether a person does. Nobody's name is
 * told.
 */
export interface ListedSeat {
  bot: string
  taken: boolean
}

/**
 * A table in the public list, under an id that is good while it stands there; `anyone` where one
 * may join.
 */
export interface Listed {
  listing: string
  game: string
  stage: Stage
  chairs: ListedSeat[]
  anyone: boolean
  spectators: number
}

/** The public list: those one may join first, then those that play; the latest first. */
export interface Listings {
  type: 'listings'
  tables: Listed[]
}

/** What is this invitation good for? */
export interface Look {
  invitation: string
}

/**
 * What an invitation is good for: a `free` seat; or it was `taken`, or is `void`, or `yours`
 * already.
 */
export interface Looked {
  state: 'free' | 'taken' | 'void' | 'yours'
  seat: number | null
  opener: number | null
  let_in: boolean
}

/** Answer as soon as there is something to say, or after so many seconds. */
export interface Wait {
  wait: number
}

/** What may be said aloud for so many `seconds`. */
export interface Code {
  code: string
  seconds: number
}

/** Knock at the table of a code, under a name. */
export interface KnockAt {
  code: string
  name: string
}

/**
 * One knocks at a table of this game: `waiting`, let `in` by an invitation for oneself, or turned
 * `away`.
 */
export interface Knocking {
  knock: string
  game: string
  state: 'away' | 'in' | 'waiting'
  table: string
  invitation: string
}

/** Take a seat at a listed table that anyone may join; as in `Sit`. */
export interface Join {
  name: string
  luck?: string
}

/** Where one sits. */
export interface Joined {
  table: string
  seat: number
}

/**
 * One more of those at this screen sits down; as in `Sit`, with a `code` of 4 to 8 signs where one
 * is wanted.
 */
export interface TakeHand {
  invitation: string
  name: string
  luck?: string
  code?: string
}

/** Lift the curtain before the hand of a seat, with its code where it has one. */
export interface LiftCurtain {
  seat: number
  code?: string
}

/**
 * Make a link to oneself, one for a single device, or a feed; link and feed are the same until
 * renewed.
 */
export interface MakeWay {
  kind: WayKind
  renew?: boolean
}

/**
 * A secret that leads to oneself, since when in milliseconds; one for a device is good for
 * `seconds` more.
 */
export interface Way {
  kind: WayKind
  secret: string
  made: number
  seconds: number | null
}

/** All that leads to oneself at the moment. */
export interface Ways {
  ways: Way[]
}

/** Whom does this secret lead to? Or: let this browser be them. */
export interface Claim {
  secret: string
}

/**
 * Whom a secret leads to: what they were called last, how many `tables` they have; `you` if it is
 * oneself.
 */
export interface Found {
  kind: WayKind
  you: boolean
  name: string
  tables: number
  own: number
}

/**
 * Make all badges and links void; asked again with the same `once`, as after a lost answer, it is
 * the same one.
 */
export interface SignOut {
  once?: string
}

/** Which tables one asks for: those that pass a filter, after the ones a list ended with. */
export interface ListOf {
  filter: Filter
  after: string
}

/**
 * Some of the tables one sits at, the latest first; with `more` as `after` one asks for those that
 * follow.
 */
export interface MyTables {
  tables: Mine[]
  more: string
}

/** Report who sits on a seat to the host, with a text if wanted. */
export interface Report {
  seat: number
  text?: string
}

/** The host can read it, until `until`, in milliseconds. */
export interface Reported {
  until: number
}

/** Block who sits on a seat. */
export interface Block {
  seat: number
}

/**
 * Somebody one blocks: what they were called `at` that time; their `seat`, where a table is asked
 * about.
 */
export interface Blocked {
  id: string
  name: string
  at: number
  seat: number | null
}

/** All one blocks, the latest first. */
export interface Blocks {
  people: Blocked[]
}

/**
 * One is forgotten: how many tables were deleted, and at how many a name that says nothing stands
 * for one.
 */
export interface Erased {
  deleted: number
  changed: number
}

/** From which step of which replay a game was played on. */
export interface Origin {
  replay: string
  step: number
}

/** What game a replay is of, and who was dealt in; nothing that depends on how it went on. */
export interface ReplayShown {
  replay: string
  game: string
  edition: number
  options: Record<string, string | boolean>
  chairs: Seat[]
  commitment: string
  origin: Origin | null
  seat: number | null
  withdrawable: boolean
  file: boolean
}

/**
 * Show me how things stood after a step, by these eyes, and what was told and said after the step
 * `since`.
 */
export interface Moment {
  eyes: Eyes
  step: number
  since: number
}

/** A step that is marked on the slider, and what happened around the game there. */
export interface Mark {
  step: number
  kind: MarkKind
  seat: number | null
}

/**
 * The clause that ended the game, the winners, and where the game has them each seat's score and
 * team.
 */
export interface Outcome {
  clause: string
  winners: number[]
  scores: number[]
  teams: string[]
}

/** One line of the account: the clause, a key and slots, and whose points it explains. */
export interface Reason {
  clause: string
  key: string
  slots: Record<string, unknown>
  seat: number | null
  points: number
}

/**
 * How a game ended, for who asks for that: how many steps it had, and in which line of the file
 * each one stands.
 */
export interface ReplayEnd {
  steps: number
  outcome: Outcome | null
  broken_off: BreakReason | null
  rewinds: number
  hints: number
  marks: Mark[]
  lines: number[]
  reasons: Reason[]
}

/** Under which id a record that was sent in is kept for an hour. */
export interface ReplayMade {
  replay: string
}

/** Show me what a review found, from the one with this number on. */
export interface ReviewSince {
  wait: number
  since: number
}

/** A part of the win as a search estimates it, with its standard error. */
export interface Share {
  value: number
  error: number
}

/** One decision looked at: what was done and what the search chose, in the words of records. */
export interface Judged {
  type: 'judged'
  step: number
  seat: number
  action: string
  choice: string
  value: number
  best: number
  loss: number
  doubt: number
}

/**
 * One of the costliest decisions: what was done and what was better, as the log says it to who
 * decided.
 */
export interface Costly {
  type: 'costly'
  step: number
  seat: number
  loss: number
  doubt: number
  done: Phrase
  better: Phrase
  open_value: Share
  open_best: Share
  looks: Looks
  shown: News
}

/**
 * What every seat could expect before the decision of a step, from its own view then; `laid_open`
 * with all known.
 */
export interface Chances {
  type: 'chances'
  step: number
  shares: Share[]
  laid_open: Share[]
  suspicion: ((number | null)[])[]
}

/** What every seat got in the end, after the last step, and on which of the sides it was. */
export interface Ended {
  type: 'ended'
  step: number
  shares: number[]
  sides: (string | null)[]
}

/**
 * How far a review is: how many wait before it, how much of it is done, and what it found, in
 * order.
 */
export interface Review {
  state: ReviewState
  place: number
  done: number
  of: number
  sides: string[]
  judgements: (Judged | Costly | Chances | Ended)[]
}

/**
 * Open a table for me that plays on after a step, on this seat; `bots` are the kinds on all others,
 * in order.
 */
export interface PlayOn {
  step: number
  seat: number
  bots: string[]
}

/** Make a room and lead there, or come to one, under a name. */
export interface EnterRoom {
  name: string
}

/** A room is open; whoever knows its id may come. */
export interface RoomMade {
  room: string
}

/** Show me the room when it has changed since this version of it. */
export interface RoomSince {
  wait: number
  since: number
}

/** Somebody in a room; `here` while they look. */
export interface RoomGuest {
  number: number
  name: string
  here: boolean
}

/** What a guest wrote. */
export interface RoomChat {
  number: number
  guest: number
  text: string
}

/**
 * A room as it stands at a version: where its leader is, who is there, and the last of what they
 * wrote.
 */
export interface Room {
  room: string
  replay: string
  version: number
  leader: number
  you: number
  eyes: Eyes
  step: number
  guests: RoomGuest[]
  chat: RoomChat[]
}

/** Who leads moves: to a step, with these eyes. */
export interface MoveRoom {
  eyes: Eyes
  step: number
}

/** What I write to all in the room. */
export interface ChatInRoom {
  text: string
}

/**
 * Who leads gives the lead to another guest; whoever is there takes it where the leader is gone.
 */
export interface GiveLead {
  guest: number
}

/** The whole game as one page, in a language. */
export interface StoryIn {
  language: 'en' | 'fr'
}

/**
 * One paragraph of a clause: whose word it is, the option it explains if it does, and its text.
 */
export interface Paragraph {
  label: string
  text: string
  option: string
}

/** One rule. */
export interface Clause {
  id: string
  paragraphs: Paragraph[]
}

/** Clauses under one heading of the book. */
export interface Chapter {
  title: string
  clauses: Clause[]
}

/** A rulebook in one language. */
export interface Book {
  title: string
  introduction: string
  chapters: Chapter[]
}

export type Asked = Watch | Browse | Alive | Act | Say | Chat | TakeBack | Rewind | AskHint | Resign | Propose | Agree | Decline | Resume | Skip | Reading | Arrange | Start | Rematch | SetDoors | LetIn | Rename

export type Sent = Shown | News | Around | Offer | Hint | Knocks | Listings | Done | Refused
