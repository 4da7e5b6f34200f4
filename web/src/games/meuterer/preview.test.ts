import { expect, test } from 'vitest'
import { given, sailor } from './given'
import { previewOf, raidOf } from './preview'

const LEFT = [sailor({ left: 0 }), sailor(), sailor(), sailor()]

test('a captain with five cards would send the ship five islands on (M3.5)', () => {
  expect(previewOf(given({ ship: 9 }))).toEqual({ as: 'captain', goal: 2, steps: 5, card: null })
})

test('anybody else would aim there as Mutineer (M4.2)', () => {
  expect(previewOf(given({ captain: 2, hand: ['wine'] }))).toMatchObject({ as: 'mutineer', goal: 1 })
})

test('without a card the ship stays', () => {
  expect(previewOf(given({ ship: 4, hand: [] }))).toMatchObject({ goal: 4, steps: 0 })
})

test('a card shown first is one island less', () => {
  expect(previewOf(given(), 'grain')).toMatchObject({ goal: 4, card: 'grain' })
  expect(previewOf(given(), 'rubies')).toMatchObject({ goal: 5, card: null })
})

test('whoever has left, only watches or is in another phase has no preview', () => {
  expect(previewOf(given({ sailors: LEFT }))).toBeNull()
  expect(previewOf(given({ seat: null, hand: null }))).toBeNull()
  expect(previewOf(given({ phase: 'offer' }))).toBeNull()
})

test('the pirates sail back an island for each card left, and rob what they meet (M10.2, M10.3)', () => {
  const hand = ['wine', 'grain', 'pirates']
  expect(raidOf(given({ hand, pirates: 9, ship: 7 }))).toEqual({ goal: 7, steps: 2, robs: true })
  expect(raidOf(given({ hand, pirates: 9, ship: 6 }))).toMatchObject({ robs: false })
  expect(raidOf(given({ hand, pirates: 0, ship: 11 }))).toMatchObject({ goal: 10, robs: true })
})

test('pirates that start on the ship rob it without sailing (M10.3)', () => {
  const raid = raidOf(given({ hand: ['pirates'], pirates: 3, ship: 3 }))
  expect(raid).toEqual({ goal: 3, steps: 0, robs: true })
})

test('without the card, or without the variant, there is no raid', () => {
  expect(raidOf(given({ pirates: 9 }))).toBeNull()
  expect(raidOf(given({ hand: ['pirates'] }))).toBeNull()
})
