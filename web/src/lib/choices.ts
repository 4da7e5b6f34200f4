// What one may do, in words.

import type { Choice } from '../generated/messages'
import type { Tell } from '../generated/phrases'
import type { Spot } from './flights'

/** The choice at each spot. */
export function choicesBySpot<May>(choices: May[], spotOf: (choice: May) => Spot): Map<Spot, May> {
  return new Map(choices.map((choice) => [spotOf(choice), choice]))
}

const NUMBERS = ['to', 'number', 'points'] // a seat, so that its player is named, and what is counted

/** What fills the places of a choice. */
export function slotsOf({ slots }: Choice): Record<string, unknown> {
  const entries = Object.entries(slots)
  return Object.fromEntries(entries.map(([name, slot]) => [name, NUMBERS.includes(name) ? Number(slot) : slot]))
}

/** A choice as a sentence. */
export function actionOf(choice: Choice, say: { tell: Tell }): string {
  return say.tell(`action-${choice.verb}`, slotsOf(choice))
}
