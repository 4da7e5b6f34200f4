import { expect, test } from 'vitest'
import { actionOf, choicesBySpot, slotsOf } from './choices'
import { Words } from './words'

const ROB = { action: 'rob 1', verb: 'rob', slots: { to: '1' } }

test('a choice that names a seat says its player', () => {
  const words = new Words('en', ['action-rob = Take a coin from { $to }'])
  const say = { tell: (key: string, slots = {}) => words.say(key, slots, ['Ann', 'Bob']) }
  expect(actionOf(ROB, say)).toBe('Take a coin from Bob')
})

test('a choice is found by its spot', () => {
  const place = { action: 'place 7', verb: 'place', slots: { sailor: '7' } }
  const found = choicesBySpot([ROB, place], ({ verb, slots }) => [verb, ...Object.values(slots)].join('-'))
  expect(found.get('place-7')).toBe(place)
  expect(found.get('rob-2')).toBeUndefined()
})

test('what is counted is a number, which sentences can bend to', () => {
  const words = new Words('en', ['action-fight = { $number ->\n    [0] Play none\n   *[other] Play { $number }\n}'])
  const say = { tell: (key: string, slots = {}) => words.say(key, slots) }
  expect(actionOf({ action: 'fight 0', verb: 'fight', slots: { number: '0' } }, say)).toBe('Play none')
})

test('all else is said as it came', () => {
  expect(slotsOf({ action: 'place 7', verb: 'place', slots: { sailor: '7' } })).toEqual({ sailor: '7' })
})
