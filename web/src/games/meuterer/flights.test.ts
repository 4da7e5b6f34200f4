import { expect, test } from 'vitest'
import type { Line } from '../../generated/meuterer'
import { linesOf } from '../../lib/arriving'
import { flightsOf } from './flights'
import { given } from './given'

const line = linesOf<Line>()
const view = given()
const fly = (...told: ReturnType<typeof line>[]) => flightsOf(told, view, view)

test('a card another player shows turns over on its way to its place before that player', () => {
  const [card] = fly(line('showed', { seat: 2, card: 'wine' }))
  expect(card?.picture).toEqual({ card: 'wine', turns: true })
  expect(card).toMatchObject({ from: 'purse-2', to: 'shown-2-wine', hides: 'shown-2-wine' })
})

test('an own card leaves the hand with its face up, the pirates go to the discards', () => {
  const [card] = fly(line('showed', { seat: 0, card: 'pirates' }))
  expect(card).toMatchObject({ picture: { turns: false }, from: 'hand', to: 'pile-discards' })
})

test('nobody sees the face of a card that another player draws or gives back', () => {
  const flights = fly(line('drew', { seat: 1, number: 2 }), line('gave-back', { seat: 1, number: 3 }))
  expect(flights.map(({ picture }) => picture.card)).toEqual(['', '', ''])
})

test('own cards that are drawn turn over', () => {
  const flights = fly(line('drew-own', { seat: 0, cards: ['salt', 'wine'] }))
  expect(flights).toMatchObject([
    { picture: { card: 'salt', turns: true }, from: 'pile-draw', to: 'hand' },
    { picture: { card: 'wine' } },
  ])
})

test('an action card comes from the middle, whatever it is', () => {
  expect(fly(line('took-own', { seat: 0, action: 'loader' }))[0]).toMatchObject({
    picture: { card: '' },
    from: 'middle',
    to: 'purse-0',
  })
})

test('too much news at once is not played at all', () => {
  expect(fly(...Array.from({ length: 41 }, () => line('drew', { seat: 1, number: 1 })))).toEqual([])
})
