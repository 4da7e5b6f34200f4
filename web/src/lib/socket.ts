// One tab's line to its table: it connects again by itself, says what it has seen, and repeats what
// was not answered.

import type { Alive, Asked, Browse, OpenHand, Refused, Sent, Watch } from '../generated/messages'

export type Connection = 'connecting' | 'open' | 'lost'

/** What the server answers with yes or no. */
type Ask = Exclude<Asked, Watch | Browse | Alive>

type WithoutNumber<T> = T extends Ask ? Omit<T, 'ask'> : never
/** The same before it has a number. */
export type Wish = WithoutNumber<Ask>

const FIRST_WAIT = 400 // milliseconds
const LONGEST_WAIT = 15_000
const PATIENT = 6 // the attempt from which on it waits as long as ever
const PATIENCE = 8_000 // after that an unanswered ask means that nobody is listening any more
const FULL = 'full-' // how refusals begin that wait for others to leave
/** Asking again does not help. */
export const HOPELESS = [
  'table-unknown',
  'table-broken',
  'table-closed',
  'banned',
  'listing-unknown',
  'listing-over',
  'signed-out',
]

export interface Ear {
  /** The last entry of the log that arrived here. */
  since: () => number
  /** The hand that is open, where several share this screen. */
  hand?: () => OpenHand | undefined
  /** What they came by, if anything. */
  invitation?: string
  hear: (message: Sent) => void
  /** How the line is; where the server said so, why it is lost. */
  connection: (connection: Connection, why?: Refused) => void
}

/** What a line needs of the world; tests hand in their own. */
export interface World {
  connect: (again: boolean) => WebSocket
  random: () => number
}

export const BROWSER: World = {
  connect: (again) => {
    // Where the badge no longer counts, as after another server, the attempt after this one has a new one
    if (again) void fetch('/api/me').catch(() => undefined)
    return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`)
  },
  random: Math.random,
}

/**
 * How long to wait before this attempt: twice as long each time, up to a limit, and never all
 * browsers at once.
 */
export function waitFor(attempt: number, random: () => number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt)
  return longest * (0.5 + random() / 2)
}

export class TableSocket {
  #socket: WebSocket | null = null
  #watching = false
  readonly #unanswered = new Map<number, Ask>() // in the order in which it was asked
  #asks = 0
  #attempts = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #impatience: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    readonly table: string,
    readonly ear: Ear,
    readonly world: World = BROWSER,
    /** Whether it is known by its id in the public list. */
    readonly listed = false,
  ) {
    globalThis.addEventListener?.('online', this.#hurry)
    globalThis.addEventListener?.('offline', this.#drop)
    globalThis.document?.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  // What is asked is repeated after a broken connection until the server has said yes or no. The
  // server knows an answer by its decision, and all else by a word of its own.

  act(decision: number, action: string): number {
    return this.ask({ type: 'act', decision, action })
  }

  say(statement: string): number {
    return this.ask({ type: 'say', statement, once: this.#once() })
  }

  chat(text: string): number {
    return this.ask({ type: 'chat', text, once: this.#once() })
  }

  /** Somebody looks at the page; lost if nobody hears it. */
  live(): void {
    if (this.#watching) this.#send({ type: 'alive' })
  }

  /**
   * Ask for the table again on a fresh connection, as somebody else than before or from another
   * entry on.
   */
  refresh(): void {
    if (this.#closed) return
    this.#attempts = 0
    this.#leave()
    this.#connect()
  }

  close(): void {
    this.#closed = true
    globalThis.removeEventListener?.('online', this.#hurry)
    globalThis.removeEventListener?.('offline', this.#drop)
    globalThis.document?.removeEventListener('visibilitychange', this.#hurry)
    this.#leave()
  }

  readonly #hurry = (): void => {
    if (this.#socket === null) this.refresh()
  }

  readonly #drop = (): void => {
    this.#leave()
    this.#retry()
  }

  #connect(): void {
    const socket = this.world.connect(this.#attempts > 0)
    this.#socket = socket
    socket.onopen = () => {
      const since = this.ear.since()
      const hand = this.ear.hand?.()
      const { invitation } = this.ear
      this.#send(
        this.listed
          ? { type: 'watch', listing: this.table, since }
          : { type: 'watch', table: this.table, since, ...(hand && { hand }), ...(invitation && { invitation }) },
      )
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as Sent)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#drop()
    }
  }

  #hear(message: Sent): void {
    const { type } = message
    if (
      type === 'refused' &&
      message.ask == null &&
      !HOPELESS.includes(message.key) &&
      this.#owed()
    ) {
      if (message.key.startsWith(FULL)) this.#attempts = PATIENT
      this.#leave()
      return this.#retry(message)
    }
    this.#attempts = 0
    this.ear.connection('open')
    if ((type === 'done' || type === 'refused') && message.ask !== null) {
      this.#unanswered.delete(message.ask)
      if (this.#unanswered.size === 0) clearTimeout(this.#impatience)
    }
    this.ear.hear(message)
    if (type === 'table' && !this.#watching) {
      this.#watching = true
      for (const ask of this.#unanswered.values()) this.#insist(ask)
    }
  }

  /**
   * Whether the server has not yet shown the table, or not yet answered: then a refusal of nothing
   * means trouble.
   */
  #owed(): boolean {
    return !this.#watching || this.#unanswered.size > 0
  }

  #retry(why?: Refused): void {
    if (this.#closed) return
    this.ear.connection('lost', why)
    this.#timer = setTimeout(() => this.#connect(), waitFor(this.#attempts, this.world.random))
    this.#attempts += 1
  }

  #leave(): void {
    const socket = this.#socket
    this.#socket = null
    this.#watching = false
    clearTimeout(this.#timer)
    clearTimeout(this.#impatience)
    socket?.close()
  }

  /** Ask for something; the number that comes back with the answer. */
  ask(wish: Wish): number {
    this.#asks += 1
    const ask = { ...wish, ask: this.#asks } as Ask
    this.#unanswered.set(ask.ask, ask)
    if (this.#watching) this.#insist(ask)
    return ask.ask
  }

  #once(): string {
    return String(this.world.random())
  }

  #insist(ask: Ask): void {
    this.#send(ask)
    clearTimeout(this.#impatience)
    this.#impatience = setTimeout(this.#drop, PATIENCE)
  }

  #send(message: Asked): void {
    this.#socket?.send(JSON.stringify(message))
  }
}
