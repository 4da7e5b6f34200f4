import { expect, test } from 'vitest'
import type { Choice } from '../../generated/cartagena'
import { choicesOf } from '../../lib/arriving'
import { speaking } from '../../lib/speaking'
import { effectsOf } from './effects'
import { given, player } from './given'
import type { Say } from './view'

/** Says a key and its slots, as they are. */
const say: Say = speaking((key, slots = {}) =>
  [key, ...Object.entries(slots).map(([slot, value]) => `${slot}=${String(value)}`)].join(' '),
)
const choice = choicesOf<Choice>()

test('declaring says whether it is a change or a bluff, which nobody else can tell', () => {
  const diaz = choice('declare diaz', { side: 'diaz' })
  const standing = (side: 'diaz' | 'valverde' | null) => given({ players: [player({ side }), player(), player()] })
  expect(effectsOf(standing(null), diaz, say)[0]).toBe('effect-declare side=diaz')
  expect(effectsOf(standing('valverde'), diaz, say)[0]).toBe('effect-change side=diaz')
  expect(effectsOf(standing('diaz'), diaz, say)).toEqual(['effect-bluff side=diaz', 'effect-declare-secret'])
})

test('both sailors are named as they would stand', () => {
  const place = choice('place 7', { sailor: '7' })
  const view = given({ phase: 'place', letter: 'B', taken: [4, 7] })
  expect(effectsOf(view, place, say)).toEqual(['effect-place letter=B valverde=7 diaz=4'])
})

test('a card laid says whom it helps', () => {
  expect(effectsOf(given(), choice('lay grey-2', { card: 'grey-2' }), say)[0]).toBe('effect-lay side=diaz number=2')
})
