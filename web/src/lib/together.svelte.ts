// Several look at one replay: whoever leads moves, the others follow if they like, and all may write.

import { LONGEST_WAIT, NOTHING, type Room, type RoomGuest, type RoomMade } from '../generated/messages'
import type { Replay } from './replay.svelte'
import { ask, Refusal } from './wire'

const AGAIN = 3000 // milliseconds until a room that does not answer is asked again
const SETTLED = 150 // milliseconds after which the others are told where the leader looks
const OVER = ['room-unknown', 'replay-unknown'] // after these a room is asked nothing any more

/** What is asked of the server about rooms. */
export interface RoomSource {
  open: (name: string) => Promise<RoomMade>
  enter: (room: string, name: string) => Promise<Room>
  look: (room: string, since: number, signal: AbortSignal) => Promise<Room>
  leave: (room: string) => Promise<void>
  tell: (room: string, what: 'move' | 'chat' | 'lead', wish: object) => Promise<void>
}

export function roomsOf(replay: string): RoomSource {
  return {
    open: (name) => ask(`/api/replays/${replay}/rooms`, { name }),
    enter: (room, name) => ask(`/api/rooms/${room}/guests`, { name }),
    look: (room, since, signal) =>
      ask(`/api/rooms/${room}?since=${since}&wait=${since < 0 ? 0 : LONGEST_WAIT}`, undefined, 'GET', signal),
    leave: (room) => ask(`/api/rooms/${room}/guests`, undefined, 'DELETE'),
    tell: (room, what, wish) => ask(`/api/rooms/${room}/${what}`, wish),
  }
}

export class Together {
  /** The room as it was last heard of; none before one is inside. */
  room = $state.raw<Room | null>(null)
  /** Whether the reader goes where the leader goes. */
  following = $state(true)
  /** Whether one must say first who one is. */
  outside = $state(false)
  /** Whether the room does not answer just now. */
  lost = $state(false)
  /** The room that was left, and may be come back to. */
  left = $state('')
  trouble = $state.raw<Refusal | null>(null)
  #polling: AbortController | null = null
  #settling: ReturnType<typeof setTimeout> | undefined
  #led = false

  constructor(
    readonly replay: Replay,
    readonly source: RoomSource,
  ) {
    // Whoever goes somewhere on their own follows no longer
    replay.moved = () => {
      if (!this.#led && this.room !== null && !this.leads) this.following = false
    }
  }

  get leads(): boolean {
    return this.room !== null && this.room.leader === this.room.you
  }

  /** Who leads, if they are there. */
  get leader(): RoomGuest | undefined {
    return this.room?.guests.find(({ number, here }) => number === this.room?.leader && here)
  }

  async open(name: string): Promise<void> {
    const { room } = await this.source.open(name)
    this.#goIn(room)
  }

  async enter(name: string): Promise<void> {
    const { room } = this.replay
    this.#learn(await this.source.enter(room, name))
    this.#goIn(room)
  }

  /** Into the room of the address, where one was there before; else it wants a name. */
  come(room = this.replay.room): void {
    this.#goIn(room)
  }

  leave(): void {
    const { room } = this.replay
    const inside = this.room !== null
    this.left = room
    this.#goOut()
    // The room notices in any case, after some seconds
    if (inside) void this.source.leave(room).catch(() => {})
  }

  follow(): void {
    this.following = true
    this.#follow()
  }

  /** Where the reader leads, the others are told what is shown, once the hand rests. */
  show(): void {
    clearTimeout(this.#settling)
    const { room, leads } = this
    const { eyes, step } = this.replay
    if (!leads || room === null || (room.eyes === eyes && room.step === step)) return
    this.#settling = setTimeout(() => void this.#tell('move', { eyes, step }), SETTLED)
  }

  /** Whether it could be written. */
  write(text: string): Promise<boolean> {
    return this.#tell('chat', { text })
  }

  /** The lead is given to somebody, or taken where nobody leads. */
  async lead(guest: number): Promise<void> {
    if (await this.#tell('lead', { guest })) this.following = true
  }

  async #tell(what: 'move' | 'chat' | 'lead', wish: object): Promise<boolean> {
    try {
      await this.source.tell(this.replay.room, what, wish)
      this.trouble = null
      return true
    } catch (error) {
      this.trouble = error instanceof Refusal ? error : new Refusal('page-no-answer')
      return false
    }
  }

  #goIn(room: string): void {
    this.replay.room = room
    this.outside = false
    this.left = ''
    this.trouble = null
    this.#polling?.abort()
    this.#polling = new AbortController()
    void this.#poll(room, this.#polling.signal)
  }

  #goOut(): void {
    clearTimeout(this.#settling)
    this.#polling?.abort()
    this.#polling = null
    this.room = null
    this.lost = false
    this.following = true
    this.replay.room = ''
  }

  async #poll(room: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const found = await this.source.look(room, this.room?.version ?? NOTHING, signal)
        if (!signal.aborted) this.#learn(found)
      } catch (error) {
        if (signal.aborted) return
        if (!(await this.#bear(error))) return
      }
    }
  }

  /** What the room says no with: whether it is worth asking again, after a while. */
  async #bear(error: unknown): Promise<boolean> {
    const key = error instanceof Refusal ? error.key : ''
    if (key === 'room-outside') {
      this.room = null
      this.outside = true
      return false
    }
    if (OVER.includes(key)) {
      this.#goOut()
      this.trouble = error as Refusal
      return false
    }
    this.lost = true
    await new Promise((resolve) => setTimeout(resolve, AGAIN))
    return true
  }

  #learn(room: Room): void {
    this.room = room
    this.lost = false
    if (!this.leads && this.following) this.#follow()
  }

  #follow(): void {
    const { room, replay } = this
    if (room === null || (room.step === replay.aimed && room.eyes === replay.eyes)) return
    this.#led = true
    replay.pause()
    void replay.go(room.step, room.eyes)
    this.#led = false
  }
}
