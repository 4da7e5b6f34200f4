// A game as a story: where its chapters and turns begin; the server does the same (core/turns.py).

import { AROUND, BEGINNINGS } from '../generated/turns'

/** A part begins at a line: a chapter, headed by that line, or the turn of a seat; the deal is neither. */
export interface Begin {
  line: number
  chapter: boolean
  seat: number | null
}

/** Where parts begin among the lines of a log: tellings, and what happened around the game. */
export function beginnings(
  game: string,
  lines: readonly { key: string; slots: Record<string, unknown> }[],
): Begin[] {
  const { chapters, turns } = BEGINNINGS[game] ?? { chapters: [], turns: [] }
  const found: Begin[] = []
  lines.forEach(({ key, slots: { seat } }, line) => {
    if (chapters.includes(key) || AROUND.includes(key))
      found.push({ line, chapter: true, seat: null })
    else if (turns.includes(key) && typeof seat === 'number' && found.at(-1)?.seat !== seat)
      found.push({ line, chapter: false, seat })
    else if (found.length === 0) found.push({ line, chapter: false, seat: null })
  })
  return found
}
