// What the window and its reader's settings are like, as it changes. Svelte's own is ten times as large.

export class Media {
  #current = $state(false)

  constructor(query: string) {
    const list = matchMedia(query)
    this.#current = list.matches
    list.onchange = () => (this.#current = list.matches)
  }

  get current(): boolean {
    return this.#current
  }
}
