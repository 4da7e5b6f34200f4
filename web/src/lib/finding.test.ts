import { expect, test, vi } from 'vitest'
import { joinListed, plainCode } from './finding'
import { keepShown, keptOf } from './kept'
import { SHOWN } from './sample'

test('a code is its letters, however it was typed', () => {
  expect(plainCode(' bc-d f%20')).toBe('BCDF')
})

test('what was added to the luck of a listed table is kept for the table itself', async () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Response(JSON.stringify({ table: 'its own name', seat: 1 }))
  })
  keepShown({ ...SHOWN, table: 'listing', stage: 'waiting', commitment: 'seal' })
  expect(await joinListed('listing', 'Dora')).toBe('its own name')
  const { bytes, commitment, early } = keptOf('its own name')!
  expect(sent).toEqual([{ name: 'Dora', luck: bytes }])
  expect([commitment, early]).toEqual(['seal', true])
  vi.unstubAllGlobals()
})
