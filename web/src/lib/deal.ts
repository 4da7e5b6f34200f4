// Verification of a table's luck, without its rules: the same as core/verification.py, which tests
// hold it against.

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Fairness } from '../generated/messages'
import { FREE } from './kept'

/** What a record must have to be verified. */
interface Sealed extends Stretch {
  log: string[]
  outcome?: unknown
  /** What others had played before: each stretch of it ends with one of the first lines. */
  head?: (Stretch & { lines: number })[]
}

/** Who sat there, and the luck of what they played. */
interface Stretch {
  seats: { bot?: string }[]
  luck?: Fairness | null
}

/** What somebody kept: the commitment, the bytes added by seat, and which kind of bot was shown on each seat. */
export interface Kept {
  commitment: string
  contributions: Record<string, string>
  seats?: string[] // nothing for a person, `free` for nobody yet; none where they were not shown before the deal
}

/** One thing that does not follow. */
export interface Doubt {
  kind:
    | 'hidden'
    | 'commitment'
    | 'seats'
    | 'bytes'
    | 'head'
    | 'unreadable'
    | 'contributors'
    | 'key'
    | 'line'
    | 'undrawn'
    | 'unended'
  found: string
  kept: string
  seat: number
  line: number // from 1
}

export interface Verdict {
  luck: Fairness | null
  doubts: Doubt[]
  /** How many of its lines come from an earlier game that was played on, and follow from its key, if from any. */
  head: number
  /** How many outcomes follow from the key, up to one that does not. */
  follow: number
}

type Drawn = [line: number, k: number, n: number]
type Stream = (n: number) => number

const NOBODY = -1
const MOST_BYTES = 64
const NUMBERS = 2n ** 64n
const HEX = /^([0-9a-f]{2})*$/i
// Lines in which nothing is drawn: what was done or said, and what happens around a game
const DONE =
  /^([0-9]{1,9}(:| says:| by \S+:) [^\n]+|[0-9]{1,9} (takes back|rewinds to line [0-9]{1,9}|(asks|resigns to|is handed over to bot) \S+|is handed over to person [^\n]+)|broken off (by agreement|after 30 days))$/
const BROKEN_OFF = /^broken off (by agreement|after 30 days)$/
const COUNTED = /^\S+ [^\n]+ \(([0-9]{1,9}) of ([0-9]{1,9})\)$/

/** Holds a record's luck against itself, line by line, and against what was kept. */
export function verify(record: unknown, kept: Kept): Verdict {
  if (!isSealed(record)) return { luck: null, doubts: [doubt('unreadable')], head: 0, follow: 0 }
  if (!record.luck) return { luck: null, doubts: [doubt('hidden')], head: 0, follow: 0 }
  const luck = { ...record.luck, contributions: record.luck.contributions ?? {} }
  const bots = record.seats.map(({ bot }) => bot ?? '')
  const doubts = differences(luck, bots, kept)
  const stretches = [...(record.head ?? []), { ...record, luck, lines: record.log.length }]
  const streams: (Stream | null)[] = []
  let begins = 0
  for (const stretch of stretches.slice(0, -1)) {
    const { stream, wrong } = open(stretch)
    if (wrong || stretch.lines <= begins || stretch.lines > record.log.length || stretch.seats.length !== bots.length)
      return { luck, doubts: [...doubts, doubt('head', { line: stretch.lines })], head: 0, follow: 0 }
    streams.push(stream)
    begins = stretch.lines
  }
  const { stream, wrong } = open({ ...record, luck })
  if (wrong) doubts.push(doubt(wrong))
  if (!stream) return { luck, doubts, head: begins, follow: 0 }
  streams.push(stream)
  const draws = drawn(record.log)
  let follow = 0
  for (const [line, k, n] of draws) {
    const below = streams[stretches.findIndex(({ lines }) => line <= lines)]
    if (!below) continue
    if (k >= n || below(n) !== k) {
      doubts.push(doubt('line', { line, found: record.log[line - 1]! }))
      break
    }
    follow++
  }
  if (draws.length === 0) doubts.push(doubt('undrawn'))
  if (!isObject(record.outcome) && !BROKEN_OFF.test(record.log.at(-1) ?? '')) doubts.push(doubt('unended'))
  return { luck, doubts, head: begins, follow }
}

/** The numbers of a stretch, where its luck is laid open, and what is wrong with that. */
function open({ seats, luck }: Stretch): { stream: Stream | null; wrong: Doubt['kind'] | null } {
  if (!luck) return { stream: null, wrong: null }
  const key = read(luck.key)
  const parts = Object.entries(luck.contributions ?? {}).map(([seat, part]) => [seat, read(part)] as const)
  if (key?.length !== 32 || parts.some(([, part]) => part === null))
    return { stream: null, wrong: 'unreadable' }
  const people = seats.flatMap(({ bot }, seat) => (bot ? [] : [String(seat)]))
  if (parts.some(([seat, part]) => !people.includes(seat) || part!.length > MOST_BYTES))
    return { stream: null, wrong: 'contributors' }
  const sealed = write(sha256(join(text('quarterdeck commitment 1\0'), key)))
  return {
    stream: below(key, parts as [string, Uint8Array][]),
    wrong: sealed === luck.commitment ? null : 'key',
  }
}

