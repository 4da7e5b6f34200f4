import { expect, test } from 'vitest'
import type { GameOffered, Timing } from '../generated/messages'
import type { Say } from '../generated/phrases'
import { clockBrief, clockWords, duration, readClock, timingOf } from './timing'

const USUAL = { kind: '', speed: 'normal', grace: 90, silence: 300 }
const GAME = {
  timings: {
    bank: { normal: { bank: 420, increment: 7 } },
    correspondence: { normal: { pace: 'correspondence', decision: 259_200 } },
  },
} as unknown as GameOffered
const say = ((key: string, slots: object = {}) => [key, ...Object.values(slots)].join(' ')) as Say

test('without a choice there is no clock', () => {
  for (const text of [null, '', '{', '7', 'null', '{"kind":"hourglass","grace":1}'])
    expect(readClock(text)).toEqual(USUAL)
  expect(timingOf(GAME, USUAL)).toEqual({ grace: 90, silence: 300 })
})

test('a choice is remembered', () => {
  const clock = { kind: 'bank', speed: 'quick', grace: 30, silence: 600 }
  expect(readClock(JSON.stringify(clock))).toEqual(clock)
})

test('a choice comes to what the game suggests', () => {
  const timing = { bank: 420, increment: 7, grace: 30, silence: 300 }
  expect(timingOf(GAME, { ...USUAL, kind: 'bank', grace: 30 })).toEqual(timing)
  expect(timingOf(GAME, { ...USUAL, kind: 'decision' })).toEqual({ grace: 90, silence: 300 })
})

test('by correspondence nobody is waited for otherwise', () => {
  const clock = { ...USUAL, kind: 'correspondence', grace: 30 }
  expect(timingOf(GAME, clock)).toEqual({ pace: 'correspondence', decision: 259_200 })
})

test('a clock in words', () => {
  const said = (timing: Timing): string => clockWords(timing, say, 'en')
  expect(said({})).toBe('page-clock-none')
  expect(said({ decision: 45 })).toBe('page-time-decision 45 seconds')
  expect(said({ bank: 420, increment: 7 })).toBe('page-time-bank 7 minutes 7 seconds')
  expect(said({ bank: 60 })).toBe('page-time-bank-only 1 minute')
  expect(said({ pace: 'correspondence', decision: 86_400 })).toBe('page-time-correspondence 1 day')
})

test('a clock in as few letters as can be', () => {
  const said = (timing: Timing): string => clockBrief(timing, 'en')
  expect(said({ decision: 45 })).toBe('45\u00a0sec')
  expect(said({ bank: 420, increment: 7 })).toBe('7\u00a0min + 7\u00a0sec')
  expect(said({ bank: 60 })).toBe('1\u00a0min')
})

test('a time is said in a unit of which it is a whole number', () => {
  const said = [90, 120, 3600, 604_800].map((seconds) => duration(seconds, 'fr'))
  expect(said.map((text) => text.replace('\u00a0', ' '))).toEqual([
    '90 secondes',
    '2 minutes',
    '60 minutes',
    '7 jours',
  ])
})
