// The boards of all games, found in the folders beside this file; each is fetched when its game is
// first shown. A game that has no folder here is played on the plain board. A board takes what
// arrives of its own game and has words of its own: that this is what the server sends under the
// game's name is believed here, and nowhere else.

import type { Component } from 'svelte'
import Plain from '../parts/PlainEmblem.svelte'
import type { Choice } from '../generated/messages'
import type { Say } from '../generated/phrases'
import type { Arriving, Board, Effects, Statements } from './board'

interface Drawn {
  default: Board
  /** The tellings that sum a player up at the end, where that is more than the score. */
  summary?: string[]
  /** What comes of a choice, also for the list of actions. */
  effectsOf?: Effects<Arriving, Say>
  /** A choice in words that name what it touches, where its own do not. */
  wordsOf?: (view: unknown, choice: Choice, say: Say) => string
}

interface Pictured {
  default: Component<{ step: number }>
  /** How many steps of the lesson, from the first on, have a picture. */
  pictured: number
}

const emblems = import.meta.glob<Component>('./*/Emblem.svelte', { eager: true, import: 'default' })
const boards = import.meta.glob<Drawn>('./*/Board.svelte')
const pictures = import.meta.glob<Pictured>('./*/Picture.svelte')
const statements = import.meta.glob<{ default: Statements }>('./*/Statements.svelte')
const plain = (): Promise<Drawn> => import('../parts/PlainBoard.svelte')

/** A small picture for the list of games. */
export function emblemOf(game: string): Component {
  return emblems[`./${game}/Emblem.svelte`] ?? Plain
}

export function boardOf(game: string): () => Promise<Drawn> {
  return boards[`./${game}/Board.svelte`] ?? plain
}

/** Pictures for the lesson, where the game has some. */
export function pictureOf(game: string): (() => Promise<Pictured>) | undefined {
  return pictures[`./${game}/Picture.svelte`]
}

/** Where the game has statements: the buttons that make them. */
export function statementsOf(game: string): (() => Promise<{ default: Statements }>) | undefined {
  return statements[`./${game}/Statements.svelte`]
}
