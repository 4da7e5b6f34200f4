// One table as its reader sees it: what the server said so far, folded into one value.

import {
  NOTHING,
  type Around,
  type Hint,
  type Knock,
  type Offer,
  type OpenHand,
  type Seat,
  type Choice,
  type Line,
  type News,
  type Outcome,
  type Caution,
  type Phrase,
  type Refused,
  type Sent,
  type Shown,
} from '../generated/messages'
import type { Say } from '../generated/phrases'
import { recall } from './preferences'
import { HOPELESS, TableSocket, type Connection, type Wish, type World } from './socket'
import { Talk } from './talk.svelte'

/** What every game's view has. */
export interface AnyView {
  seat: number | null
  actors: number[]
  outcome?: Outcome | null
}

export class Table {
  shown = $state.raw<Shown | null>(null)
  lines = $state.raw<Line[]>([])
  told = $state.raw<Line[]>([])
  view = $state.raw<AnyView | null>(null)
  asked = $state.raw<Phrase | null>(null)
  hints = $state.raw<Caution[]>([])
  refusal = $state.raw<Refused | null>(null)
  /** How things stand around the game: clocks, who is away, proposals; and when that was heard. */
  around = $state.raw<{ said: Around; at: number } | null>(null)
  /** Whether the reader's last answer can be taken back. */
  offer = $state.raw<Offer | null>(null)
  /** What a bot would answer to the open decision. */
  hint = $state.raw<Hint | null>(null)
  /** Whether a bot thinks about it. */
  hinting = $state(false)
  /** Who knocks, for whoever opened the table. */
  knocks = $state.raw<Knock[]>([])
  /** The answer that is held back for a while before it is sent. */
  held = $state<string | null>(null)
  /** Why there is nothing to show, where the server will not show this table. */
  missing = $state.raw<Refused | null>(null)
  connection = $state<Connection>('connecting')
  /** Why the connection is lost, where the server said so. */
  why = $state.raw<Refused | undefined>()
  /** The hand that is open, where several share this screen. */
  hand = $state.raw<OpenHand | undefined>()
  /** Told after every message whether what is asked now was never before the reader, and when they leave. */
  heard: ((between: boolean) => void) | null = null

  #entry = NOTHING
  #known = false
  #decision = $state<number | null>(null)
  #choices = $state.raw<Choice[]>([])
  #pending = $state<number | null>(null)
  readonly #wishes = new Set<number>()
  #holding: ReturnType<typeof setTimeout> | undefined
  readonly #socket: TableSocket
  /** What is said beside the moves. */
  readonly talk: Talk

