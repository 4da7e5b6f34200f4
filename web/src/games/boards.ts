// The one list of boards; each is fetched when its game is first shown.

import type { Board } from './board'

type Fetch = () => Promise<{ default: Board }>

const BOARDS: Record<string, Fetch> = {
  freibeuter: () => import('./freibeuter/Board.svelte'),
}

export function boardOf(game: string): Fetch | undefined {
  return BOARDS[game]
}
