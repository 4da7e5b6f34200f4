// Sentences from keys and slots, letter by letter as src/quarterdeck/texts/words.py makes them.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Slots = Record<string, unknown>

const SEAT_SLOTS = ['seat', 'to'] // slots that hold a seat's number and show its player's name

export class BadWords extends Error {}

export class Words {
  readonly #bundle: FluentBundle

  /** All words of one language; where a key stands in several files, the first one counts. */
  constructor(
    readonly language: Language,
    files: string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const file of files) this.#bundle.addResource(new FluentResource(file))
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  say(key: string, slots: Slots = {}, names: string[] = []): string {
    const pattern = this.#bundle.getMessage(key)?.value
    if (pattern === null || pattern === undefined) {
      throw new BadWords(`There are no words for “${key}” in “${this.language}”.`)
    }
    const filled: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(slots)) {
      filled[name] = this.#fill(name, value, names)
      if (typeof value === 'string') filled[`${name}_name`] = this.#name(value)
      if (Array.isArray(value)) filled[`${name}_count`] = number(value.length)
    }
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, filled, errors)
    if (errors.length > 0) {
      throw new BadWords(
        `The words for “${key}” in “${this.language}” do not fit: ${errors[0]?.message}.`,
      )
    }
    return text
  }

  #fill(name: string, value: unknown, names: string[]): FluentVariable {
    if (typeof value === 'number') {
      return SEAT_SLOTS.includes(name) ? (names[value] ?? String(value)) : number(value)
    }
    if (Array.isArray(value)) {
      return value.map((item) => this.#name(String(item))).join(', ') || '–'
    }
    return String(value)
  }

  /** What a thing is called in this language, or its word where it has no other name. */
  #name(word: string): string {
    const pattern = this.#bundle.getMessage(`name-${word}`)?.value
    return pattern ? this.#bundle.formatPattern(pattern, {}) : word
  }
}

function number(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false })
}
