// Where on the board a choice is marked. A spot is a word such as `region-C4`, `crossing-C4`, `line-3`, `pile-sea`.

import type { Choice, Line } from '../../generated/freibeuter'
import type { Spot } from '../../lib/flights'
import { line } from './sea'

export type { Spot }

/** The place on the sea, or the pile, where a choice is taken. */
export function spotOf(choice: Choice): Spot {
  const { verb, slots } = choice
  if (verb === 'draw') return `pile-${slots.pile}`
  return verb === 'board' || verb === 'resolve' ? `crossing-${slots.crossing}` : `region-${slots.region}`
}

/** The card in hand that a choice plays, if it plays one. */
export function cardOf(choice: Choice): Spot | null {
  const { verb, slots } = choice
  if (verb === 'place' || verb === 'cash') return `card-${slots.region}`
  return verb === 'dutchman' ? `line-${slots.region.charAt(slots.line === 'row' ? 1 : 0)}` : null
}

/** All that can be done at each spot, on the sea and in the hand. */
export function choicesBySpot(choices: Choice[]): Map<Spot, Choice[]> {
  const found = new Map<Spot, Choice[]>()
  for (const choice of choices) {
    for (const spot of [spotOf(choice), cardOf(choice)]) {
      if (spot !== null) found.set(spot, [...(found.get(spot) ?? []), choice])
    }
  }
  return found
}

/** The spots that belong together with one pointed at: a region and its card, a Dutchman card and its line. */
export function litBy(spot: Spot | null): Set<Spot> {
  if (spot === null) return new Set()
  const [sort = '', at = ''] = spot.split('-')
  if (sort === 'region') return new Set([spot, `card-${at}`])
  if (sort === 'card') return new Set([spot, `region-${at}`])
  if (sort === 'line') return new Set([spot, ...line(at).map((region) => `region-${region}`)])
  return new Set([spot])
}

/** The spots of the choice pointed at in the list of actions. */
export function litByAction(choices: Choice[], action: string | null): Set<Spot> {
  const choice = choices.find((one) => one.action === action)
  if (!choice) return new Set()
  const card = cardOf(choice)
  return new Set(card === null ? [spotOf(choice)] : [spotOf(choice), card])
}

/** What was told since the reader last did something; what the newest news told, where that was the reader's own. */
export function sinceOwn(lines: Line[], told: Line[], seat: number | null): Line[] {
  const own = lines.findLastIndex(({ slots }) => 'seat' in slots && slots.seat === seat)
  return seat === null || own === lines.length - 1 ? told : lines.slice(own + 1)
}

/** The spots where something changed that can still be seen. */
export function freshIn(told: Line[]): Set<Spot> {
  const fresh = new Set<Spot>()
  for (const { key, slots } of told) {
    if (key === 'placed' || key === 'cashed') fresh.add(`region-${slots.region}`)
    if (key === 'boarded') fresh.add(`crossing-${slots.crossing}`)
  }
  return fresh
}
