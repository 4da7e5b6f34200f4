// Made from src/quarterdeck/wire/messages.py by `make types`; do not edit.

export const LONGEST_CHAT = 280
export const LONGEST_CHAT_BYTES = 840
export const NOTHING = -1
export const LONGEST_ONCE = 40
export const LONGEST_REPORT = 500
export const NEVER_BEGUN_DAYS = 7
export const CHAT_DAYS = 90
export const REPORT_DAYS = 90
export const ORIGIN_DAYS = 7

export type Stage = 'waiting' | 'playing' | 'over'

/** Show me this table from now on; I have seen its log up to and with the entry `since`. */
export interface Watch {
  type: 'watch'
  table: string
  since?: number
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

/**
 * One seat, as everybody sees it: a person's name, or which of the crew; whether anybody is there.
 */
export interface Seat {
  name: string
  bot: string
  crew: number
  taken: boolean
  here: boolean
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

/** Something to say that did not happen: a question, a hint, a refusal. */
export interface Phrase {
  key: string
  slots: Record<string, unknown>
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
  hints: Phrase[]
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

/** Open a table: for each seat `person`, or the name of a bot. */
export interface Open {
  game: string
  seats: string[]
  options?: Record<string, string | boolean>
}

/**
 * A table is open: the seal of its luck, and for each person's seat what lets one sit down on it.
 */
export interface Opened {
  table: string
  commitment: string
  invitations: (string | null)[]
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

export type Asked = Watch | Act | Say | Chat

export type Sent = Shown | News | Done | Refused
