import { expect, test } from 'vitest'
import type { Choice } from '../../generated/freibeuter'
import { speaking } from '../../lib/speaking'
import { given, owner } from './given'
import { effectsOf, explanationOf } from './effects'
import { explained, factsOf, labelOf, titleOf, wordsOf } from './labels'
import type { Say } from './view'

/** Says a key and its slots, as they are. */
const say: Say = speaking((key, slots = {}) =>
  [key, ...Object.entries(slots).map(([slot, value]) => `${slot}=${String(value)}`)].join(' '),
)

const owners = [owner({ boats: ['C4', 'D4'], boarded: ['C4'] }), owner({ boats: ['C5'] })]
const view = given({ owners })
const place: Choice = { action: 'place D5', verb: 'place', slots: { region: 'D5' } }

test('a ship says what it is, who boarded it and which side is missing', () => {
  expect(titleOf(view, 'crossing-C4', say)).toBe('at-ship crossing=C4 value=20 share=4')
  expect(factsOf(view, 'crossing-C4', say)).toEqual(['fact-boarded seat=0', 'fact-sides number=3 regions=D5'])
})

test('a region says whose boats it holds and whether its card is in hand', () => {
  expect(factsOf(view, 'region-C5', say)).toEqual(['fact-boats seat=1 boats=1'])
  expect(factsOf(view, 'region-D5', say)).toEqual(['fact-open', 'fact-card number=2'])
})

test('an emptied crossing has a name and nothing else', () => {
  expect(titleOf(view, 'crossing-F6', say)).toBe('at-nothing crossing=F6')
  expect(factsOf(view, 'crossing-F6', say)).toEqual([])
  expect(explained(view, 'crossing-F6', say)).toBeNull()
})

test('placing a boat that encircles a ship says who wins it and what they pay', () => {
  expect(effectsOf(view, place, say)).toEqual(['effect-capture crossing=C4 value=20 share=4 seat=0 money=4'])
  const turn = given({ owners, turn: 1 })
  expect(effectsOf(turn, place, say)[0]).toContain('money=8')
  expect(effectsOf(turn, place, say)[1]).toBe('effect-earn money=8')
})

test('the Dutchman helps for nothing (F7.3)', () => {
  const sent: Choice = { action: 'dutchman row D5', verb: 'dutchman', slots: { line: 'row', region: 'D5' } }
  expect(effectsOf(given({ owners, turn: 1 }), sent, say)[0]).toContain('money=4')
})

test('a card that encircles nothing says what it does', () => {
  const corner: Choice = { action: 'place A1', verb: 'place', slots: { region: 'A1' } }
  expect(effectsOf(view, corner, say)).toEqual(['effect-place'])
  const second: Choice = { action: 'place C5', verb: 'place', slots: { region: 'C5' } }
  expect(effectsOf(view, second, say)).toEqual(['effect-join'])
  expect(effectsOf(view, { ...second, verb: 'cash' }, say)).toEqual(['effect-cash'])
})

test('a ship nobody boarded escapes', () => {
  const free = given({ owners: [owner({ boats: ['C4', 'D4', 'C5'] }), owner()] })
  expect(effectsOf(free, place, say)).toEqual(['effect-escape crossing=C4 value=20 share=4'])
})

test('a label names the place, what is there and what may be done', () => {
  expect(labelOf(view, 'region-D5', [place], say)).toBe(
    'at-region region=D5. fact-open. fact-card number=2. may-do offered=action-place region=D5',
  )
})

test('an action names the token it touches', () => {
  const board: Choice = { action: 'board C4', verb: 'board', slots: { crossing: 'C4' } }
  const resolve: Choice = { action: 'resolve D4', verb: 'resolve', slots: { crossing: 'D4' } }
  expect(wordsOf(view, board, say)).toBe('touch-board crossing=C4 value=20 share=4')
  expect(wordsOf(view, resolve, say)).toBe('touch-store crossing=D4 value=0 share=0')
})

test('what a card encircles stays in sight beside its region', () => {
  const { title, about } = explanationOf(view, 'region-D5', [place], say)
  expect(title).toBe('at-region region=D5')
  for (const spot of ['region-D5', 'card-D5', 'crossing-C4', 'crossing-D4'])
    expect(about.join()).toContain(`[data-spot="${spot}"]`)
})
