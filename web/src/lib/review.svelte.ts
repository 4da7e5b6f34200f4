// The review of a finished game as it comes in, part by part.

import type { Chances, Costly, Ended, Judged, Review as Answer, ReviewState } from '../generated/messages'
import { ask, Refusal } from './wire'

const WAIT = 25 // seconds that a question for more waits for an answer

/** Where a review comes from. */
export interface ReviewSource {
  begin: () => Promise<Answer>
  look: (since: number) => Promise<Answer>
}

export function reviewSourceOf(replay: string): ReviewSource {
  const path = `/api/replays/${replay}/review`
  return {
    begin: () => ask(path, undefined, 'POST'),
    look: (since) => ask(`${path}?since=${since}&wait=${WAIT}`),
  }
}

export class Review {
  /** How far it is; nothing before somebody asks for it. */
  state = $state<ReviewState | null>(null)
  place = $state(0)
  done = $state(0)
  of = $state(0)
  sides = $state.raw<string[]>([])
  judged = $state.raw<Judged[]>([])
  costly = $state.raw<Costly[]>([])
  chances = $state.raw<Chances[]>([])
  ended = $state.raw<Ended | null>(null)
  /** Whether all costliest decisions are there, or none is. */
  found = $state(false)
  trouble = $state.raw<Refusal | null>(null)
  #seen = 0
  #running = false

  constructor(readonly source: ReviewSource) {}

  /** Have the game reviewed, and take in what is found as it comes. */
  async run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    this.trouble = null
    try {
      this.#begin(await this.source.begin())
      while (this.state === 'queued' || this.state === 'running' || this.#more) this.#learn(await this.source.look(this.#seen))
    } catch (error) {
      this.state = 'failed'
      this.trouble = error instanceof Refusal ? error : new Refusal('page-no-answer')
    } finally {
      this.#running = false
    }
  }

  #more = false

  /** From the beginning: what was found before may be of a review that was given up. */
  #begin(answer: Answer): void {
    this.#seen = 0
    this.judged = []
    this.costly = []
    this.chances = []
    this.ended = null
    this.found = false
    this.#learn(answer)
  }

  #learn({ state, place, done, of, sides, judgements }: Answer): void {
    this.#more = judgements.length > 0
    this.#seen += judgements.length
    this.place = place
    this.done = done
    this.of = of
    this.sides = sides
    const judged = judgements.filter((one) => one.type === 'judged')
    const costly = judgements.filter((one) => one.type === 'costly')
    const chances = judgements.filter((one) => one.type === 'chances')
    if (judged.length > 0) this.judged = [...this.judged, ...judged]
    if (costly.length > 0) this.costly = [...this.costly, ...costly]
    if (chances.length > 0) this.chances = [...this.chances, ...chances]
    this.ended = judgements.find((one) => one.type === 'ended') ?? this.ended
    this.found ||= this.chances.length > 0 || state === 'done'
    this.state = state
  }
}
