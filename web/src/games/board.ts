// What the page hands a game's board, and what the board hands back.
//
// The page puts a board into a box that is a CSS container named `board`. Where the window is a desk
// (`@container window (min-width: 56.25rem)`: measured in letters, so that large text is laid out as
// on a phone) the box has a fixed size and the board fills it without scrolling: waters and players
// above, and along the lower edge the strip with the hand, cards --card wide. The log lies over the
// upper right corner, --log wide, and beside the strip, or above it where that has the class `under`.
// On a phone the box has the window's width and the board may be as high as it likes. Colours and
// type come from styles/tokens.css.

import type { Component } from 'svelte'
import type { Choice, Heard, Line } from '../generated/messages'
import type { Say as PageSay } from '../generated/phrases'
import type { Intent } from '../lib/intent.svelte'

/** What arrives of a game: its generated types, such as `Freibeuter`. */
export interface Arriving {
  view: unknown
  line: Line
  choice: Choice
  heard: Heard
}

export interface BoardProps<Game extends Arriving, Say> {
  /** All that the reader may know, after the newest news. */
  view: Game['view']
  /** The players' names by seat, already in the reader's language. */
  names: string[]
  /** The reader's own seat, null for a spectator. */
  seat: number | null
  /** What the reader may do now; empty while nothing is asked of them or an answer is under way. */
  choices: Game['choice'][]
  /**
   * The lines of the newest news that brought something new, in order, for animation: a new array
   * each time. Empty on the first showing and after a reload, when there is nothing to animate.
   */
  told: Game['line'][]
  /** All lines so far, the newest last. */
  lines: Game['line'][]
  /** All that was said so far, the newest last. */
  said: Game['heard'][]
  /** The options the table is played with. */
  options: Record<string, string | boolean>
  /** Words of the house, the page and the game, with seats shown as names. */
  say: Say
  /**
   * What the reader means to do. A thing that is clicked is chosen here, with what can be done there; the first time
   * explains it (`parts/Explained.svelte` shows that), the second does it. The page sends it, waits and shows refusals.
   */
  intent: Intent
  /**
   * The `action` of the choice that is meant, or pointed at in the list of actions, to be marked on the board; null for
   * none.
   */
  pointed: string | null
  /** Whether the game is over. */
  over: boolean
  /** Whether movement is to be spared (prefers-reduced-motion). */
  still: boolean
}

/** What is said of a thing before anything is done with it. */
export interface Explanation {
  title: string
  facts: string[]
  /** What somebody new wants to know. */
  note: string | null
  /** What it speaks of, first the thing itself: selectors of what must not be covered. */
  about: string[]
  /** Whether it stands elsewhere on the board, and is only said to whoever does not see that. */
  elsewhere?: boolean
}

/** What comes of a choice, sentence by sentence. */
export type Effects<Game extends Arriving, Say> = (view: Game['view'], choice: Game['choice'], say: Say) => string[]

/** A board as the page knows it, which knows no game. */
export type Board = Component<BoardProps<Arriving, PageSay>>

/**
 * What the page hands a game's statements: the buttons with which a reader who sits at the table
 * says something in every language. They stand in the panel where people talk, above the field for
 * free text, in a box that is a CSS container named `talk`, about 300 to 380 px wide.
 */
export interface StatementsProps<Game extends Arriving, Say> {
  view: Game['view']
  names: string[]
  seat: number
  said: Game['heard'][]
  options: Record<string, string | boolean>
  say: Say
  /** Whether a statement can be made now; what cannot be done should be disabled, not hidden. */
  free: boolean
  /** Say this, in the words of records, such as `trust 2`. The page sends it and shows refusals. */
  declare: (statement: string) => void
}

export type Statements = Component<StatementsProps<Arriving, PageSay>>
