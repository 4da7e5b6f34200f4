// The one list of boards. Each is fetched when its game is first shown. A board takes what arrives
// of its own game and has words of its own: that this is what the server sends under the game's
// name is believed here, and nowhere else.

import type { Component } from 'svelte'
import type { Cartagena } from '../generated/cartagena'
import type { Freibeuter } from '../generated/freibeuter'
import type { Meuterer } from '../generated/meuterer'
import type { Traitres } from '../generated/traitres'
import type { Arriving, Board, BoardProps, Statements, StatementsProps } from './board'
import CartagenaEmblem from './cartagena/Emblem.svelte'
import FreibeuterEmblem from './freibeuter/Emblem.svelte'
import MeutererEmblem from './meuterer/Emblem.svelte'
import TraitresEmblem from './traitres/Emblem.svelte'

interface Pictured {
  /** A small picture for the list of games. */
  Emblem: Component
  /** Pictures for the lesson, and how many of its steps, from the first on, have one. */
  picture: () => Promise<{ default: Component<{ step: number }> }>
  pictured: number
}

interface Written<Game extends Arriving> extends Pictured {
  board: () => Promise<{ default: Component<BoardProps<Game, never>> }>
  /** Where the game has statements: the buttons that make them. */
  statements?: () => Promise<{ default: Component<StatementsProps<Game, never>> }>
  /** The tellings that sum a player up at the end, where that is more than the score. */
  summary?: Game['line']['key'][]
}

interface Listed extends Pictured {
  board: () => Promise<{ default: Board }>
  statements?: () => Promise<{ default: Statements }>
  summary?: string[]
}

function listed<Game extends Arriving>(written: Written<Game>): Listed {
  return written as Listed
}

const BOARDS: Record<string, Listed> = {
  freibeuter: listed<Freibeuter>({
    Emblem: FreibeuterEmblem,
    board: () => import('./freibeuter/Board.svelte'),
    picture: () => import('./freibeuter/Picture.svelte'),
    pictured: 4,
    summary: ['wealth'],
  }),
  meuterer: listed<Meuterer>({
    Emblem: MeutererEmblem,
    board: () => import('./meuterer/Board.svelte'),
    picture: () => import('./meuterer/Picture.svelte'),
    pictured: 6,
  }),
  cartagena: listed<Cartagena>({
    Emblem: CartagenaEmblem,
    board: () => import('./cartagena/Board.svelte'),
    picture: () => import('./cartagena/Picture.svelte'),
    pictured: 6,
    summary: ['side-opened', 'scored'],
  }),
  traitres: listed<Traitres>({
    Emblem: TraitresEmblem,
    board: () => import('./traitres/Board.svelte'),
    statements: () => import('./traitres/Statements.svelte'),
    picture: () => import('./traitres/Picture.svelte'),
    pictured: 6,
  }),
}

export function boardOf(game: string): Listed | undefined {
  return BOARDS[game]
}
