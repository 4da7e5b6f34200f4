import { expect, test } from 'vitest'
import type { Line } from '../../generated/freibeuter'
import { linesOf } from '../../lib/arriving'
import { flightsOf } from './flights'
import { given, owner } from './given'

const line = linesOf<Line>()
const before = given({ owners: [owner({ boarded: ['C4'] }), owner()] })
const after = given()

test('a boat placed by another player comes from that purse, after its card was shown', () => {
  const [card, boat] = flightsOf([line('placed', { seat: 1, region: 'D5' })], before, after)
  expect(card).toMatchObject({ picture: { sort: 'card', card: 'D5', turns: true }, from: 'purse-1', to: 'pile-sea' })
  expect(boat).toMatchObject({ from: 'purse-1', to: 'region-D5', hides: 'boat-D5-1' })
})

test('an own card leaves the hand with its face up', () => {
  const [card] = flightsOf([line('placed', { seat: 0, region: 'D5' })], before, after)
  expect(card).toMatchObject({ picture: { turns: false }, from: 'hand' })
})

test('a captured ship waits on its crossing with the boat aboard, then goes to its owner', () => {
  const told = [
    line('placed', { seat: 1, region: 'D5' }),
    line('captured', { seat: 0, crossing: 'C4', token: 'ship4', value: 20, share: 4 }),
    line('boat-returned', { seat: 0 }),
    line('paid', { seat: 0, to: 1, money: 8, boats: 2 }),
  ]
  const [, boat, ship, returned, coin] = flightsOf(told, before, after)
  expect(ship).toMatchObject({ picture: { token: 'ship4', boarder: 0 }, to: 'purse-0', lies: 0 })
  expect(ship!.start).toBeGreaterThan(boat!.start)
  expect(returned).toMatchObject({ from: 'crossing-C4', to: 'purse-0' })
  expect(coin).toMatchObject({ picture: { sort: 'coin', money: 8 }, from: 'purse-0', to: 'purse-1' })
})

test('nobody sees the face of a card that another player draws', () => {
  const [card] = flightsOf([line('drew-sea', { seat: 1 })], before, after)
  expect(card).toMatchObject({ picture: { card: '', turns: false }, from: 'pile-sea', to: 'purse-1', hides: null })
})

test('an own card that is drawn turns over and arrives in its place', () => {
  const [card] = flightsOf([line('drew-dutchman-own', { seat: 0, card: 'D' })], before, after)
  expect(card).toMatchObject({ picture: { card: 'D', turns: true }, to: 'line-D', hides: 'line-D' })
})

test('a doubler goes where those in force lie', () => {
  const [token] = flightsOf([line('doubler-encircled', { crossing: 'A1', value: 10 })], before, after)
  expect(token).toMatchObject({ picture: { token: 'doubler2' }, to: 'doublers' })
})

test('the Dutchman lies in his region from when he has come until he leaves', () => {
  const told = [
    line('dutchman-sent', { seat: 0, card: '5', region: 'D5' }),
    line('escaped', { crossing: 'C4', token: 'ship4', value: 20, share: 4 }),
    line('dutchman-left', { region: 'D5' }),
  ]
  const [, comes, , leaves] = flightsOf(told, before, after)
  expect(comes).toMatchObject({ to: 'region-D5', lies: null })
  expect(leaves).toMatchObject({ to: 'away', lies: comes!.start + comes!.lasts })
  expect(flightsOf(told.slice(2), { ...before, dutchman: 'D5' }, after)[0]).toMatchObject({ lies: 0 })
})

test('much news at once is hurried, too much is not played at all', () => {
  const told = Array.from({ length: 20 }, () => line('placed', { seat: 1, region: 'D5' }))
  const ends = flightsOf(told, before, after).map((flight) => flight.start + flight.lasts)
  expect(Math.max(...ends)).toBeLessThanOrEqual(2601)
  expect(flightsOf([...told, ...told, ...told], before, after)).toEqual([])
})
