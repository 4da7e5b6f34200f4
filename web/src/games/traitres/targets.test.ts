import { expect, test } from 'vitest'
import { choice } from './given'
import { cardOf, choicesWith, reachOf, targetsOf } from './targets'

const LAY = choice('lay plus saying zero', { loot: 'plus', claim: 'zero' })
const LIE = choice('lay plus saying plus', { loot: 'plus', claim: 'plus' })
const PLANKS = [choice('plank 1', { to: '1' }), choice('plank 2', { to: '2' })]
const ALL = [LAY, LIE, ...PLANKS, choice('open', {}), choice('spyglass', {})]

test('a card of the hand is where its choices are taken', () => {
  expect(choicesWith(ALL, 'plus')).toEqual([LAY, LIE])
  expect(choicesWith(ALL, 'plank')).toEqual(PLANKS)
  expect(choicesWith(ALL, 'spyglass')).toHaveLength(1)
  expect(choicesWith(ALL, null)).toEqual([])
})

test('opening the chest and putting cards back is no matter of the hand', () => {
  expect(cardOf(choice('open', {}))).toBe(null)
  expect(cardOf(choice('put plus', { loot: 'plus' }))).toBe(null)
  expect(cardOf(choice('return zero', { card: 'zero' }))).toBe('zero')
})

test('cards that hit somebody have targets', () => {
  expect([...targetsOf(PLANKS).keys()]).toEqual([1, 2])
  expect(targetsOf([LAY]).size).toBe(0)
})

test('a Spyglass reaches three cards of the chest, Good Riddance two', () => {
  expect(['spyglass', 'riddance', 'plank', null].map(reachOf)).toEqual([3, 2, 0, 0])
})
