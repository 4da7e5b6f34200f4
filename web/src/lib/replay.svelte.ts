// A finished game as it is looked at again: which moment, by whose eyes, and how far it was seen.

import {
  NOTHING,
  type Choice,
  type Eyes,
  type Heard,
  type Line,
  type News,
  type Caution,
  type Phrase,
  type ReplayEnd,
  type ReplayShown,
} from '../generated/messages'
import type { Source } from './replaying'
import type { Scene } from './scene'
import type { Together } from './together.svelte'
import type { AnyView } from './table.svelte'
import { Refusal } from './wire'

const BEYOND = 'step-unknown' // what the server says of every step there is not
const LEAST_WAIT = 1100 // milliseconds between two steps while it plays
const WAIT_A_LINE = 450 // milliseconds more for each line that is to be read
const MOST_WAIT = 4500

interface Moment {
  view: AnyView | null
  asked: Phrase | null
  hints: Caution[]
  choices: Choice[]
}

/** What somebody was told up to a step. */
interface Story {
  upTo: number
  lines: Line[]
  said: Heard[]
}

interface Wanted {
  eyes: Eyes
  step: number
}

export class Replay {
  game = $state.raw<ReplayShown | null>(null)
  eyes = $state<Eyes>('spectator')
  step = $state(0)
  /** Where the hand on the slider is, while the moment is still on its way. */
  aimed = $state(0)
  /** The last step that was seen by any eyes: the slider knows no other. */
  seen = $state(0)
  /** How it ended; only once that was asked for, or seen. */
  end = $state.raw<ReplayEnd | null>(null)
  playing = $state(false)
  speed = $state(1)
  /** Counts the moments that did not follow from the one before: they are drawn anew. */
  jumps = $state(0)
  /** All that these eyes were told so far, also after the moment. */
  story = $state.raw<Story>({ upTo: NOTHING, lines: [], said: [] })
  /** Steps at which the costliest decisions were made, once a review found them. */
  costly = $state.raw<number[]>([])
  /** What would have followed, shown in the place of what did. */
  supposed = $state.raw<News | null>(null)
  /** The room in which others look at it too, as the address names it. */
  room = $state('')
  together = $state.raw<Together | null>(null)
  /** Who wants to know when the reader goes to a moment. */
  moved: (() => void) | null = null
  /** What could not be shown, and why. */
  trouble = $state.raw<Refusal | null>(null)
  /** Why there is no such replay. */
  missing = $state.raw<Refusal | null>(null)

  #moment = $state.raw<Moment | null>(null)
  #told = $state.raw<Line[]>([])
  #wanted: Wanted | null = null
  #fetching = false
  #left = false
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #moments = new Map<string, Moment>()
  readonly #stories = new Map<Eyes, Story>()

  constructor(
    readonly id: string,
    readonly source: Source,
  ) {}

  /** Learn what game it is, and show a moment of it; by one's own eyes where none are named. */
  async open(eyes: Eyes | '', step: number): Promise<void> {
    try {
      this.game = await this.source.shown()
    } catch (error) {
      this.missing = refusalOf(error)
      return
    }
    const { seat, chairs } = this.game
    const there = eyes !== '' && (eyes === 'spectator' || eyes === 'open' || Number(eyes) < chairs.length)
    const own = seat === null ? 'spectator' : (`${seat}` as Eyes)
    await this.go(step, there ? eyes : own)
    if (this.ready) return
    // An address may name a moment there is not
    const { trouble } = this
    await this.go(0, there ? eyes : own)
    if (this.ready) this.trouble = trouble
  }

  get scene(): Scene {
    const { game, step, supposed } = this
    const view = (supposed?.view as AnyView | undefined) ?? this.#moment?.view ?? null
    return {
      shown: game && {
        game: game.game,
        options: game.options,
        stage: view?.outcome ? 'over' : 'playing',
        seat: this.seat,
        broken_off: this.end?.steps === step ? this.end.broken_off : null,
      },
      view,
      choices: [],
      lines: this.story.lines.filter(({ entry }) => entry <= step),
      told: supposed?.told ?? this.#told,
      talk: { said: this.story.said.filter(({ entry }) => entry <= step) },
    }
  }

  /** By which seat's eyes it is seen, if by one's. */
  get seat(): number | null {
    return this.eyes === 'spectator' || this.eyes === 'open' ? null : Number(this.eyes)
  }

  get ready(): boolean {
    return this.#moment !== null
  }

