import { expect, test } from 'vitest'
import type { Choice, Line } from '../../generated/freibeuter'
import { choicesOf, linesOf } from '../../lib/arriving'
import { cardOf, choicesBySpot, freshIn, litBy, litByAction, sinceOwn, spotOf } from './targets'

const choice = choicesOf<Choice>()
const BOARD = choice('board C4', { crossing: 'C4' })
const PLACE = choice('place D5', { region: 'D5' })
const CASH = choice('cash D5', { region: 'D5' })
const ROW = choice('dutchman row D5', { line: 'row', region: 'D5' })
const COLUMN = choice('dutchman column D5', { line: 'column', region: 'D5' })
const DRAW = choice('draw sea', { pile: 'sea' })

test('every choice is marked where it is taken', () => {
  expect([BOARD, PLACE, ROW, DRAW].map(spotOf)).toEqual(['crossing-C4', 'region-D5', 'region-D5', 'pile-sea'])
})

test('a choice that plays a card is marked at the card too', () => {
  expect([BOARD, PLACE, ROW, COLUMN].map(cardOf)).toEqual([null, 'card-D5', 'line-5', 'line-D'])
})

test('one region gathers all that can be done there', () => {
  const found = choicesBySpot([BOARD, PLACE, CASH, ROW, COLUMN])
  expect(found.get('region-D5')).toEqual([PLACE, CASH, ROW, COLUMN])
  expect(found.get('card-D5')).toEqual([PLACE, CASH])
  expect(found.get('line-5')).toEqual([ROW])
})

test('a region and its card light each other, a Dutchman card lights its line', () => {
  expect(litBy('region-D5')).toEqual(new Set(['region-D5', 'card-D5']))
  expect(litBy('card-D5')).toEqual(new Set(['region-D5', 'card-D5']))
  expect(litBy('line-5').size).toBe(8)
  expect(litBy(null).size).toBe(0)
})

test('the choice pointed at in the list lights its place and its card', () => {
  expect(litByAction([BOARD, ROW], 'dutchman row D5')).toEqual(new Set(['region-D5', 'line-5']))
  expect(litByAction([BOARD], null).size).toBe(0)
})

test('what the newest news changed is fresh', () => {
  const line = linesOf<Line>()
  const told = [line('placed', { seat: 0, region: 'D5' }), line('boarded', { seat: 1, crossing: 'C4', token: 'ship4', value: 20, share: 4 })]
  expect(freshIn(told)).toEqual(new Set(['region-D5', 'crossing-C4']))
})

test('all that others did since one’s own turn stays fresh, one’s own doing until then', () => {
  const line = linesOf<Line>()
  const own = line('placed', { seat: 0, region: 'D5' })
  const others = [line('placed', { seat: 1, region: 'A1' }), line('placed', { seat: 2, region: 'B2' })]
  expect(sinceOwn([own, ...others], others.slice(1), 0)).toEqual(others)
  expect(sinceOwn([own], [own], 0)).toEqual([own])
  expect(sinceOwn([own, ...others], others.slice(1), null)).toEqual(others.slice(1))
})
