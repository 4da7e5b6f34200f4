import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptOf } from './kept'
import { playOn } from './onward'

const OPENED = { table: 'table-1', commitment: 'c0ffee', invitations: [null, 'mine', null], invitation: '' }
const asked: { path: string; body: Record<string, unknown> }[] = []
let answers: (() => Response)[] = []

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    // What was sealed is kept before any bytes are sent
    if (path.endsWith('/seats')) expect(keptOf('table-1')?.commitment).toBe('c0ffee')
    asked.push({ path, body: JSON.parse(body) as Record<string, unknown> })
    return Promise.resolve(answers.shift()!())
  })
})

afterEach(() => {
  asked.length = 0
  vi.unstubAllGlobals()
})

const json = (status: number, value: object) => () => new Response(JSON.stringify(value), { status })

test('a table is opened at a step, its seal kept, and then the seat is taken', async () => {
  answers = [json(201, OPENED), json(200, { seat: 1 })]
  const wish = { step: 12, seat: 1, bots: ['bosun', 'captain'] }
  expect(await playOn('replay-1', wish, 'Ida')).toBe('table-1')
  expect(asked[0]).toEqual({ path: '/api/replays/replay-1/tables', body: wish })
  expect(asked[1]!.path).toBe('/api/tables/table-1/seats')
  expect(asked[1]!.body).toMatchObject({ invitation: 'mine', name: 'Ida' })
  expect(keptOf('table-1')).toMatchObject({ early: true, seats: ['bosun', '', 'captain'] })
})

test('whose name is refused sits down under another one at the same table', async () => {
  answers = [
    json(201, OPENED),
    json(400, { type: 'refused', key: 'name-taken', slots: { free: 'Ida 2' }, clause: '', ask: null }),
    json(200, { seat: 1 }),
  ]
  const wish = { step: 3, seat: 1, bots: ['bosun', 'bosun'] }
  await expect(playOn('replay-2', wish, 'Ida')).rejects.toMatchObject({ key: 'name-taken' })
  expect(await playOn('replay-2', wish, 'Ida 2')).toBe('table-1')
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/replays/replay-2/tables',
    '/api/tables/table-1/seats',
    '/api/tables/table-1/seats',
  ])
})
