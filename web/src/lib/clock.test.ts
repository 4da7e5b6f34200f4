import { expect, test } from 'vitest'
import { leftOf, spanOf, timeOf, urgencyOf } from './clock'
import { speaking } from './speaking'

const SECOND = 1000
const HOUR = 3600 * SECOND
const say = speaking((key, slots) => `${key.replace('page-time-', '')} ${Object.values(slots ?? {}).join(' ')}`)

test('a time that runs has less left, and never less than nothing', () => {
  expect(leftOf(10 * SECOND, 4 * SECOND)).toBe(6 * SECOND)
  expect(leftOf(10 * SECOND, 11 * SECOND)).toBe(0)
})

test.each([
  [0, '0:00'],
  [1, '0:01'], // what has begun is not over
  [59 * SECOND, '0:59'],
  [61.2 * SECOND, '1:02'],
  [HOUR - 1, 'hours 1 0'],
  [HOUR + 61 * SECOND, 'hours 1 1'],
  [24 * HOUR, 'days 1 0'],
  [75 * HOUR, 'days 3 3'],
])('%i milliseconds are shown as %s', (left, shown) => {
  expect(timeOf(left, say)).toBe(shown)
})

test('in a sentence less than a minute are seconds', () => {
  expect(spanOf(41.5 * SECOND, say)).toBe('seconds 42')
  expect(spanOf(60 * SECOND, say)).toBe('1:00')
})

test('a live clock matters in its last 20 seconds, a short one in its last third', () => {
  const long = { decision: 120 }
  expect([21, 20, 6, 5].map((left) => urgencyOf(left * SECOND, long))).toEqual([0, 1, 1, 2])
  expect([11, 10].map((left) => urgencyOf(left * SECOND, { decision: 30 }))).toEqual([0, 1])
  expect(urgencyOf(20 * SECOND, { bank: 600, increment: 5 })).toBe(1)
})

test('by correspondence a clock matters in its last tenth', () => {
  const days = { pace: 'correspondence', decision: 10 * 24 * 3600 } as const
  expect([25, 24].map((hours) => urgencyOf(hours * HOUR, days))).toEqual([0, 1])
})
