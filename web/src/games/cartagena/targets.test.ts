import { expect, test } from 'vitest'
import type { Choice } from '../../generated/cartagena'
import { choicesOf } from '../../lib/arriving'
import { sheeted, spotOf } from './targets'

const choice = choicesOf<Choice>()
const KNOCK = choice('knock', {})
const USE = choice('use tembo', { pirate: 'tembo' })
const SELL = choice('sell pink-2', { card: 'pink-2' })
const KEEP = choice('keep pink-2', { card: 'pink-2' })
const INSPECT = choice('inspect C', { letter: 'C' })
const FINISH = choice('finish', {})

test('every choice has a spot of its own', () => {
  const all = [KNOCK, USE, SELL, KEEP, INSPECT, FINISH, choice('rob 2', { to: '2' })]
  const spots = ['knock', 'cabin-tembo', 'card-pink-2', 'keep-pink-2', 'letter-C', 'finish', 'rob-2']
  expect(all.map(spotOf)).toEqual(spots)
})

test('what has no place on the board stands in a sheet', () => {
  expect(sheeted([KNOCK, USE, INSPECT, SELL, FINISH, KEEP])).toEqual([KEEP, FINISH])
})
