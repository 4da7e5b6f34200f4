// The one list of boards. Each is fetched when its game is first shown.

import type { Component } from 'svelte'
import type { Board } from './board'

interface Listed {
  board: () => Promise<{ default: Board }>
  /** A picture for each step of the lesson. */
  picture: () => Promise<{ default: Component<{ step: number }> }>
  /** The telling that sums a player up at the end. */
  summary: string
}

const BOARDS: Record<string, Listed> = {
  freibeuter: {
    board: () => import('./freibeuter/Board.svelte'),
    picture: () => import('./freibeuter/Picture.svelte'),
    summary: 'wealth',
  },
}

export function boardOf(game: string): Listed | undefined {
  return BOARDS[game]
}
