// Rows of cards: in the order they came, and what of a hand was just drawn.

import type { MeutererView } from './view'

/** A bag of cards in the order seen so far: what is still there stays, what is new comes last. */
export function arranged(before: string[], bag: string[]): string[] {
  const left = [...bag]
  const kept = before.filter((card) => taken(left, card))
  return [...kept, ...left]
}

/** The reader's hand in two parts: held before, and just drawn as Loader. */
export function handOf(view: MeutererView): { held: string[]; drawn: string[] } {
  const held = [...(view.hand ?? [])]
  for (const card of view.own_drawn) taken(held, card)
  return { held, drawn: view.own_drawn }
}

/** Takes a card out of a bag, if it is there. */
function taken(bag: string[], card: string): boolean {
  const at = bag.indexOf(card)
  if (at >= 0) bag.splice(at, 1)
  return at >= 0
}
