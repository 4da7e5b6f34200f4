// The boards of all games, found in the folders beside this file; each is fetched when its game is
// first shown. A game that has no folder here is played on the plain board. A board takes what
// arrives of its own game and has words of its own: that this is what the server sends under the
// game's name is believed here, and nowhere else.

import type { Component } from 'svelte'
import Plain from '../parts/PlainEmblem.svelte'
import type { Choice } from '../generated/messages'
import type { Say } from '../generated/phrases'
import type { Course } from '../lib/ending'
import type { Arriving, Board, Effects, Statements } from './board'

interface Drawn {
  default: Board
  /** The tellings that sum a player up at the end, where that is more than the score. */
  summary?: string[]
}

interface Foreseen {
  /** What comes of a choice, also for the list of actions. */
  effectsOf: Effects<Arriving, Say>
  /** A choice in words that name what it touches, where its own do not. */
  wordsOf?: (view: unknown, choice: Choice, say: Say) => string
}

interface Pictured {
  default: Component<{ step: number }>
  /** How many steps of the lesson, from the first on, have a picture. */
  pictured: number
}

interface Exampled {
  default: Component<{ step: number }>
}

const emblems = import.meta.glob<Component>('./*/Emblem.svelte', { eager: true, import: 'default' })
const vignettes = import.meta.glob<Component>('./*/Vignette.svelte', {
  eager: true,
  import: 'default',
})
const boards = import.meta.glob<Drawn>('./*/Board.svelte')
const effects = import.meta.glob<Foreseen>('./*/effects.ts')
const pictures = import.meta.glob<Pictured>('./*/Picture.svelte')
const examples = import.meta.glob<Exampled>('./*/Example.svelte')
const courses = import.meta.glob<{ COURSE: Course }>('./*/course.ts')
const statements = import.meta.glob<{ default: Statements }>('./*/Statements.svelte')
const plain = (): Promise<Drawn> => import('../parts/PlainBoard.svelte')

/** A small picture for the list of games. */
export function emblemOf(game: string): Component {
  return emblems[`./${game}/Emblem.svelte`] ?? Plain
}

/** What the card of a game shows: a scene of it, or nothing but its small picture. */
export function vignetteOf(game: string): Component | undefined {
  return vignettes[`./${game}/Vignette.svelte`]
}

export function boardOf(game: string): () => Promise<Drawn> {
  return boards[`./${game}/Board.svelte`] ?? plain
}

/** What comes of choices, where the game says so. */
export function effectsOf(game: string): (() => Promise<Foreseen>) | undefined {
  return effects[`./${game}/effects.ts`]
}

/** Pictures for the lesson, where the game has some. */
export function pictureOf(game: string): (() => Promise<Pictured>) | undefined {
  return pictures[`./${game}/Picture.svelte`]
}

/** Pictures for the example of the rules, where the game has some: one for each of its steps. */
export function exampleOf(game: string): (() => Promise<Exampled>) | undefined {
  return examples[`./${game}/Example.svelte`]
}

/** What tellings of the game do to its points; nothing where it does not say. */
export async function courseOf(game: string): Promise<Course> {
  return (await courses[`./${game}/course.ts`]?.())?.COURSE ?? { moved: {}, turning: [] }
}

/** Where the game has statements: the buttons that make them. */
export function statementsOf(game: string): (() => Promise<{ default: Statements }>) | undefined {
  return statements[`./${game}/Statements.svelte`]
}
