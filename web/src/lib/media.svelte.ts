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

const DESK = 56.25 // rem, as in the styles

/** Whether the page is laid out for a desk: by the window's width and the size of the text. */
export class Desk {
  #current = $state(false)

  constructor() {
    const root = document.documentElement
    const measure = (): void => {
      this.#current = root.clientWidth >= DESK * parseFloat(getComputedStyle(root).fontSize)
    }
    measure()
    $effect(() => {
      const observer = new ResizeObserver(measure)
      observer.observe(root)
      return () => observer.disconnect()
    })
  }

  get current(): boolean {
    return this.#current
  }
}
