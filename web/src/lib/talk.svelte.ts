// What is said at a table: statements and messages, what of it is new, and what the reader writes.

import { NOTHING, type Done, type Heard, type News, type Refused } from '../generated/messages'
import { recall } from './preferences'

/** Who carries it to the others; answers come back with the number that is returned. */
export interface Voice {
  say: (statement: string) => number
  chat: (text: string) => number
}

export class Talk {
  said = $state.raw<Heard[]>([])
  /** What others said last, to be announced: a new list each time. */
  news = $state.raw<Heard[]>([])
  /** How much others said since the reader last looked. */
  unread = $state(0)
  /** Whether the reader may make a statement now. */
  speaks = $state(false)
  /** What the reader is writing. */
  draft = $state('')
  refusal = $state.raw<Refused | null>(null)
  #sent = $state.raw<{ ask: number; text: string } | null>(null)
  #stating = $state<number | null>(null)
  #readers = 0

  constructor(
    readonly voice: Voice,
    readonly table = '',
  ) {}

  /** Whether the reader wants to see it; statements are part of the game. */
  hears({ key, seat }: Heard): boolean {
    const muted = recall(`muted-${this.table}`)?.split(',') ?? []
    return key !== '' || (recall('chat') === null && !muted.includes(`${seat}`))
  }

  /** Whether something of the reader's is on its way. */
  get busy(): boolean {
    return this.#sent !== null || this.#stating !== null
  }

  /** Whether a statement can be made now, and none is on its way. */
  get free(): boolean {
    return this.speaks && this.#stating === null
  }

  chat(): void {
    const text = this.draft
    if (this.#sent !== null || text.trim() === '') return
    this.refusal = null
    this.#sent = { ask: this.voice.chat(text), text }
  }

  declare(statement: string): void {
    if (!this.free) return
    this.refusal = null
    this.#stating = this.voice.say(statement)
  }

  /** Whether an answer is to something said here; what was sent leaves the field, what was refused stays. */
  answered(answer: Done | Refused): boolean {
    const sent = this.#sent
    if (answer.ask === null || (answer.ask !== sent?.ask && answer.ask !== this.#stating)) {
      return false
    }
    if (answer.ask === sent?.ask) {
      this.#sent = null
      if (answer.type === 'done' && this.draft === sent.text) this.draft = ''
    } else this.#stating = null
    if (answer.type === 'refused') this.refusal = answer
    return true
  }

  /** Add what was said after an entry; how much that is. */
  learn(news: News, entry: number, known: boolean, seat: number | null): number {
    const whole = news.since === NOTHING
    const fresh = whole ? news.said : news.said.filter((heard) => heard.entry > entry)
    this.speaks = news.speaks
    if (fresh.length > 0 || whole) this.said = whole ? fresh : [...this.said, ...fresh]
    const others = fresh.filter(
      (heard) => heard.entry > entry && heard.seat !== seat && this.hears(heard),
    )
    if (known && others.length > 0) {
      this.news = others
      if (this.#readers === 0) this.unread += others.length
    }
    return fresh.length
  }

  /** The reader looks, until the function that is returned is called. */
  look(): () => void {
    this.#readers += 1
    this.unread = 0
    return () => void (this.#readers -= 1)
  }
}
