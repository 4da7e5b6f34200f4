import { expect, test } from 'vitest'
import type { Choice } from '../../generated/meuterer'
import { choicesOf } from '../../lib/arriving'
import { given } from './given'
import { buyersOf, placesOf, spotOf } from './targets'

const choice = choicesOf<Choice>()
const SHOW = choice('show wine', { card: 'wine' })
const LEAVE = choice('leave', {})
const TAKE = choice('take cabin-boy', { action: 'cabin-boy' })
const SELL = choice('sell wine at Rotes-Riff', { good: 'wine', island: 'Rotes-Riff' })
const PUT = choice('put 2 at Hochland', { number: '2', island: 'Hochland' })

test('every choice has a spot of its own', () => {
  const offer = choice('offer 0', { points: '0' })
  const spots = [SHOW, LEAVE, TAKE, SELL, PUT, offer].map(spotOf)
  expect(spots).toEqual(['card-wine', 'leave', 'action-cabin-boy', 'good-wine', 'put-2', 'offer-0'])
})

test('a sale is about its island', () => {
  expect(placesOf(given(), SELL)).toEqual([8])
  expect(placesOf(given(), SHOW)).toEqual([])
  expect(placesOf(given(), undefined)).toEqual([])
})

test('goods are bought at active islands of their kind, or of any; conflicts nowhere (M7.2)', () => {
  const view = given({ ship: 11, behind: 0 })
  expect(buyersOf(view, 'wine')).toEqual([11, 0])
  expect(buyersOf(view, 'salt')).toEqual([0])
  expect(buyersOf(view, 'conflict')).toEqual([])
  expect(buyersOf({ ...view, behind: null }, 'salt')).toEqual([])
})
