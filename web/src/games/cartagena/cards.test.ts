import { expect, test } from 'vitest'
import { kindOf, runsOf, valueOf, worthOf } from './cards'

test('a card is of a kind and has a value; the monkey has none', () => {
  expect(['pink-2', 'gold-3', 'monkey'].map((card) => [kindOf(card), valueOf(card)])).toEqual([
    ['pink', 2],
    ['gold', 3],
    ['monkey', 0],
  ])
})

test('gold cards are worth what they show (C8.1)', () => {
  expect(worthOf(['gold-1', 'gold-3', 'gold-3'])).toBe(7)
})

test('unknown cards between known ones are counted, and all keep their order', () => {
  expect(runsOf([null, null, 'pink-2', null, 'pink-2', 'pink-2'])).toEqual([
    { card: null, number: 2 },
    { card: 'pink-2', number: 1 },
    { card: null, number: 1 },
    { card: 'pink-2', number: 2 },
  ])
})
