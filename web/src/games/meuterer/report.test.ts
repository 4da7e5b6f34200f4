import { expect, test } from 'vitest'
import type { Line } from '../../generated/meuterer'
import { linesOf } from '../../lib/arriving'
import { reported } from './report'

const line = linesOf<Line>()
const REVEAL = [
  line('revealed', { seat: 1, action: 'mutineer' }),
  line('revealed', { seat: 2, action: 'first-mate' }),
]
const SHIP = [
  line('mutiny-failed', { mutiny: 1, captain: 2 }),
  line('docked', { seat: 0, island: 'Grünland', points: 4 }),
  line('supported', { seat: 2, to: 0, points: 3, offer: 2 }),
]
const SALES = [
  line('sold', { seat: 1, good: 'wine', number: 2, island: 'Hochland', points: 3, tied: 2 }),
  line('merchant-sold', { seat: 3, good: 'salt', number: 2, island: 'Hochland', points: 4, tied: 2 }),
  line('nothing-sold', { island: 'Sandkap' }),
]
const SAILED = line('sailed', { island: 'Grünland', behind: 'Hochland' })

test('nothing is reported before the reveal', () => {
  expect(reported(null, [line('showed', { seat: 0, card: 'wine' }), SAILED])).toBeNull()
})

test('the reveal, told with other news or alone, names all roles', () => {
  expect(reported(reported(null, REVEAL.slice(0, 1)), REVEAL.slice(1))?.roles).toEqual([
    { seat: 1, action: 'mutineer' },
    { seat: 2, action: 'first-mate' },
  ])
})

test('both strengths and what everybody won or paid stand in it', () => {
  const report = reported(null, [...REVEAL, ...SHIP, ...SALES, SAILED])
  expect(report?.mutiny).toEqual({ succeeded: false, mutiny: 1, captain: 2 })
  expect(report?.ship.map(({ key }) => key)).toEqual(['docked', 'supported'])
  expect(report?.gains).toEqual(new Map([[0, 2], [2, 3], [1, 3], [3, 4]]))
})

test('sales stand island by island, also where nobody sold', () => {
  const report = reported(null, [...REVEAL, ...SALES])
  expect(report?.sales).toEqual([
    { island: 'Hochland', sold: SALES.slice(0, 2) },
    { island: 'Sandkap', sold: [] },
  ])
})

test('after the ship has sailed a report is closed, until the next reveal begins a new one', () => {
  const closed = reported(null, [...REVEAL, ...SHIP, SAILED])
  expect(reported(closed, SALES)).toEqual(closed)
  const next = reported(closed, REVEAL.slice(0, 1))
  expect(next).toMatchObject({ roles: [{ seat: 1 }], ship: [], sailed: null })
})
