import { hmac } from '@noble/hashes/hmac.js'
import { afterEach, expect, test, vi } from 'vitest'
import { follow, verify } from './deal'

vi.mock('@noble/hashes/hmac.js', async (original) => {
  const real = await original<typeof import('@noble/hashes/hmac.js')>()
  return { hmac: vi.fn(real.hmac) }
})

afterEach(() => void vi.mocked(hmac).mockClear())

const KEPT = {
  commitment: '059fa373226ae8ed9bc0160f484942f0866aaf858d6218775e51d4cfdc495116',
  contributions: { 0: '616e6e65' },
}
const RECORD = {
  seats: [{ bot: '' }, { bot: 'deckhand' }, { bot: '' }],
  luck: {
    commitment: KEPT.commitment,
    key: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    contributions: { 2: '6d617279', 0: '616e6e65' },
  },
  log: [
    'first 2 (2 of 3)',
    'token ship1 (10 of 36)',
    'token ship2 (22 of 35)',
    '0: board A1',
    '1 says: I trust 0',
    'sea A1 (21 of 74)',
    'sea A2 (0 of 1)',
    'sea A3 (85068460 of 999999999)',
  ],
  outcome: { clause: 'F7.1', winners: [0] },
}

function kinds(record: unknown): string {
  const { doubts } = verify(record, KEPT)
  return doubts.map(({ kind }) => kind).join(' ')
}

test('every number follows from the key and what was added, in the order of seats', () => {
  expect(verify(RECORD, KEPT)).toEqual({ luck: RECORD.luck, doubts: [], head: 0, follow: 6 })
})

test('the first line that does not follow is named', () => {
  const log = RECORD.log.with(5, 'sea A1 (22 of 74)').with(6, 'sea A2 (1 of 2)')
  const { doubts, follow } = verify({ ...RECORD, log }, KEPT)
  expect(doubts).toEqual([
    { kind: 'line', found: 'sea A1 (22 of 74)', kept: '', seat: -1, line: 6 },
  ])
  expect(follow).toBe(3)
})

test('line by line, one changed outcome is one line that does not follow, and the others still do', () => {
  const log = RECORD.log.with(5, 'sea A1 (22 of 74)')
  const found = follow({ ...RECORD, log })
  expect(found.map(({ line, follows }) => [line, follows])).toEqual([
    [1, true],
    [2, true],
    [3, true],
    [6, false],
    [7, true],
    [8, true],
  ])
  expect(found[3]?.words).toBe('sea A1 (22 of 74)')
  expect(follow({ ...RECORD, luck: undefined })).toEqual([])
})

test('swapped bytes are named with what was added and what the record has', () => {
  const { doubts } = verify(RECORD, { ...KEPT, contributions: { 0: 'c0ffee' } })
  expect(doubts).toEqual([
    { kind: 'bytes', found: '616e6e65', kept: 'c0ffee', seat: 0, line: 0 },
  ])
})

test('bots that sit elsewhere than was shown, or became people to add bytes, are named', () => {
  const { doubts } = verify(RECORD, { ...KEPT, seats: ['', 'deckhand', 'deckhand'] })
  expect(doubts).toEqual([
    {
      kind: 'seats',
      found: 'person, deckhand, person',
      kept: 'person, deckhand, deckhand',
      seat: -1,
      line: 0,
    },
  ])
  expect(verify(RECORD, { ...KEPT, seats: ['', 'deckhand', ''] }).doubts).toEqual([])
  expect(verify(RECORD, { ...KEPT, seats: ['', 'free', 'free'] }).doubts).toEqual([])
  expect(verify(RECORD, { ...KEPT, seats: ['free'] }).doubts).toHaveLength(1)
})

test('a log that was emptied, or ends before its game does, is named', () => {
  const { outcome, log, ...rest } = RECORD
  expect(kinds({ ...rest, log: [], outcome })).toBe('undrawn')
  expect(kinds({ ...rest, log: ['0: board A1'], outcome })).toBe('undrawn')
  expect(kinds({ ...rest, log: [] })).toBe('undrawn unended')
  expect(kinds({ ...rest, log, outcome: null })).toBe('unended')
  expect(kinds({ ...rest, log: [...log, 'broken off by agreement'] })).toBe('')
  expect(kinds({ ...rest, log: [...log, 'broken off by agreement', '0 takes back'] })).toBe('unended')
})

test('numbers that would favour the first outcomes are drawn again', () => {
  const block = (...bytes: number[]): Uint8Array<ArrayBuffer> =>
    Uint8Array.from({ length: 32 }, (_, index) => bytes[index] ?? 0)
  const last = block(...Array<number>(8).fill(255)) // 2 ** 64 - 1, in the last incomplete block of 36
  const fair = block(...Array<number>(7).fill(255), 239) // the last number before it
  vi.mocked(hmac)
    .mockReturnValueOnce(block()) // the key of the stream
    .mockReturnValueOnce(last)
    .mockReturnValueOnce(fair)
    .mockReturnValueOnce(last)
    .mockReturnValueOnce(block(0, 0, 0, 0, 0, 0, 0, 41))
  const log = ['token ship1 (35 of 36)', 'token ship1 (5 of 36)']
  expect(verify({ ...RECORD, log }, KEPT).doubts).toEqual([])
  expect(hmac).toHaveBeenCalledTimes(5)
})

test('whatever a server sends as a record is judged, not stumbled over', () => {
  const { luck } = RECORD
  for (const bad of [null, 3, 'text', [], {}, { seats: 1, log: [] }, { seats: [null], log: [] }])
    expect(kinds(bad)).toBe('unreadable')
  expect(kinds({ ...RECORD, log: [1] })).toBe('unreadable')
  expect(kinds({ ...RECORD, luck: undefined })).toBe('hidden')
  expect(kinds({ ...RECORD, luck: { ...luck, key: 7 } })).toBe('unreadable')
  expect(kinds({ ...RECORD, luck: { ...luck, key: 'zz' } })).toBe('unreadable')
  for (const seat of ['1', '3', '-1', 'length', '00'])
    expect(kinds({ ...RECORD, luck: { ...luck, contributions: { 0: '616e6e65', [seat]: 'ff' } } })).toBe(
      'contributors',
    )
  expect(kinds({ ...RECORD, luck: { ...luck, contributions: undefined } })).toBe('bytes line')
})
