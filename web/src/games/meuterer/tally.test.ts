import { expect, test } from 'vitest'
import { given, sailor } from './given'
import { sideOf, tallyOf } from './tally'

const sailors = [
  sailor({ shown: ['wine', 'conflict'], fought: 1 }),
  sailor({ role: 'mutineer', shown: ['conflict'], fought: 2 }),
  sailor({ role: 'merchant', shown: ['conflict', 'conflict'] }),
  sailor({ role: 'first-mate' }),
]
const view = given({ phase: 'mutiny', sailors })

test('shown and played conflicts count, the First Mate is one, a Merchant none (M5.3, M5.4)', () => {
  const seats = { captain: [0, 3], mutiny: [1] }
  expect(tallyOf(view, true)).toEqual({ captain: 3, mutiny: 3, seats })
})

test('by the French book only played ones count (M5.4)', () => {
  expect(tallyOf(view, false)).toMatchObject({ captain: 2, mutiny: 2 })
})

test('there is nothing to count outside of a mutiny', () => {
  expect(tallyOf({ ...view, phase: 'goods' }, true)).toBeNull()
})

test('everybody stands on one side or on none', () => {
  expect([0, 1, 2, 3].map((seat) => sideOf(view, seat))).toEqual(['captain', 'mutiny', null, 'captain'])
})
