import { expect, test } from 'vitest'
import { COURSE as CARTAGENA } from '../games/cartagena/course'
import { COURSE as FREIBEUTER } from '../games/freibeuter/course'
import { COURSE as MEUTERER } from '../games/meuterer/course'
import { COURSE as TRAITRES } from '../games/traitres/course'
import type { Outcome, Reason } from '../generated/messages'
import { byRound, difference, momentsOf, movedBy, placeOf } from './ending'

type Told = { entry: number; key: string; slots: Record<string, unknown> }
const line = (entry: number, key: string, slots: Record<string, unknown>): Told => ({ entry, key, slots })
const outcome = (scores: number[], winners: number[]): Outcome => ({ clause: 'X1.1', scores, winners, teams: [] })
const reason = (seat: number, key: string, points: number): Reason => ({ clause: 'X1.1', key, slots: {}, seat, points })

test('a share is taken from who pays it and given to who helped', () => {
  expect(movedBy(FREIBEUTER, line(1, 'paid', { seat: 0, to: 2, money: 6 }))).toEqual([
    [0, -6],
    [2, 6],
  ])
  expect(movedBy(CARTAGENA, line(1, 'robbed', { seat: 1, to: 0 }))).toEqual([
    [1, 1],
    [0, -1],
  ])
  expect(movedBy(MEUTERER, line(1, 'docked', { seat: 1, points: 4 }))).toEqual([[1, 4]])
  expect(movedBy(TRAITRES, line(1, 'laid', { seat: 1 }))).toEqual([])
})

test('the moments are those in which the lead changed or grew most, in order, and what was undone is none', () => {
  const lines = [
    line(1, 'captured', { seat: 0, value: 5 }),
    line(2, 'captured', { seat: 1, value: 90 }),
    line(3, 'went-back', { entry: 2 }),
    line(4, 'captured', { seat: 1, value: 20 }),
    line(5, 'captured', { seat: 0, value: 1 }),
    line(6, 'captured', { seat: 0, value: 30 }),
    line(7, 'cashed', { seat: 0, money: 2 }),
  ]
  const moments = momentsOf(FREIBEUTER, lines, 2)
  expect(moments.map((one) => [one.line.entry, one.leader])).toEqual([
    [1, null],
    [4, 1],
    [6, 0],
  ])
})

test('in Meuterer and Cartagena points lead, too, and one line of an entry stands for it', () => {
  const sold = [line(3, 'sold', { seat: 0, points: 4 }), line(3, 'sold', { seat: 0, points: 3 })]
  expect(momentsOf(MEUTERER, sold, 2)).toHaveLength(1)
  const coins = [line(2, 'got-coins', { seat: 1, number: 3 }), line(8, 'duel-won', { side: 'diaz' })]
  expect(momentsOf(CARTAGENA, coins, 2).map((one) => one.line.key)).toEqual(['got-coins', 'duel-won'])
})

test('where nobody has points what happened to people and the chest turned the game', () => {
  const lines = [
    line(1, 'laid', { seat: 0 }),
    line(2, 'overboard', { seat: 1 }),
    line(3, 'opened-chest', { seat: 0 }),
    line(3, 'chest-full', { total: 5 }),
  ]
  expect(momentsOf(TRAITRES, lines, 3).map((one) => one.line.entry)).toEqual([2, 3])
})

test('rounds and what is counted at the end add up to the score', () => {
  const lines = [
    line(0, 'round-begins', { number: 1 }),
    line(1, 'docked', { seat: 0, points: 4 }),
    line(2, 'round-begins', { number: 2 }),
    line(3, 'docked', { seat: 1, points: 7 }),
  ]
  expect(byRound('meuterer', MEUTERER, lines, [5, 7])).toEqual([
    [4, 0],
    [0, 7],
    [1, 0],
  ])
  expect(byRound('freibeuter', FREIBEUTER, lines.slice(1, 2), [5, 7])).toEqual([])
})

test('a place is counted from the one winner, and there is none where a side wins with less', () => {
  expect(placeOf(outcome([30, 59, 40], [1]), 0)).toEqual({ place: 3, points: 29 })
  expect(placeOf(outcome([30, 59, 40], [1]), 1)).toEqual({ place: 1, points: 19 })
  expect(placeOf(outcome([14, 13], [1]), 0)).toBeNull()
  expect(placeOf(outcome([14, 14], [0, 1]), 0)).toBeNull()
})

test('what made the difference is the source by which one has most more than another', () => {
  const reasons = [reason(0, 'docked', 4), reason(0, 'sold', 12), reason(1, 'sold', 11), reason(1, 'mate', 3)]
  expect(difference(reasons, 0, 1)).toMatchObject({ key: 'docked', points: 4, other: 0 })
  expect(difference(reasons.slice(2, 3), 0, 1)).toBeNull()
})