  get asked(): Phrase | null {
    return (this.supposed ?? this.#moment)?.asked ?? null
  }

  get choices(): Choice[] {
    return this.#moment?.choices ?? []
  }

  /** How far the slider goes. */
  get length(): number {
    return this.end?.steps ?? this.seen
  }

  /** Whether nothing comes after this moment. */
  get last(): boolean {
    return this.end !== null && this.aimed >= this.end.steps
  }

  /** Show a moment, as soon as it is there; of several that are asked for at once, the last. */
  async go(step: number, eyes: Eyes = this.#wanted?.eyes ?? this.eyes): Promise<void> {
    const most = this.end?.steps ?? Infinity
    this.#wanted = { eyes, step: Math.min(Math.max(step, 0), most) }
    this.aimed = this.#wanted.step
    this.moved?.()
    if (this.#fetching) return
    this.#fetching = true
    try {
      while (this.#wanted !== null && !this.#left) {
        const wanted: Wanted = this.#wanted
        await this.#fetch(wanted)
        this.#show(wanted)
        if (this.#wanted === wanted) this.#wanted = null
      }
    } catch (error) {
      await this.#stop(error)
    } finally {
      this.#fetching = false
    }
    void this.#catchUp()
  }

  /** One step on, or back. */
  move(by: number): Promise<void> {
    return this.go(this.aimed + by)
  }

  look(eyes: Eyes): Promise<void> {
    return this.go(this.aimed, eyes)
  }

  play(): void {
    this.playing = true
    if (this.last) void this.go(0).then(() => this.#follow())
    else void this.move(1).then(() => this.#follow())
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  /** Learn how it ended: how long it was, who won, and what happened around it. */
  async learn(): Promise<void> {
    try {
      this.end ??= await this.source.end()
    } catch (error) {
      this.trouble = refusalOf(error)
    }
  }

  /** Show what would have followed this moment, or again what did. */
  suppose(news: News | null): void {
    if (news === null && this.supposed !== null) this.jumps += 1
    this.supposed = news
  }

  leave(): void {
    this.#left = true
    this.pause()
  }

  async #fetch({ eyes, step }: Wanted): Promise<void> {
    const key = `${eyes}/${step}`
    const story = this.#storyOf(eyes)
    if (this.#moments.has(key) && story.upTo >= step) return
    const news = await this.source.news(eyes, step, Math.min(story.upTo, step))
    const { asked, hints, choices } = news
    this.#moments.set(key, { view: news.view as AnyView | null, asked, hints, choices })
    // Others may have been answered meanwhile
    const known = this.#storyOf(eyes)
    const after = <Told extends { entry: number }>(all: Told[]) => all.filter(({ entry }) => entry > known.upTo)
    if (step > known.upTo)
      this.#stories.set(eyes, {
        upTo: step,
        lines: [...known.lines, ...after(news.told)],
        said: [...known.said, ...after(news.said)],
      })
  }

  #show({ eyes, step }: Wanted): void {
    const story = this.#storyOf(eyes)
    const follows = this.ready && eyes === this.eyes && step === this.step + 1
    if (!follows && (eyes !== this.eyes || step !== this.step)) this.jumps += 1
    this.#told = follows ? story.lines.filter(({ entry }) => entry === step) : []
    this.#moment = this.#moments.get(`${eyes}/${step}`) ?? null
    this.eyes = eyes
    this.step = step
    this.story = story
    this.trouble = null
    this.supposed = null
    this.seen = Math.max(this.seen, step)
  }

  /** What was seen by other eyes is told by these too. */
  async #catchUp(): Promise<void> {
    const { eyes, seen } = this
    if (this.#left || !this.ready || this.#storyOf(eyes).upTo >= seen) return
    await this.#fetch({ eyes, step: seen }).catch(() => undefined)
    if (this.eyes === eyes) this.story = this.#storyOf(eyes)
  }

  /** A step there is not: after the last one that was seen it is the end; an address may have been wrong. */
  async #stop(error: unknown): Promise<void> {
    const refusal = refusalOf(error)
    const stepped = this.#wanted?.step === this.seen + 1
    this.#wanted = null
    this.aimed = this.step
    this.pause()
    if (refusal.key === BEYOND && this.ready && stepped) await this.learn()
    else this.trouble = refusal
  }

  #follow(): void {
    clearTimeout(this.#timer)
    if (!this.playing || this.#left) return
    if (this.last) return this.pause()
    const read = Math.min(LEAST_WAIT + WAIT_A_LINE * this.#told.length, MOST_WAIT)
    this.#timer = setTimeout(() => void this.move(1).then(() => this.#follow()), read / this.speed)
  }

  #storyOf(eyes: Eyes): Story {
    return this.#stories.get(eyes) ?? { upTo: NOTHING, lines: [], said: [] }
  }
}

function refusalOf(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('page-no-answer')
}
