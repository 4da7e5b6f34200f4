import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellOfLife } from './alive'

let page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
let view = new EventTarget()
let told = 0

function sign(kind = 'keydown'): void {
  view.dispatchEvent(new Event(kind))
  vi.advanceTimersByTime(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  view = new EventTarget()
  told = 0
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  vi.stubGlobal('removeEventListener', view.removeEventListener.bind(view))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a sign of life is told at once, the next ones together when half a minute is over', () => {
  tellOfLife(() => (told += 1))
  sign()
  expect(told).toBe(1)
  sign('pointermove')
  sign('scroll')
  vi.advanceTimersByTime(29_999)
  expect(told).toBe(1)
  vi.advanceTimersByTime(1)
  expect(told).toBe(2)
  vi.advanceTimersByTime(300_000)
  expect(told).toBe(2)
})

test('a page nobody sees gives none, and one when it is seen again', () => {
  tellOfLife(() => (told += 1))
  page.visibilityState = 'hidden'
  sign()
  expect(told).toBe(0)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(0)
  expect(told).toBe(1)
})

test('a page that is left tells nothing more', () => {
  tellOfLife(() => (told += 1))()
  sign()
  expect(told).toBe(0)
})
