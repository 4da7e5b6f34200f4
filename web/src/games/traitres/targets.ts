// Where on the board a choice is taken: a card in hand, then what to announce or whom it hits.

import type { Choice } from '../../generated/messages'

/** The card in hand that a choice plays or puts back; null for all others. */
export function cardOf({ verb, slots }: Choice): string | null {
  if (verb === 'lay') return slots.loot ?? null
  if (verb === 'return') return slots.card ?? null
  return verb === 'open' || verb === 'put' ? null : verb
}

/** What may be done with a card of the hand. */
export function choicesWith(choices: Choice[], card: string | null): Choice[] {
  return card === null ? [] : choices.filter((choice) => cardOf(choice) === card)
}

/** Whom a card may hit, with the choice for each. */
export function targetsOf(choices: Choice[]): Map<number, Choice> {
  const aimed = choices.filter(({ slots }) => slots.to !== undefined)
  return new Map(aimed.map((choice) => [Number(choice.slots.to), choice]))
}

const REACH: Record<string, number> = { spyglass: 3, riddance: 2 }

/** How many cards of the chest, from the top, a card of the hand would reach. */
export function reachOf(card: string | null): number {
  return REACH[card ?? ''] ?? 0
}
