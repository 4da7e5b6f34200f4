// From an address to a page, and back.

export type Route =
  | { page: 'start'; game: string }
  | { page: 'table'; table: string; invitation: string }
  | { page: 'me'; secret: string }
  | { page: 'watch'; listing: string }
  | { page: 'knock'; code: string }
  | { page: 'replay'; replay: string; moment: string; room: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'lost' }

const NAMED = /^\/(table|watch|replay|rules)\/([\w-]{1,64})\/?([\w/]*)$/

/** The page of an address; a start page may name the game to choose, as `/?game=meuterer`. */
export function read(path: string, fragment: string, query = ''): Route {
  if (path === '/' || path === '') {
    return { page: 'start', game: new URLSearchParams(query).get('game') ?? '' }
  }
  const behind = fragment.replace(/^#/, '')
  if (path === '/me') return { page: 'me', secret: behind }
  if (path === '/knock') return { page: 'knock', code: behind }
  const [, page, id, moment = ''] = NAMED.exec(path) ?? []
  if (id === undefined) return { page: 'lost' }
  if (page === 'rules') return { page, game: id, clause: behind }
  if (page === 'replay') return { page, replay: id, moment, room: behind }
  return page === 'watch' ? { page, listing: id } : { page: 'table', table: id, invitation: behind }
}

export function startWith(game: string): string {
  return `/?game=${encodeURIComponent(game)}`
}

/** The rulebook of a game, perhaps at a clause. */
export function rulesOf(game: string, clause = ''): string {
  return `/rules/${game}${clause === '' ? '' : `#${clause}`}`
}

export function pathOf(table: string): string {
  return `/table/${table}`
}

/**
 * The link that lets a friend sit down; the invitation stands behind the #, which is never sent to
 * a server.
 */
export function invite(origin: string, table: string, invitation: string): string {
  return `${origin}${pathOf(table)}#${invitation}`
}
