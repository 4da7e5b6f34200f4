import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SHOWN } from './sample'
import { Table } from './table.svelte'

const CHOICES = [{ action: 'draw sea', verb: 'draw', slots: { pile: 'sea' } }]

let sent: string[] = []

function asked(decision: number | null, entry: number) {
  return {
    type: 'news' as const,
    since: entry - 1,
    entry,
    told: [],
    said: [],
    speaks: false,
    view: { seat: 0, actors: [0] },
    decision,
    choices: decision === null ? [] : CHOICES,
    asked: null,
    hints: [],
  }
}

function sit(seconds: string): Table {
  vi.stubGlobal('localStorage', { getItem: () => seconds })
  sent = []
  const socket = { send: (text: string) => void sent.push(text), close: () => {} } as unknown as WebSocket
  const table = new Table('t', { connect: () => socket, random: () => 0 })
  socket.onopen?.({} as Event)
  socket.onmessage?.({ data: JSON.stringify(SHOWN) } as MessageEvent)
  sent = []
  table.hear(asked(7, 0))
  return table
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('without the wish to hold moves back they are sent at once', () => {
  sit('0').act('draw sea')
  expect(sent.length).toBe(1)
})

test('a move is held back for as long as the reader wants, and then sent once', () => {
  const table = sit('3')
  table.act('draw sea')
  table.act('draw sea')
  expect([table.held, table.choices, table.busy]).toEqual(['draw sea', [], true])
  vi.advanceTimersByTime(2999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent.map((text) => JSON.parse(text))).toEqual([
    { type: 'act', decision: 7, action: 'draw sea', ask: 1 },
  ])
  expect([table.held, table.busy]).toEqual([null, true])
})

test('a move that is stopped is never sent, and all can be chosen again', () => {
  const table = sit('3')
  table.act('draw sea')
  table.stop()
  vi.advanceTimersByTime(9999)
  expect(sent).toEqual([])
  expect(table.choices).toEqual(CHOICES)
})

test('a move that is held back is forgotten where another decision is asked, or the reader leaves', () => {
  const table = sit('3')
  table.act('draw sea')
  table.hear(asked(8, 1))
  expect(table.held).toBe(null)
  table.act('draw sea')
  table.leave()
  vi.advanceTimersByTime(9999)
  expect(sent).toEqual([])
})
