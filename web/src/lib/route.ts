// From an address to a page, and back.

export type Route =
  | { page: 'start'; game: string }
  | { page: 'table'; table: string; invitation: string }
  | { page: 'lost' }

const TABLE = /^\/table\/([A-Za-z0-9_-]{1,64})(?:\/curtain)?\/?$/

/** The page of an address; a start page may name the game to choose, as `/?game=meuterer`. */
export function read(path: string, fragment: string, query = ''): Route {
  if (path === '/' || path === '') {
    return { page: 'start', game: new URLSearchParams(query).get('game') ?? '' }
  }
  const table = TABLE.exec(path)?.[1]
  if (table === undefined) return { page: 'lost' }
  return { page: 'table', table, invitation: fragment.replace(/^#/, '') }
}

export function startWith(game: string): string {
  return `/?game=${encodeURIComponent(game)}`
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
