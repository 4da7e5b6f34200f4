import { expect, test } from 'vitest'
import { arranged, handOf } from './cards'
import { given } from './given'

test('cards shown one after the other keep their order', () => {
  const first = arranged([], ['wine'])
  const second = arranged(first, ['rubies', 'wine'])
  expect(arranged(second, ['rubies', 'wine', 'wine'])).toEqual(['wine', 'rubies', 'wine'])
})

test('what is gone leaves no trace', () => {
  expect(arranged(['wine', 'rubies', 'wine'], ['wine'])).toEqual(['wine'])
  expect(arranged(['wine'], [])).toEqual([])
})

test('a Loader tells the cards just drawn from those held before (M9.3)', () => {
  const view = given({ hand: ['salt', 'wine', 'wine', 'grain'], own_drawn: ['wine', 'grain'] })
  expect(handOf(view)).toEqual({ held: ['salt', 'wine'], drawn: ['wine', 'grain'] })
})
