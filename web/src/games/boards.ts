// The one list of boards. Each is fetched when its game is first shown.

import type { Component } from 'svelte'
import type { Board } from './board'

interface Listed {
  board: () => Promise<{ default: Board }>
  /** Pictures for the lesson, and how many of its steps, from the first on, have one. */
  picture: () => Promise<{ default: Component<{ step: number }> }>
  pictured: number
  /** The telling that sums a player up at the end. */
  summary: string
}

const BOARDS: Record<string, Listed> = {
  freibeuter: {
    board: () => import('./freibeuter/Board.svelte'),
    picture: () => import('./freibeuter/Picture.svelte'),
    pictured: 4,
    summary: 'wealth',
  },
  meuterer: {
    board: () => import('./meuterer/Board.svelte'),
    picture: () => import('./meuterer/Picture.svelte'),
    pictured: 6,
    summary: 'scored',
  },
}

export function boardOf(game: string): Listed | undefined {
  return BOARDS[game]
}
