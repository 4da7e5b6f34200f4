import { expect, test } from 'vitest'
import type { Line } from '../../generated/traitres'
import { linesOf } from '../../lib/arriving'
import { flightsOf } from './flights'
import { given } from './given'

const line = linesOf<Line>()

function fly(...told: Line[]): string[] {
  const flights = flightsOf(told, given(), given())
  return flights.map(({ picture, from, to }) => `${picture.card || '?'} ${from} ${to}`)
}

test('what others lay and draw flies face down', () => {
  const laid = line('laid', { seat: 2, claim: 'plus', number: 4 })
  expect(fly(laid, line('drew', { seat: 2, number: 1 }))).toEqual([
    '? purse-2 chest',
    '? pile purse-2',
  ])
})

test('one sees the own cards', () => {
  expect(
    fly(
      line('laid-own', { seat: 0, loot: 'minus', claim: 'plus', number: 4 }),
      line('drew-own', { seat: 0, cards: ['zero', 'plank'] }),
    ),
  ).toEqual(['minus hand chest', 'zero pile hand', 'plank pile hand'])
})

test('a plank flies to its victim', () => {
  expect(fly(line('used-plank', { seat: 1, to: 0, number: 2 }))).toEqual(['plank purse-1 purse-0'])
})

test('loot that is thrown out flies to the discard, with the card that did it', () => {
  expect(fly(line('used-riddance', { seat: 1, number: 2 }))).toEqual([
    'riddance purse-1 discard',
    '? chest discard',
    '? chest discard',
  ])
})

test('cards go away and on the pile', () => {
  expect(fly(line('thrown-away', { seat: 3, number: 3 }))).toHaveLength(3)
  expect(fly(line('thrown-away-own', { seat: 0, cards: ['plus'] }))).toEqual(['plus hand discard'])
  expect(fly(line('returned', { seat: 3, left: 1 }))).toEqual(['? purse-3 pile'])
})

test('whoever was away for long is shown how things stand', () => {
  expect(fly(...Array.from({ length: 41 }, () => line('drew', { seat: 1, number: 1 })))).toEqual([])
})
