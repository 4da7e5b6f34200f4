// The one list of boards, each fetched when its game is first shown, with the telling that sums a player up at the end.

import type { Board } from './board'

interface Listed {
  fetch: () => Promise<{ default: Board }>
  summary: string
}

const BOARDS: Record<string, Listed> = {
  freibeuter: { fetch: () => import('./freibeuter/Board.svelte'), summary: 'wealth' },
}

export function boardOf(game: string): Listed | undefined {
  return BOARDS[game]
}
