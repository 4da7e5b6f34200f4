import { expect, test } from 'vitest'
import { isFree, isWanted, type Moment } from './moment'

const MINUTE = 60_000
const NEVER = { builds: [], at: 0 }
const WATCHING: Moment = {
  connected: true,
  asked: false,
  between: false,
  sending: false,
  reading: false,
  writing: false,
}

test('a page is loaded again while others decide', () => {
  expect(isFree(WATCHING)).toBe(true)
})

test('a page is not loaded again while the reader must decide', () => {
  expect(isFree({ ...WATCHING, asked: true })).toBe(false)
})

test('a page may be loaded again when an answer was acknowledged and the next question is not yet before the reader', () => {
  expect(isFree({ ...WATCHING, asked: true, between: true })).toBe(true)
})

test.each(['sending', 'reading', 'writing'] as const)('nobody is disturbed while %s', (what) => {
  expect(isFree({ ...WATCHING, [what]: true })).toBe(false)
  expect(isFree({ ...WATCHING, asked: true, between: true, [what]: true })).toBe(false)
})

test('without a connection there is nothing to load', () => {
  expect(isFree({ ...WATCHING, connected: false })).toBe(false)
})

test('a page wants to be what the server names, unless it is', () => {
  expect(isWanted('old', 'new', NEVER, MINUTE)).toBe(true)
  expect(isWanted('new', 'new', NEVER, MINUTE)).toBe(false)
})

test('a server without a client, and a page that knows no build, change nothing', () => {
  expect(isWanted('old', '', NEVER, MINUTE)).toBe(false)
  expect(isWanted('', 'new', NEVER, MINUTE)).toBe(false)
})

test('a build that loading again did not bring is not tried twice', () => {
  expect(isWanted('old', 'new', { builds: ['new'], at: 0 }, 10 * MINUTE)).toBe(false)
  expect(isWanted('old', 'newer', { builds: ['new'], at: 0 }, 10 * MINUTE)).toBe(true)
})

test('servers that name different builds in turn cannot make a page load all the time', () => {
  expect(isWanted('old', 'new', { builds: [], at: MINUTE }, 1.5 * MINUTE)).toBe(false)
  expect(isWanted('old', 'new', { builds: [], at: MINUTE }, 2 * MINUTE)).toBe(true)
})

test('a browser that remembers nothing is left alone, or it might load for ever', () => {
  expect(isWanted('old', 'new', null, MINUTE)).toBe(false)
})
