// One way to commit: a thing that is chosen is explained first; chosen again, or by its button, it is done.

import type { Caution, Choice } from '../generated/messages'
import { recall } from './preferences'

/** What a page asks of its reader. */
export interface Question {
  choices: readonly Choice[]
  /** What tells one question from the next. */
  readonly decision: number | null
  /** What might be overlooked. */
  hints?: readonly Caution[]
}

interface Meant {
  spot: string
  actions: string[]
  listed: boolean
  decision: number | null
}

/** Whether whoever plays in this browser wants no explanation first. */
export function actsAtOnce(): boolean {
  return recall('act-at-once') === 'yes'
}

export class Intent {
  /** Told what is about to be done on the board, and brings the focus to where it does not go away. */
  leaving: (action: string) => void = () => {}

  #chosen = $state.raw<Meant | null>(null)
  #origin: HTMLElement | null = null
  #heard = false // whether the click that goes up through the page chose something
  readonly #question: Question
  readonly #commit: (action: string) => void
  readonly #asks: (action: string) => boolean

  constructor(
    question: Question,
    commit: (action: string) => void = () => {},
    /** Whether an action is explained in a sheet of its own, which asks. */
    asks: (action: string) => boolean = () => false,
  ) {
    this.#question = question
    this.#commit = commit
    this.#asks = asks
  }

  /** What is meant is forgotten as soon as something else is asked, or it can be done no more. */
  get #meant(): Meant | null {
    const { choices, decision } = this.#question
    if (this.#chosen?.decision !== decision) return null
    const legal = (action: string): boolean => choices.some((choice) => choice.action === action)
    return this.#chosen.actions.every(legal) ? this.#chosen : null
  }

  /** The thing on the board that is explained there. */
  get spot(): string | null {
    return this.#meant === null || this.#meant.listed ? null : this.#meant.spot
  }

  /** Whether anything is meant, on the board or in the list of actions. */
  get on(): boolean {
    return this.#meant !== null
  }

  /** What can be done with it. */
  get actions(): string[] {
    return this.#meant?.actions ?? []
  }

  /** What choosing it again does, where it is one thing. */
  get action(): string | null {
    const [only, more] = this.actions
    return only === undefined || more !== undefined ? null : only
  }

  /** What might be overlooked about an action: it is said beside it. */
  cautions(action: string): readonly Caution[] {
    return this.#question.hints?.filter(({ about }) => about.includes(action)) ?? []
  }

  /** Choose a thing, with all that can be done there: nothing where it can only be read about. */
  choose(spot: string, choices: readonly Choice[], listed = false): void {
    this.#hear()
    const actions = choices.map(({ action }) => action)
    const only = actions.length === 1 ? actions[0] : undefined
    const again = this.#meant?.spot === spot || (only !== undefined && this.action === only)
    if (only !== undefined && (again || actsAtOnce() || this.#asks(only))) return this.#carryOut(only, listed)
    if (again && actions.length === 0) return this.putDown()
    const active = document.activeElement as HTMLElement | null
    if (!active?.closest('.menu, .explained')) this.#origin = active
    this.#chosen = { spot, actions, listed, decision: this.#question.decision }
  }

  carryOut(action: string): void {
    this.#carryOut(action, this.#chosen?.listed ?? false)
  }

  #carryOut(action: string, listed: boolean): void {
    this.#hear()
    this.#chosen = null
    if (!listed) this.leaving(action)
    this.#commit(action)
  }

  /** Mean nothing any more; the focus goes back to the thing, where it was on the explanation. */
  putDown(): void {
    if (this.#chosen === null) return
    this.#chosen = null
    this.#origin?.focus({ preventScroll: true })
  }

  #hear(): void {
    this.#heard = true
    setTimeout(() => (this.#heard = false))
  }

  /** A click has gone up through the page: one elsewhere puts down what was meant. */
  clicked(within: boolean): void {
    if (!this.#heard && !within) this.#chosen = null
  }
}
