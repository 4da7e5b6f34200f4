import { expect, test } from 'vitest'
import { landing, readAt } from './counting'
import type { Flight } from './flights'

const flight = (picture: string, from: string, to: string, start: number): Flight<string> => ({
  ...{ picture, from, to, start, lasts: 700, lies: null, hides: null },
})
const brings = (picture: string) => picture === 'coin'

test('a purse counts when its last coin has landed, or has left it, whatever else flies there', () => {
  const flights = [
    flight('coin', 'purse-0', 'purse-1', 100),
    flight('coin', 'purse-0', 'purse-1', 300),
    flight('card', 'pile', 'purse-1', 900),
  ]
  expect(landing(flights, 'purse-1', brings)).toBe(1000)
  expect(landing(flights, 'purse-0', brings)).toBe(300)
  expect(landing(flights, 'purse-2', brings)).toBe(0)
})

test('a number is what it was until it counts, and then what it is', () => {
  const shares = [-1, 0, 0.5, 1, 2]
  expect(shares.map((share) => readAt({ was: 40, now: 46 }, share))).toEqual([40, 40, 43, 46, 46])
  expect(readAt({ was: 6, now: -6 }, 0.5)).toBe(0)
})
