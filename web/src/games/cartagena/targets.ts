// Where on the board a choice is taken. A spot is a word such as `cabin-tembo` or `card-pink-2`.

import type { Choice } from '../../generated/cartagena'
import type { Spot } from '../../lib/flights'

export type { Spot }

/** Verbs of which something on the board is the button. */
const ELSEWHERE: Choice['verb'][] = ['use', 'knock', 'inspect', 'lay', 'put', 'sell']

/** The spot of a choice: a cabin, a card in hand, a duel space, or a button named after what it does. */
export function spotOf({ verb, slots }: Choice): Spot {
  if (verb === 'use') return `cabin-${slots.pirate}`
  if (verb === 'lay' || verb === 'put' || verb === 'sell') return `card-${slots.card}`
  if (verb === 'inspect') return `letter-${slots.letter}`
  return [verb, ...Object.values(slots)].join('-')
}

/** Choices whose buttons stand in a sheet: neither cabin nor card in hand nor duel space; leaving it comes last. */
export function sheeted(choices: Choice[]): Choice[] {
  const there = choices.filter(({ verb }) => !ELSEWHERE.includes(verb))
  return there.sort((one, other) => Number(one.verb === 'finish') - Number(other.verb === 'finish'))
}
