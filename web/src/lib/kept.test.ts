import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keep, keepShown, keptOf } from './kept'
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

test('the seal that was shown first stays, and another one is noticed', () => {
  expect(keepShown({ ...SHOWN, stage: 'waiting', commitment: 'first' })).toBe(true)
  expect(keepShown({ ...SHOWN, commitment: 'first' })).toBe(true)
  expect(keepShown({ ...SHOWN, commitment: 'second' })).toBe(false)
  expect(keptOf('t')).toEqual({ table: 't', commitment: 'first', early: true })
})

test('who comes after the deal was shown the seal late', () => {
  keepShown({ ...SHOWN, commitment: 'late' })
  expect(keptOf('t')).toEqual({ table: 't', commitment: 'late', early: false })
})

test('bytes are kept beside the seal, and are the same when a lost answer is asked for again', () => {
  keepShown({ ...SHOWN, stage: 'waiting', commitment: 'first' })
  const bytes = drawLuck('t')
  expect(bytes).toMatch(/^[0-9a-f]{32}$/)
  expect(drawLuck('t')).toBe(bytes)
  expect(keptOf('t')).toEqual({ table: 't', commitment: 'first', early: true, bytes })
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
