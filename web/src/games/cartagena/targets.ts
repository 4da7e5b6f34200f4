// Where on the board a choice is taken. A spot is a word such as `cabin-tembo` or `card-pink-2`.

import type { Choice } from '../../generated/messages'
import type { Spot } from '../../lib/flights'

export type { Spot }

const OF_HAND = ['lay', 'put', 'sell'] // verbs of which a card in hand is the button

/** The spot of a choice: a cabin, a card in hand, a duel space, or a button named after what it does. */
export function spotOf({ verb, slots }: Choice): Spot {
  if (verb === 'use') return `cabin-${slots.pirate}`
  if (OF_HAND.includes(verb)) return `card-${slots.card}`
  if (verb === 'inspect') return `letter-${slots.letter}`
  return [verb, ...Object.values(slots)].join('-')
}

/** The choice at each spot. */
export function choicesBySpot(choices: Choice[]): Map<Spot, Choice> {
  return new Map(choices.map((choice) => [spotOf(choice), choice]))
}

/** Choices whose buttons stand in a sheet: neither cabin nor card in hand nor duel space; leaving it comes last. */
export function sheeted(choices: Choice[]): Choice[] {
  const there = choices.filter(({ verb }) => !['use', 'knock', 'inspect', ...OF_HAND].includes(verb))
  return there.sort((one, other) => Number(one.verb === 'finish') - Number(other.verb === 'finish'))
}
