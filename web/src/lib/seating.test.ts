import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FREE, keptOf } from './kept'
import { drawLuck } from './luck'
import { SHOWN } from './sample'
import { keepFreed, keepSeats } from './seating'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

afterEach(() => void vi.unstubAllGlobals())

const CHAIR = { name: '', bot: '', crew: 0, taken: false, here: false, screen: 0 }
const BOT = { ...CHAIR, bot: 'deckhand', taken: true }
const ANNA = { ...CHAIR, name: 'Anna', taken: true }
const WAITING = { ...SHOWN, stage: 'waiting' } as const

test('a guest keeps the seats that were shown last before the deal', () => {
  const guest = { ...WAITING, opener: false }
  keepSeats({ ...guest, chairs: [ANNA, CHAIR, BOT] })
  expect(keptOf('t')?.seats).toEqual(['', FREE, 'deckhand'])
  keepSeats({ ...guest, chairs: [ANNA, BOT, CHAIR] })
  keepSeats({ ...guest, stage: 'playing', chairs: [ANNA, BOT, BOT] })
  expect(keptOf('t')?.seats).toEqual(['', 'deckhand', FREE])
})

test('who opened the table believes nobody that a bot became a person, unless they wished it', () => {
  keepSeats({ ...WAITING, chairs: [ANNA, CHAIR, BOT] })
  drawLuck('t')
  keepSeats({ ...WAITING, chairs: [ANNA, ANNA, ANNA] })
  expect(keptOf('t')?.seats).toEqual(['', '', 'deckhand'])
  keepFreed('t', 2)
  keepSeats({ ...WAITING, chairs: [ANNA, ANNA, ANNA] })
  expect(keptOf('t')?.seats).toEqual(['', '', ''])
  expect(keptOf('t')?.bytes).toBeDefined()
})

test('after the deal nothing is kept of the seats, and a browser that keeps nothing works as well', () => {
  keepSeats({ ...SHOWN, chairs: [ANNA, BOT] })
  expect(keptOf('t')).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  keepSeats({ ...WAITING, chairs: [ANNA, BOT] })
  keepFreed('t', 1)
})
