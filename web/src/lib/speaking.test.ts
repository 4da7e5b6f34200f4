// What the compiler refuses; svelte-check holds these lines to it, and says so where one compiles.

import { expect, test } from 'vitest'
import type { FreibeuterPhrases } from '../generated/freibeuter'
import type { SharedPhrases } from '../generated/phrases'
import { speaking } from './speaking'

const say = speaking<SharedPhrases & FreibeuterPhrases>(
  (key, slots) => `${key} ${Object.keys(slots ?? {})}`,
)

const label: 'book' | 'ruling' = Math.random() < 2 ? 'book' : 'ruling'

test('keys and slots that are declared can be said', () => {
  expect(say('nobody-plays')).toBe('nobody-plays ')
  expect(say('players-count', { number: 7, least: 2, most: 4 })).toBe(
    'players-count number,least,most',
  )
  expect(say('option-unknown', { option: 'rum', offered: ['silk', 'tea'] })).toContain('offered')
  expect(say(`label-${label}`)).toBe('label-book ')
})

test('a key that came over the wire is told', () => {
  expect(say.tell(`action-${String('board')}`, { token: 'C4' })).toBe('action-board token')
})

test('keys and slots that are not declared do not compile', () => {
  const refused = [
    // @ts-expect-error there is no such key
    () => say('walk-the-plank'),
    // @ts-expect-error all slots are missing
    () => say('players-count'),
    // @ts-expect-error a slot is missing
    () => say('players-count', { number: 7, least: 2 }),
    // @ts-expect-error there is no such slot
    () => say('players-count', { number: 7, least: 2, most: 4, fewest: 1 }),
    // @ts-expect-error it has no slots
    () => say('left', { number: 7 }),
    // @ts-expect-error a slot that holds nothing
    () => say('no-such-seat', { number: undefined }),
    // @ts-expect-error a key that nobody knows before it is there
    () => say(`label-${String('book')}`),
  ]
  expect(refused).toHaveLength(7)
})
