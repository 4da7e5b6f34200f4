import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FREE, keep, keepFreed, keepShown, keptOf } from './kept'
import { drawLuck } from './luck'
import { SHOWN } from './sample'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

afterEach(() => void vi.unstubAllGlobals())

const CHAIR = { name: '', bot: '', crew: 0, taken: false, here: false }
const BOT = { ...CHAIR, bot: 'deckhand', taken: true }
const ANNA = { ...CHAIR, name: 'Anna', taken: true }
const WAITING = { ...SHOWN, stage: 'waiting' } as const

test('the seal that was shown first stays with its seats, and another one is noticed', () => {
  const chairs = [{ ...CHAIR, taken: true }, BOT]
  expect(keepShown({ ...SHOWN, stage: 'waiting', commitment: 'first', chairs })).toBe(true)
  expect(keepShown({ ...SHOWN, commitment: 'first' })).toBe(true)
  expect(keepShown({ ...SHOWN, commitment: 'second' })).toBe(false)
  const seats = ['', 'deckhand']
  expect(keptOf('t')).toEqual({ table: 't', commitment: 'first', early: true, seats })
})

test('who comes after the deal was shown the seal late', () => {
  keepShown({ ...SHOWN, commitment: 'late' })
  expect(keptOf('t')).toEqual({ table: 't', commitment: 'late', early: false })
})

test('a guest keeps the seats that were shown last before the deal', () => {
  const guest = { ...WAITING, opener: false }
  keepShown({ ...guest, chairs: [ANNA, CHAIR, BOT] })
  expect(keptOf('t')?.seats).toEqual(['', FREE, 'deckhand'])
  keepShown({ ...guest, chairs: [ANNA, BOT, CHAIR] })
  keepShown({ ...guest, stage: 'playing', chairs: [ANNA, BOT, BOT] })
  expect(keptOf('t')?.seats).toEqual(['', 'deckhand', FREE])
})

test('who opened the table believes nobody that a bot became a person, unless they wished it', () => {
  keepShown({ ...WAITING, chairs: [ANNA, CHAIR, BOT] })
  drawLuck('t')
  keepShown({ ...WAITING, chairs: [ANNA, ANNA, ANNA] })
  expect(keptOf('t')?.seats).toEqual(['', '', 'deckhand'])
  keepFreed('t', 2)
  keepShown({ ...WAITING, chairs: [ANNA, ANNA, ANNA] })
  expect(keptOf('t')?.seats).toEqual(['', '', ''])
  expect(keptOf('t')?.bytes).toBeDefined()
})

test('bytes are kept beside the seal, and are the same when a lost answer is asked for again', () => {
  keepShown({ ...SHOWN, stage: 'waiting', commitment: 'first' })
  const bytes = drawLuck('t')
  expect(bytes).toMatch(/^[0-9a-f]{32}$/)
  expect(drawLuck('t')).toBe(bytes)
  expect(keptOf('t')).toEqual({ table: 't', commitment: 'first', early: true, seats: [], bytes })
})

test('the oldest of more than a hundred tables is forgotten', () => {
  for (let number = 0; number <= 100; number++)
    keep({ table: `t${number}`, commitment: '', early: true })
  expect(keptOf('t0')).toBeUndefined()
  expect(keptOf('t1')).toBeDefined()
  expect(keptOf('t100')).toBeDefined()
})

test('a browser that keeps nothing, or something else, works as well', () => {
  stored.set('quarterdeck-kept', 'null')
  expect(keepShown(SHOWN)).toBe(true)
  for (const text of ['{', 'null', '7', '{}']) {
    stored.set('quarterdeck-kept', text)
    expect(keptOf('t')).toBeUndefined()
  }
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
  })
  expect(keepShown(SHOWN)).toBe(true)
  expect(drawLuck('t')).toMatch(/^[0-9a-f]{32}$/)
})
