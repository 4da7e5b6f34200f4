// What one may do, in words.

import type { Choice } from '../generated/messages'
import type { Tell } from '../generated/phrases'
import type { Spot } from './flights'

/** The choice at each spot. */
export function choicesBySpot<May>(choices: May[], spotOf: (choice: May) => Spot): Map<Spot, May> {
  return new Map(choices.map((choice) => [spotOf(choice), choice]))
}

/** What fills the places of a choice: a seat as a number, so that its player is named. */
export function slotsOf({ slots }: Choice): Record<string, unknown> {
  return slots.to === undefined ? slots : { ...slots, to: Number(slots.to) }
}

/** A choice as a sentence. */
export function actionOf(choice: Choice, say: { tell: Tell }): string {
  return say.tell(`action-${choice.verb}`, slotsOf(choice))
}