  constructor(
    readonly id: string,
    world?: World,
    /** Whether the reader is a stranger, who knows it by its id in the public list. */
    readonly listed = false,
    /** What the reader came by, which opens the door though many watch. */
    invitation = '',
  ) {
    const ear = {
      since: () => this.#entry,
      hand: () => this.hand,
      invitation,
      hear: (message: Sent) => this.hear(message),
      connection: (connection: Connection, why?: Refused) => {
        this.connection = connection
        this.why = why
      },
    }
    this.#socket = new TableSocket(id, ear, world, listed)
    this.talk = new Talk(this.#socket, id)
  }

  /** What may be done now; nothing while an answer is held back or on its way. */
  get choices(): Choice[] {
    return this.busy ? [] : this.#choices
  }

  get busy(): boolean {
    return this.#pending !== null || this.held !== null
  }

  /** The number of what the reader is asked. */
  get decision(): number | null {
    return this.#decision
  }

  /** Whether the reader is asked, also while their answer is on its way. */
  get deciding(): boolean {
    return this.#decision !== null
  }

  /** Whether there is anything to show beside the turn. */
  get noted(): boolean {
    const said = this.around?.said
    return !!(
      this.offer ||
      this.held ||
      this.hint ||
      this.hinting ||
      said?.paused ||
      said?.proposal ||
      // Who plays is here, whatever was true before this page was
      (said?.deserted && this.shown?.seat === null) ||
      said?.seats.some(({ clock, gone }) => clock !== null || gone !== null)
    )
  }

  get chairs(): Seat[] {
    return this.shown?.chairs ?? []
  }

  /** Whether the reader plays, and bots with them. */
  get tended(): boolean {
    const { shown } = this
    return shown?.stage === 'playing' && shown.seat !== null && this.chairs.some(({ bot }) => bot)
  }

  /** How many seats people have, or may take. */
  get people(): number {
    return this.chairs.filter(({ bot }) => !bot).length
  }

  /** Answer what is asked, after as many seconds as the reader wants to have for stopping it. */
  act(action: string): void {
    if (this.busy) return
    const wait = Number(recall('hold'))
    if (!wait || this.#decision === null) return this.#answer(action)
    this.held = action
    this.#holding = setTimeout(() => this.#answer(action), wait * 1000)
  }

  /** An answer that is held back is not sent. */
  stop(): void {
    clearTimeout(this.#holding)
    this.held = null
  }

  #answer(action: string): void {
    this.held = null
    if (this.#decision === null) return
    this.refusal = null
    this.#pending = this.#socket.act(this.#decision, action)
  }

  /** Ask what a bot would answer. */
  askHint(): void {
    if (!this.shown?.alone || this.#decision === null || this.hint || this.hinting) return
    this.hinting = true
    this.ask({ type: 'ask-hint', decision: this.#decision })
  }

  /** Ask for something around the game; a refusal is shown as for an action. */
  ask(wish: Wish): void {
    this.refusal = null
    this.#socket.ask(wish)
  }

  /** Ask for what may come too late without anybody having to hear of it. */
  wish(wish: Wish): void {
    this.#wishes.add(this.#socket.ask(wish))
  }

  /** Somebody looks at the page. */
  live(): void {
    this.#socket.live()
  }

  /** Ask anew, as whoever the reader has become. */
  refresh(): void {
    this.#entry = NOTHING
    this.#known = false
    this.#socket.refresh()
  }

  leave(): void {
    this.stop()
    this.#socket.close()
    this.heard?.(true)
    this.heard = null
  }

  hear(message: Sent): void {
    const { busy } = this
    if (message.type === 'table') this.shown = message
    else if (message.type === 'news') this.#learn(message)
    else if (message.type === 'around') this.around = { said: message, at: performance.now() }
    else if (message.type === 'knocks') this.knocks = message.knocks
    else if (message.type === 'offer') this.offer = message
    else if (message.type === 'hint') {
      this.hinting = false
      if (message.decision === this.#decision) this.hint = message
    } else if (message.type !== 'listings' && !this.talk.answered(message)) {
      if (message.ask === this.#pending) this.#pending = null
      const wished = message.ask != null && this.#wishes.delete(message.ask)
      if (message.type === 'refused' && !wished) this.#excuse(message)
    }
    this.heard?.(busy && !this.busy && message.type === 'done')
  }

  #learn(news: News): void {
    if (news.since !== NOTHING && news.entry < this.#entry) return
    const talked = this.talk.learn(news, this.#entry, this.#known, this.shown?.seat ?? null)
    const entries = news.entry - this.#entry
    const fresh =
      news.since === NOTHING ? news.told : news.told.filter((line) => line.entry > this.#entry)
    this.#entry = news.entry
    // Where nothing happened but talk, nothing on the table is touched
    if (this.#known && news.since !== NOTHING && entries > 0 && talked === entries) return
    this.lines = news.since === NOTHING ? fresh : [...this.lines, ...fresh]
    if (this.#known && fresh.length > 0 && entries > 0) this.told = fresh.filter(({ entry }) => entry > NOTHING)
    this.#known = true
    this.view = news.view as AnyView | null
    this.asked = news.asked ?? null
    this.hints = news.hints ?? []
    if (news.decision !== this.#decision) {
      this.hint = null
      this.hinting = false
      this.stop()
    }
    this.#decision = news.decision
    this.#choices = news.choices
  }

  #excuse(refused: Refused): void {
    if (this.shown === null || HOPELESS.includes(refused.key)) {
      this.missing = refused
      this.leave()
    } else {
      this.refusal = refused
      this.hinting = false
    }
  }
}

/** The players' names by seat: people's own, the crew's in the reader's language; bots with their mark. */
export function namesOf(chairs: Seat[], say: Say): string[] {
  return chairs.map(({ name, bot, crew }) => {
    if (crew) return crewName(crew, say)
    return bot ? say('bot-marked', { text: name }) : name || say('page-empty-chair')
  })
}

/** What a bot is called. The server refuses people whatever could be taken for the mark behind it. */
export function crewName(crew: number, say: Say): string {
  return say('bot-marked', { text: say.tell(`crew-${crew}`) })
}
