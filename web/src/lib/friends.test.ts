import { afterEach, expect, test, vi } from 'vitest'
import { urlForFriends } from './friends'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('where friends find the server is asked until there is an answer', async () => {
  vi.useFakeTimers()
  const answers = [
    () => Promise.reject(new TypeError('the server is being started again')),
    () => Promise.resolve(new Response('{}', { status: 503 })),
    () => Promise.resolve(new Response('{"url": "http://192.168.1.23:8321"}')),
  ]
  vi.stubGlobal('fetch', () => answers.shift()?.())
  const found = urlForFriends(new AbortController().signal)
  await vi.runAllTimersAsync()
  expect(await found).toBe('http://192.168.1.23:8321')
})

test('nobody is asked any longer when the page is gone', async () => {
  vi.useFakeTimers()
  const stop = new AbortController()
  vi.stubGlobal('fetch', () => {
    stop.abort()
    return Promise.reject(new DOMException('', 'AbortError'))
  })
  const found = urlForFriends(stop.signal)
  await vi.runAllTimersAsync()
  expect(await found).toBeNull()
})
