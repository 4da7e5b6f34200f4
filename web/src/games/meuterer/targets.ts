// Where on the board a choice is taken. A spot is a word such as `card-wine` or `action-loader`.

import type { Choice } from '../../generated/meuterer'
import type { Spot } from '../../lib/flights'
import type { MeutererView } from './view'

export type { Spot }

/** The spot of a choice: a card, an action card, or a button named after what it does. */
export function spotOf({ verb, slots }: Choice): Spot {
  switch (verb) {
    case 'show':
    case 'return':
      return `card-${slots.card}`
    case 'take':
      return `action-${slots.action}`
    case 'sell':
      return `good-${slots.good}`
    case 'leave':
      return verb
    case 'offer':
      return `${verb}-${slots.points}`
    default:
      return `${verb}-${slots.number}`
  }
}

/** The places of the islands a choice is about. */
export function placesOf(view: MeutererView, choice: Choice | undefined): number[] {
  if (choice?.verb !== 'sell' && choice?.verb !== 'put') return []
  const found = view.islands.findIndex((island) => island.name === choice.slots.island)
  return found < 0 ? [] : [found]
}

/** The places where a card could be sold now: active islands that buy it (M7.2). */
export function buyersOf(view: MeutererView, card: string): number[] {
  if (card === 'conflict' || card === 'pirates') return []
  const active = [view.ship, view.behind].filter((place) => place !== null)
  return active.filter((place) => ['any', card].includes(view.islands[place]?.buys ?? ''))
}
