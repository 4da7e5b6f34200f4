// Where on the board a choice is taken: a card in hand, then what to announce or whom it hits.

import { LOOKED_AT, THROWN_OUT, type Choice } from '../../generated/traitres'

/** The card in hand that a choice plays or puts back; null for all others. */
export function cardOf({ verb, slots }: Choice): string | null {
  if (verb === 'lay') return slots.loot
  if (verb === 'return') return slots.card
  return verb === 'open' || verb === 'put' ? null : verb
}

/** What may be done with a card of the hand. */
export function choicesWith(choices: Choice[], card: string | null): Choice[] {
  return card === null ? [] : choices.filter((choice) => cardOf(choice) === card)
}

/** Whom a card may hit, with the choice for each. */
export function targetsOf(choices: Choice[]): Map<number, Choice> {
  const aimed = choices.map((choice) => [aimOf(choice), choice] as const)
  return new Map(aimed.flatMap(([seat, choice]) => (seat === null ? [] : [[seat, choice]])))
}

/** Whom a choice hits; null where nobody is named. */
export function aimOf({ verb, slots }: Choice): number | null {
  return verb === 'pockets' || verb === 'plank' ? Number(slots.to) : null
}

/** What is chosen: a card of the hand by its place, and a choice, with that card or without any. */
export function spotWith(place: number | null, choice?: Choice): string {
  const card = place === null ? [] : [`hand-${place}`]
  return [...card, ...(choice === undefined ? [] : [choice.action])].join(': ')
}

/** The place in the hand of the card that is chosen. */
export function cardChosen(spot: string | null): number | null {
  const found = /^hand-(\d+)/.exec(spot ?? '')
  return found === null ? null : Number(found[1])
}

const REACH: Record<string, number> = { spyglass: LOOKED_AT, riddance: THROWN_OUT }

/** How many cards of the chest, from the top, a card of the hand would reach. */
export function reachOf(card: string | null): number {
  return REACH[card ?? ''] ?? 0
}
