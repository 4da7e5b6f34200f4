// Where the reader is: the route of the address, followed and changed without loading the page
// again.

import { read, startWith, type Route } from './route'

class Place {
  route = $state.raw<Route>(read(location.pathname, location.hash, location.search))

  /** How often the reader has gone to another page. */
  moves = $state(0)

  constructor() {
    addEventListener('popstate', () => this.#move())
    addEventListener('hashchange', () => this.#look())
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.#move()
    scrollTo(0, 0)
  }

  /** Have the address say which game is chosen, so that it can be sent to somebody. */
  name(game: string): void {
    history.replaceState(null, '', startWith(game))
    this.#look()
  }

  /** Take the invitation out of the address, so that nobody copies it by mistake. */
  forgetInvitation(): void {
    history.replaceState(null, '', location.pathname)
    this.#look()
  }

  #move(): void {
    this.#look()
    this.moves += 1
  }

  #look(): void {
    this.route = read(location.pathname, location.hash, location.search)
  }
}

export const place = new Place()

/** Follow a link inside the page; with a modifier key the browser does what it always does. */
export function follow(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.currentTarget
  if (!(link instanceof HTMLAnchorElement)) return
  event.preventDefault()
  place.go(link.pathname)
}
