import { expect, test } from 'vitest'
import { announcedOf, groupsOf, verdictOf, worthOfChest } from './chest'
import { given, lay, loot, player, trace } from './given'
import type { Trace } from './view'

const LAYS = [lay(0, 'plus', 'minus'), lay(1, 'zero'), lay(2, 'plus'), lay(3, 'minus')]
const mixed = (number: number) => loot(number, { lays: [1, 2, 3], known_by: [2] })
const MIXED = [loot(0), ...[1, 2, 3].map(mixed)]

test('the uppermost card comes first, and mixed cards stand together', () => {
  const view = given({ lays: LAYS, chest: MIXED })
  const numbers = groupsOf(view).map(({ cards }) => cards.map(({ number }) => number))
  expect(numbers).toEqual([[3, 2, 1], [0]])
})

test('cards of single lays stand alone, also beside each other', () => {
  const view = given({ lays: LAYS, chest: [loot(0), loot(1), loot(2)] })
  expect(groupsOf(view).map(({ lays }) => lays.map(({ by }) => by))).toEqual([[2], [1], [0]])
})

test('mixed cards show every lay they may come from, and who has looked', () => {
  const [group] = groupsOf(given({ lays: LAYS, chest: MIXED }))
  const claims = group?.lays.map(({ by, claim }) => `${by} ${claim}`)
  expect(claims).toEqual(['1 zero', '2 plus', '3 minus'])
  expect(group?.seen).toEqual([2])
})

test('who laid a card has not looked at it', () => {
  const chest = [loot(1, { known_by: [1, 3] })]
  expect(groupsOf(given({ lays: LAYS, chest }))[0]?.seen).toEqual([3])
})

test('who looked at cards that were mixed again is still named', () => {
  const traces = [trace({ seat: 3, loot: [1, 2] })]
  expect(groupsOf(given({ lays: LAYS, chest: MIXED, traces }))[0]?.seen).toEqual([2, 3])
  const laid = [trace({ seat: 3, loot: [1, 2], lay: 3 })]
  expect(groupsOf(given({ lays: LAYS, chest: MIXED, traces: laid }))[0]?.seen).toEqual([2])
})

test('an own card that was mixed is among these, or may be', () => {
  const among = (places: Partial<Trace>) => {
    const traces = [trace({ lay: 0, card: 'minus', ...places })]
    return groupsOf(given({ lays: LAYS, chest: MIXED, traces }))[0]?.among
  }
  expect(among({ loot: [1, 2] })).toEqual([{ card: 'minus', sure: true }])
  expect(among({ loot: [1, 0] })).toEqual([{ card: 'minus', sure: false }])
  for (const other of [{ hands: [1] }, { fresh: [[1, 3]] }, { pile: [0] }, { thrown_away: [0] }])
    expect(among({ loot: [1], ...(other as Partial<Trace>) })).toEqual([
      { card: 'minus', sure: false },
    ])
})

test('a card that may be almost anywhere is not followed', () => {
  const among = (cards: number) => {
    const players = [player(), player({ cards, fresh: 1 }), player(), player()]
    const traces = [trace({ card: 'minus', loot: [1, 2], hands: [1], fresh: [[1, 2]] })]
    return groupsOf(given({ players, lays: LAYS, chest: MIXED, traces }))[0]?.among
  }
  expect(among(3)).toEqual([])
  expect(among(2)).toEqual([{ card: 'minus', sure: false }])
})

test('one knows of the own announcements whether they were lies', () => {
  const view = given({ lays: [lay(0, 'plus', 'minus'), lay(0, 'zero', 'zero')] })
  expect([0, 1].map((number) => verdictOf(view, number))).toEqual(['lie', 'true'])
})

test('a card seen with the Spyglass shows who lied where it can have come from one lay', () => {
  const chest = [loot(1, { card: 'minus' }), loot(2, { card: 'plus' })]
  const view = given({ lays: LAYS, chest })
  expect([1, 2, 3].map((number) => verdictOf(view, number))).toEqual(['lie', 'true', null])
})

test('of mixed cards an announcement is a lie where none of them is as announced', () => {
  const seen = (card: 'plus' | 'zero') => (number: number) => loot(number, { lays: [1, 2], card })
  const all = given({ lays: LAYS, chest: [1, 2].map(seen('plus')) })
  expect([1, 2].map((number) => verdictOf(all, number))).toEqual(['lie', 'true'])
  const one = given({ lays: LAYS, chest: [seen('zero')(1), loot(2, { lays: [1, 2] })] })
  expect(verdictOf(one, 2)).toBe(null)
})

test('a mixed card that was thrown out may be the one that was true', () => {
  const chest = [loot(1, { lays: [1, 2], card: 'plus' })]
  const thrown_out = [loot(2, { lays: [1, 2] })]
  expect(verdictOf(given({ lays: LAYS, chest, thrown_out }), 1)).toBe(null)
})

test('what was seen is remembered of lays whose cards were mixed again or thrown out', () => {
  const look = { by: 0, loot: [1, 2], lays: [1, 2], cards: ['minus' as const, 'minus' as const] }
  const thrown_out = [loot(1, { lays: [1, 2] }), loot(2, { lays: [1, 2] })]
  const view = given({ lays: LAYS, looks: [look], thrown_out })
  expect([1, 2].map((number) => verdictOf(view, number))).toEqual(['lie', 'lie'])
  expect(verdictOf({ ...view, looks: [{ ...look, lays: [1, 2, 3] }] }, 1)).toBe(null)
})

test('an own card among those seen says more of the others', () => {
  const look = { by: 0, loot: [0, 1], lays: [0, 1], cards: ['minus' as const, 'zero' as const] }
  const view = given({ lays: LAYS, looks: [look] })
  expect(verdictOf(view, 1)).toBe('true')
})

test('what was announced is added up; of mixed cards thrown out it can be more or less', () => {
  expect(announcedOf(given())).toEqual({ low: 0, high: 0 })
  expect(announcedOf(given({ lays: LAYS, chest: MIXED }))).toEqual({ low: 0, high: 0 })
  const left = [loot(1, { lays: [1, 2, 3] }), loot(2, { lays: [1, 2, 3] })]
  expect(announcedOf(given({ lays: LAYS, chest: left }))).toEqual({ low: -2, high: 1 })
})

test('an open chest is worth what lies in it', () => {
  const chest = [loot(0, { card: 'plus' }), loot(1, { card: 'minus' }), loot(2, { card: 'zero' })]
  expect(worthOfChest(given({ lays: LAYS, chest }))).toBe(-1)
})
