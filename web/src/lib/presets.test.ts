import { expect, test } from 'vitest'
import { presetOf, USUAL, valueOf, withPreset } from './presets'

const GAME = {
  name: 'meuterer',
  title: 'Meuterer',
  least: 3,
  most: 4,
  options: {
    shown_conflicts: ['count', 'ignore'],
    loader_returns: ['discard', 'under_draw'],
    pirates: [false, true],
  },
  presets: { french: { shown_conflicts: 'ignore', loader_returns: 'under_draw' } },
  bots: ['deckhand'],
  timings: {},
  best: 4,
  minutes: 10,
  weight: 3,
}
const FRENCH = GAME.presets.french

test('an option has its usual value until another is chosen', () => {
  expect(valueOf(GAME, {}, 'pirates')).toBe(false)
  expect(valueOf(GAME, { pirates: true }, 'pirates')).toBe(true)
})

test('choosing a preset sets its options and leaves the others alone', () => {
  expect(withPreset(GAME, { pirates: true }, 'french')).toEqual({ pirates: true, ...FRENCH })
  expect(withPreset(GAME, { pirates: true, ...FRENCH }, USUAL)).toEqual({ pirates: true })
})

test('what is chosen one by one is known as the preset it comes to', () => {
  expect(presetOf(GAME, {})).toBe(USUAL)
  expect(presetOf(GAME, { pirates: true, shown_conflicts: 'count' })).toBe(USUAL)
  expect(presetOf(GAME, { pirates: true, ...FRENCH })).toBe('french')
  expect(presetOf(GAME, { shown_conflicts: 'ignore' })).toBeNull()
})
