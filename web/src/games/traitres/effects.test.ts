import { expect, test } from 'vitest'
import { speaking } from '../../lib/speaking'
import { effectsOf, explanationOf } from './effects'
import { choice, given, lay, loot, player } from './given'
import { cardChosen, spotWith } from './targets'
import type { Say } from './view'

/** Says a key and its slots, as they are. */
const say: Say = speaking((key, slots = {}) =>
  [key, ...Object.entries(slots).map(([slot, value]) => `${slot}=${String(value)}`)].join(' '),
)
const PLANK = choice('plank 1', { to: '1' })

test('a plank says which one it is, and that the third sends somebody overboard', () => {
  const before = (planks: number) => given({ players: [player(), player({ planks }), player()] })
  expect(effectsOf(before(0), PLANK, say)).toEqual(['effect-plank number=1'])
  expect(effectsOf(before(2), PLANK, say)).toEqual(['effect-plank-last number=3'])
})

test('laying says whether it is a lie, and what all announcements come to', () => {
  const view = given({ lays: [lay(1, 'plus')], chest: [loot(0)] })
  const lie = choice('lay minus saying plus', { loot: 'minus', claim: 'plus' })
  expect(effectsOf(view, lie, say)).toEqual(['menu-lie', 'effect-lay total=+2 target=8'])
})

test('a card stays chosen while it is said whom it hits', () => {
  const spot = spotWith(2, PLANK)
  expect([cardChosen(spot), cardChosen(spotWith(null, PLANK)), cardChosen(null)]).toEqual([2, null, null])
  const explanation = explanationOf(given(), ['Ann', 'Bob'], spot, [PLANK], say)
  expect([explanation.title, explanation.elsewhere]).toEqual(['Bob', undefined])
  expect(explanationOf(given(), [], spotWith(2), [PLANK], say).elsewhere).toBe(true)
})
