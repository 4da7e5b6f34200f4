import { expect, test } from 'vitest'
import { doorOf, furthest } from './doors'
import { given } from './given'

const open = (pirate: string, free = true) => ({ pirate, free })
const CLOSED = { pirate: null, free: false }
const cabins = [open('tembo'), open('pang', false), open('ghost', false), open('sate'), CLOSED, CLOSED]

const doors = (changes = {}) => cabins.map((_, number) => doorOf(given({ cabins, ...changes }), number))

test('the first closed door is the one to knock at', () => {
  expect(doors()).toEqual(['free', 'used', 'ghost', 'free', 'next', 'closed'])
})

test('after a knock only the pirate just revealed is within reach (C2.3)', () => {
  expect(doors({ fresh: 'sate' }).slice(0, 4)).toEqual(['passed', 'used', 'ghost', 'fresh'])
})

test('whoever is being used is at work, not used up', () => {
  expect(doors({ phase: 'pang', used: 'pang' })[1]).toBe('acting')
})

test('the ship sails for doors that stay closed, one for each turn being opened (C2.7)', () => {
  expect(furthest(given())).toBe(3)
  expect(furthest(given({ cabins }))).toBe(2)
})
