import { expect, test } from 'vitest'
import type { Line, Offer, TakeBackReason } from '../generated/messages'
import { NO_WAY, wayBack } from './takeback'
import { standing, undoneIn } from './undone'

function offer(entry: number, reason: TakeBackReason | null = null): Offer {
  return { type: 'offer', entry, reason }
}

function line(entry: number, key: string, slots: Record<string, unknown> = {}, clause = ''): Line {
  return { entry, clause, key, slots }
}

test('what is offered can be taken back', () => {
  expect(wayBack(NO_WAY, offer(4), [], 0)).toEqual({ back: 4, gone: null })
})

test('when it is gone the reason is said once, for the same answer', () => {
  const before = wayBack(NO_WAY, offer(4), [], 0)
  expect(wayBack(before, offer(4, 'moved-on'), [], 0)).toEqual({ back: null, gone: 'moved-on' })
  expect(wayBack(before, offer(6, 'chance'), [], 0)).toEqual(NO_WAY)
})

test('what never was possible is not spoken of', () => {
  expect(wayBack(NO_WAY, offer(4, 'learned'), [], 0)).toEqual(NO_WAY)
})

test('what one has taken back already, perhaps in another tab, is not offered again', () => {
  const taken = line(5, 'took-back', { seat: 0, entry: 4 })
  expect(wayBack(NO_WAY, offer(4), [taken], 0)).toEqual(NO_WAY)
  expect(wayBack(NO_WAY, offer(6), [taken], 0).back).toBe(6)
  expect(wayBack(NO_WAY, offer(4), [taken], 1).back).toBe(4)
})

test('lines that were rewound count no more, what came after them does', () => {
  const lines = [
    line(1, 'dealt', {}, 'F1.1'),
    line(2, 'boarded', {}, 'F7.1'),
    line(3, 'sailed', {}, 'F7.2'),
    line(4, 'went-back', { seat: 0, entry: 2 }),
    line(5, 'boarded', {}, 'F7.1'),
  ]
  expect([1, 2, 3, 4, 5].map(undoneIn(lines))).toEqual([false, true, true, false, false])
  expect(standing(lines).map(({ entry }) => entry)).toEqual([1, 4, 5])
})
