// One tab's line to its table: it connects again by itself, says what it has seen, and repeats what
// was not answered.

import type { Act, Sent, Watch } from '../generated/messages'

export type Connection = 'connecting' | 'open' | 'lost'

const FIRST_WAIT = 400 // milliseconds
const LONGEST_WAIT = 15_000
const PATIENCE = 8_000 // after that an unanswered act means that nobody is listening any more
const HOPELESS = ['table-unknown', 'table-broken'] // asking again does not help

export interface Ear {
  /** The last entry of the log that arrived here. */
  since: () => number
  hear: (message: Sent) => void
  connection: (connection: Connection) => void
}

/** What a line needs of the world; tests hand in their own. */
export interface World {
  connect: () => WebSocket
  random: () => number
}

const BROWSER: World = {
  connect: () =>
    new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`),
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
  #unanswered: Act | null = null
  #asks = 0
  #attempts = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #impatience: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    readonly table: string,
    readonly ear: Ear,
    readonly world: World = BROWSER,
  ) {
    globalThis.addEventListener?.('online', this.#hurry)
    globalThis.addEventListener?.('offline', this.#drop)
    globalThis.document?.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  /**
   * Answer a decision; the answer is repeated after a broken connection until the server has said
   * yes or no.
   */
  act(decision: number, action: string): number {
    this.#asks += 1
    this.#unanswered = { type: 'act', ask: this.#asks, decision, action }
    if (this.#watching) this.#insist(this.#unanswered)
    return this.#asks
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
    const socket = this.world.connect()
    this.#socket = socket
    socket.onopen = () => this.#send({ type: 'watch', table: this.table, since: this.ear.since() })
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
      return this.#drop()
    }
    this.#attempts = 0
    this.ear.connection('open')
    if ((type === 'done' || type === 'refused') && message.ask === this.#unanswered?.ask) {
      this.#unanswered = null
      clearTimeout(this.#impatience)
    }
    this.ear.hear(message)
    if (type === 'table' && !this.#watching) {
      this.#watching = true
      if (this.#unanswered !== null) this.#insist(this.#unanswered)
    }
  }

  /**
   * Whether the server has not yet shown the table, or not yet answered: then a refusal of nothing
   * means trouble.
   */
  #owed(): boolean {
    return !this.#watching || this.#unanswered !== null
  }

  #retry(): void {
    if (this.#closed) return
    this.ear.connection('lost')
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

  #insist(act: Act): void {
    this.#send(act)
    clearTimeout(this.#impatience)
    this.#impatience = setTimeout(this.#drop, PATIENCE)
  }

  #send(message: Watch | Act): void {
    this.#socket?.send(JSON.stringify(message))
  }
}
