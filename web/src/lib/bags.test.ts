import { expect, test } from 'vitest'
import { counted } from './bags'

test('cards of a kind are counted', () => {
  expect(counted(['salt', 'wine', 'wine'])).toEqual([['salt', 1], ['wine', 2]])
})
