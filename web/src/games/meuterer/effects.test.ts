import { expect, test } from 'vitest'
import type { Choice } from '../../generated/meuterer'
import { choicesOf } from '../../lib/arriving'
import { speaking } from '../../lib/speaking'
import { effectsOf, explanationOf } from './effects'
import { given, sailor } from './given'
import { spotOf } from './targets'
import type { Say } from './view'

/** Says a key and its slots, as they are. */
const say: Say = speaking((key, slots = {}) =>
  [key, ...Object.entries(slots).map(([slot, value]) => `${slot}=${String(value)}`)].join(' '),
)
const choice = choicesOf<Choice>()

test('showing a card says where it would be sold and where one would sail then', () => {
  const grain = choice('show grain', { card: 'grain' })
  expect(effectsOf(given({ ship: 3 }), grain, say)).toEqual([
    'effect-show-sold islands=Karge Zunge',
    'preview-show-captain card=grain island=Sommerland',
  ])
  const wine = choice('show wine', { card: 'wine' })
  expect(effectsOf(given({ ship: 3 }), wine, say)[0]).toBe('effect-show-unsold')
})

test('the island a ship would aim at stays in sight', () => {
  const grain = choice('show grain', { card: 'grain' })
  expect(explanationOf(given({ ship: 3 }), spotOf(grain), grain, say).about).toContain('[data-spot="island-7"]')
})

test('a role is told in full before it is taken, and the Mutineer where to', () => {
  const view = given({ phase: 'action', captain: 1 })
  const loader = choice('take loader', { action: 'loader' })
  const mutineer = choice('take mutineer', { action: 'mutineer' })
  expect(explanationOf(view, spotOf(loader), loader, say)).toMatchObject({ title: 'name-loader', note: 'explain-loader' })
  expect(effectsOf(view, loader, say)).toEqual(['effect-take'])
  expect(effectsOf(view, mutineer, say)).toEqual(['preview-mutineer island=Affeninsel', 'effect-take'])
})

test('selling says how many the reader has shown, and any other at most', () => {
  const sailors = [sailor({ shown: ['wine'] }), sailor({ shown: ['wine', 'wine'] }), sailor(), sailor()]
  const sell = choice('sell wine', { good: 'wine', island: 'Hochland' })
  expect(effectsOf(given({ sailors, phase: 'sales' }), sell, say)[0]).toBe('effect-sell number=1 others=2')
})
