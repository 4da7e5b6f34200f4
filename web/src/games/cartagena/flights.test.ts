import { expect, test } from 'vitest'
import type { Line } from '../../generated/cartagena'
import { linesOf } from '../../lib/arriving'
import { flightsOf } from './flights'
import { given } from './given'

const line = linesOf<Line>()
const view = given()
const fly = (...told: ReturnType<typeof line>[]) => flightsOf(told, view, view)

test('nobody sees the face of a card that another player draws, keeps, puts or lays', () => {
  const flights = fly(
    line('drew', { seat: 1, number: 2 }),
    line('kept', { seat: 1 }),
    line('put-under', { seat: 1, number: 1 }),
    line('laid', { seat: 1, bout: 1 }),
  )
  expect(flights).toHaveLength(5)
  expect(flights.every(({ picture }) => picture.piece === '')).toBe(true)
})

test('own cards turn over on their way into the hand', () => {
  const [card] = fly(line('drew-own', { seat: 0, cards: ['pink-3'] }))
  expect(card).toMatchObject({
    picture: { piece: 'pink-3', turns: true },
    from: 'pile-combat',
    to: 'hand',
  })
})

test('a card kept comes from its own pile', () => {
  const spots = [
    line('chose-own', { seat: 0, card: 'gold-2', under: 'pink-1' }),
    line('chose-own', { seat: 0, card: 'pink-1', under: 'gold-2' }),
    line('chose', { seat: 1, supply: 'gold' }),
  ].map((told) => fly(told)[0]?.from)
  expect(spots).toEqual(['pile-gold', 'pile-combat', 'pile-gold'])
})

test('trades move a card one way and a coin the other', () => {
  const sold = fly(line('sold-own', { seat: 0, card: 'grey-1', number: 1 }))
  expect(sold.map(({ from, to }) => [from, to])).toEqual([
    ['hand', 'pile-combat'],
    ['pile-coin', 'purse-0'],
  ])
  const bought = fly(line('bought', { seat: 2, number: 1 }))
  expect(bought.map(({ from, to }) => [from, to])).toEqual([
    ['purse-2', 'pile-coin'],
    ['pile-combat', 'purse-2'],
  ])
})

test('a stolen coin goes from player to player', () => {
  expect(fly(line('robbed', { seat: 2, to: 1 }))[0]).toMatchObject({ from: 'purse-1', to: 'purse-2' })
})

test('too much news at once is not played at all', () => {
  expect(fly(...Array.from({ length: 41 }, () => line('drew', { seat: 1, number: 1 })))).toEqual([])
})