/** One outcome of a log, and whether it is the one that key and bytes lead to in its place. */
export interface Followed {
  line: number // from 1
  words: string
  follows: boolean | null // null: nobody knows, as the luck up to there is not laid open
}

/** Every outcome of a record, line by line; none where its luck cannot be read. */
export function follow(record: unknown): Followed[] {
  if (!isSealed(record) || !record.luck) return []
  const stretches = [...(record.head ?? []), { ...record, luck: record.luck, lines: record.log.length }]
  const streams = stretches.map((stretch) => open(stretch).stream)
  if (!streams.at(-1)) return []
  return drawn(record.log).map(([line, k, n]) => {
    const below = streams[stretches.findIndex(({ lines }) => line <= lines)]
    return { line, words: record.log[line - 1]!, follows: below ? k < n && below(n) === k : null }
  })
}

function differences(luck: Fairness, bots: string[], kept: Kept): Doubt[] {
  const doubts: Doubt[] = []
  const { commitment } = luck
  if (kept.commitment && commitment !== kept.commitment)
    doubts.push(doubt('commitment', { found: commitment, kept: kept.commitment }))
  if (kept.seats?.length && !sameSeats(bots, kept.seats))
    doubts.push(doubt('seats', { found: kinds(bots), kept: kinds(kept.seats) }))
  for (const [seat, added] of Object.entries(kept.contributions)) {
    const found = luck.contributions[seat] ?? ''
    if (found.toLowerCase() !== added)
      doubts.push(doubt('bytes', { found, kept: added, seat: Number(seat) }))
  }
  return doubts
}

/** Whether people and bots sit where they were shown; on a free seat either may: a bot adds nothing. */
function sameSeats(bots: string[], kept: string[]): boolean {
  return bots.length === kept.length && kept.every((old, seat) => [bots[seat], FREE].includes(old))
}

function kinds(bots: string[]): string {
  return bots.map((bot) => bot || 'person').join(', ')
}

/** The outcomes of a log as its lines count them; one that is not counted is 0 of 0, which nothing follows. */
function drawn(log: string[]): Drawn[] {
  const draws: Drawn[] = []
  log.forEach((words, index) => {
    if (DONE.test(words)) return
    const counted = COUNTED.exec(words)
    draws.push([index + 1, Number(counted?.[1] ?? 0), Number(counted?.[2] ?? 0)])
  })
  return draws
}

/** The numbers of a key and what was added to it, one after the other; with rejection sampling. */
function below(key: Uint8Array, parts: [string, Uint8Array][]): Stream {
  // Seats are whole numbers, which an object holds in their order
  const added = parts.flatMap(([seat, part]) => [
    number(Number(seat), 4),
    number(part.length, 4),
    part,
  ])
  const streamKey = hmac(sha256, key, join(text('quarterdeck luck 1\0'), ...added))
  let asked = 0
  return (n) => {
    const faces = BigInt(n)
    const fair = NUMBERS - (NUMBERS % faces)
    for (;;) {
      const block = hmac(sha256, streamKey, number(asked++, 8))
      const drawn = new DataView(block.buffer, block.byteOffset).getBigUint64(0)
      if (drawn < fair) return Number(drawn % faces)
    }
  }
}

// Bytes

function number(value: number, size: 4 | 8): Uint8Array {
  const bytes = new Uint8Array(size)
  new DataView(bytes.buffer).setUint32(size - 4, value)
  return bytes
}

function text(words: string): Uint8Array {
  return new TextEncoder().encode(words)
}

function join(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

function read(digits: string): Uint8Array | null {
  if (!HEX.test(digits)) return null
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function write(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function doubt(kind: Doubt['kind'], more: Partial<Doubt> = {}): Doubt {
  return { kind, found: '', kept: '', seat: NOBODY, line: 0, ...more }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

/** Whether what a server sent as a record can be read at all. */
function isSealed(record: unknown): record is Sealed {
  const { log, head = [] } = (record ?? {}) as Partial<Sealed>
  if (!Array.isArray(log) || !strings(log) || !Array.isArray(head)) return false
  return isStretch(record) && head.every((one) => isStretch(one) && Number.isInteger(one.lines))
}

function isStretch(stretch: unknown): stretch is Stretch {
  const { seats, luck } = (stretch ?? {}) as Partial<Stretch>
  if (!Array.isArray(seats) || !seats.every(isObject)) return false
  if (!luck) return true
  const { commitment, key, contributions } = luck
  return strings([commitment, key]) && strings(Object.values(contributions ?? {}))
}

function strings(list: unknown[]): boolean {
  return list.every((one) => typeof one === 'string')
}
