import { expect, test } from 'vitest'
import type { Line } from '../../generated/cartagena'
import { isMutiny, knowledgeOf, neededOf, reported, resultOf, strengthsOf, winsOf } from './duels'
import { given, letter } from './given'

const DUEL = { letter: 'B', bout: 2, valverde: 9, diaz: 24, played: ['grey-3', 'pink-1', 'pink-2'] }
const line = (key: Line['key']) => ({ entry: 1, clause: 'C7.2', key, slots: {} }) as Line

test('sailors are known by oneself, by all, in doubt or not at all', () => {
  const view = given({ duel: DUEL })
  const known = { placed: true, pair: [3, 7], valverde: 7, diaz: 3 }
  expect(knowledgeOf(view, letter('A'))).toBe('empty')
  expect(knowledgeOf(view, letter('A', { placed: true }))).toBe('hidden')
  expect(knowledgeOf(view, letter('C', { placed: true, pair: [3, 7] }))).toBe('doubt')
  expect(knowledgeOf(view, letter('C', known))).toBe('secret')
  expect(knowledgeOf(view, letter('B', known))).toBe('open')
  expect(knowledgeOf(view, letter('A', { ...known, winner: 'diaz' }))).toBe('open')
  expect(knowledgeOf(given({ phase: 'over' }), letter('C', known))).toBe('open')
})

test('won duels are counted against what wins the mutiny (C6.3)', () => {
  const letters = [letter('A', { winner: 'diaz' }), letter('B', { winner: 'diaz' }), letter('C')]
  expect(winsOf(letters)).toEqual({ valverde: 0, diaz: 2 })
  expect(neededOf(given().letters)).toBe(3)
})

test('a side is as strong as its sailor and the cards of its colour', () => {
  const letters = [letter('A'), letter('B', { placed: true, valverde: 6, diaz: 21 })]
  expect(strengthsOf(given({ duel: DUEL, letters }))).toEqual([
    { side: 'valverde', strength: 9, sailor: 6, cards: ['pink-1', 'pink-2'], share: 9 / 24 },
    { side: 'diaz', strength: 24, sailor: 21, cards: ['grey-3'], share: 1 },
  ])
  expect(strengthsOf(given())).toEqual([])
})

test('a duel that was fought shows how strong both sides were in the end (C7.8)', () => {
  const fought = { placed: true, valverde: 6, diaz: 9, played: ['grey-1', 'pink-2', 'pink-3'] }
  const won = letter('A', { ...fought, winner: 'valverde' })
  expect([resultOf(won, 'valverde'), resultOf(won, 'diaz')]).toEqual([11, 10])
})

test('the mutiny lasts from the first duel to the end', () => {
  expect([given(), given({ duel: DUEL }), given({ phase: 'over' })].map(isMutiny)).toEqual([
    false,
    true,
    true,
  ])
})

test('the last bout is told with all that came of it, and nothing of the voyage', () => {
  const none = reported([], [line('robbed'), line('sailed')])
  expect(none).toEqual([])
  const bout = reported(none, [line('mutiny-begins'), line('revealed'), line('monkey')])
  expect(bout.map(({ key }) => key)).toEqual(['revealed', 'monkey'])
  const later = reported(bout, [line('laid'), line('robbed'), line('duel-won')])
  expect(later.map(({ key }) => key)).toEqual(['revealed', 'monkey', 'robbed', 'duel-won'])
  expect(reported(later, [line('laid')])).toBe(later)
  expect(reported(later, [line('revealed')])).toHaveLength(1)
})
