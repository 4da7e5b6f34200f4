// The one list of boards. Each is fetched when its game is first shown.

import type { Component } from 'svelte'
import type { Board, Statements } from './board'
import Cartagena from './cartagena/Emblem.svelte'
import Freibeuter from './freibeuter/Emblem.svelte'
import Meuterer from './meuterer/Emblem.svelte'
import Traitres from './traitres/Emblem.svelte'

interface Listed {
  /** A small picture for the list of games. */
  Emblem: Component
  board: () => Promise<{ default: Board }>
  /** Where the game has statements: the buttons that make them. */
  statements?: () => Promise<{ default: Statements }>
  /** Pictures for the lesson, and how many of its steps, from the first on, have one. */
  picture: () => Promise<{ default: Component<{ step: number }> }>
  pictured: number
  /** The tellings that sum a player up at the end, where that is more than the score. */
  summary?: string[]
}

const BOARDS: Record<string, Listed> = {
  freibeuter: {
    Emblem: Freibeuter,
    board: () => import('./freibeuter/Board.svelte'),
    picture: () => import('./freibeuter/Picture.svelte'),
    pictured: 4,
    summary: ['wealth'],
  },
  meuterer: {
    Emblem: Meuterer,
    board: () => import('./meuterer/Board.svelte'),
    picture: () => import('./meuterer/Picture.svelte'),
    pictured: 6,
  },
  cartagena: {
    Emblem: Cartagena,
    board: () => import('./cartagena/Board.svelte'),
    picture: () => import('./cartagena/Picture.svelte'),
    pictured: 6,
    summary: ['side-opened', 'scored'],
  },
  traitres: {
    Emblem: Traitres,
    board: () => import('./traitres/Board.svelte'),
    statements: () => import('./traitres/Statements.svelte'),
    picture: () => import('./traitres/Picture.svelte'),
    pictured: 6,
  },
}

export function boardOf(game: string): Listed | undefined {
  return BOARDS[game]
}
