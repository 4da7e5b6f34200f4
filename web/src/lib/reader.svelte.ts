// The reader: their language, and the words of the game before them.

import { recall, remember } from './preferences'
import { speaking } from './speaking'
import { LANGUAGES, Words, type Language, type Slots } from './words'

const LATER = 'later'
const SAID_LATER = 'page-to-start' // one of its words

class Reader {
  language = $state<Language>(preferred())
  game = $state('')
  words = $state.raw<Words | null>(null)
  #wanted = { language: this.language, game: '' }
  #files = ['house', 'page', 'games']
  #missed = new Set<string>()

  /** Read on in another language; everything changes at once, when its words are there. */
  async choose(language: Language): Promise<void> {
    remember('language', language)
    await this.#turn(language, this.game)
  }

  /** Fetch the words of the game before the reader; the empty name stands for none. */
  async open(game: string): Promise<void> {
    if (this.words === null || game !== this.game) await this.#turn(this.language, game)
  }

  /** Fetch the words of parts that are fetched later. */
  async later(): Promise<void> {
    if (!this.#files.includes(LATER)) this.#files.push(LATER)
    while (!this.has(SAID_LATER)) await this.#turn(this.#wanted.language, this.#wanted.game)
  }

  has(key: string): boolean {
    return this.words?.has(key) ?? false
  }

  /** A sentence of a key in the source. */
  say = speaking((key, slots) => this.tell(key, slots))

  /**
   * A sentence with seats shown as these names. One that is not there may be among those fetched
   * later; without words for it the bare key is better than an empty page.
   */
  tell(key: string, slots?: Slots, names?: string[]): string {
    if (this.words !== null && !this.has(key) && !this.has(SAID_LATER)) {
      void this.later().catch(() => undefined)
      return ''
    }
    try {
      return this.words?.say(key, slots, names) ?? ''
    } catch (error) {
      if (!this.#missed.has(key)) console.error(error)
      this.#missed.add(key)
      return key
    }
  }

  async #turn(language: Language, game: string): Promise<void> {
    const wanted = (this.#wanted = { language, game })
    const files = [...this.#files, ...(game === '' ? [] : [game])]
    const texts = await Promise.all(
      files.map((file) => fetchText(`/words/${file}.${language}.ftl`)),
    )
    if (wanted !== this.#wanted) return
    this.language = language
    this.game = game
    this.words = new Words(language, texts)
    document.documentElement.lang = language
  }
}

export const reader = new Reader()

const texts = new Map<string, Promise<string>>()

function fetchText(path: string): Promise<string> {
  const known = texts.get(path)
  if (known !== undefined) return known
  const text = fetch(path).then((answer) => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.text()
  })
  texts.set(path, text)
  text.catch(() => texts.delete(path))
  return text
}

function preferred(): Language {
  const wanted = [recall('language') ?? '', ...navigator.languages.map((name) => name.slice(0, 2))]
  const found = wanted.find((name) => (LANGUAGES as readonly string[]).includes(name))
  return (found as Language | undefined) ?? 'en'
}
