import { afterEach, expect, test, vi } from 'vitest'
import type { Heard, News } from '../generated/messages'
import { SHOWN } from './sample'
import { Table } from './table.svelte'

function heard(entry: number, seat: number, text = 'Ahoy'): Heard {
  return { entry, seat, text, clause: '', key: '', slots: {} }
}

function news(since: number, entry: number, said: Heard[], more: Partial<News> = {}): News {
  const view = { seat: 0, actors: [0] }
  const choices = [{ action: 'fish', verb: 'fish', slots: {} }]
  const empty = { told: [], speaks: true, decision: 2, asked: null, hints: [] }
  return { type: 'news', since, entry, said, view, choices, ...empty, ...more }
}

function sit(): { table: Table; sent: string[] } {
  const sent: string[] = []
  const socket = {
    send: (text: string) => void sent.push(text),
    close: () => {},
    onmessage: (_: { data: string }) => {},
  }
  const table = new Table('t', { connect: () => socket as unknown as WebSocket, random: () => 0 })
  socket.onmessage({ data: JSON.stringify(SHOWN) })
  return { table, sent }
}

afterEach(() => vi.unstubAllGlobals())

const TURNED_AWAY = { type: 'refused', slots: {}, clause: '' } as const

test('the first news has the whole history, of which nothing is unread', () => {
  const { table } = sit()
  table.hear(news(-1, 4, [heard(3, 1), heard(4, 0)]))
  expect([table.talk.said.length, table.talk.unread, table.talk.news]).toEqual([2, 0, []])
})

test('what others say is added, unread and to be announced; what one says oneself is only added', () => {
  const { table } = sit()
  table.hear(news(-1, 2, []))
  table.hear(news(2, 5, [heard(3, 1), heard(4, 0), heard(5, 2)]))
  expect(table.talk.said.map((one) => one.entry)).toEqual([3, 4, 5])
  expect(table.talk.news.map((one) => one.entry)).toEqual([3, 5])
  expect(table.talk.unread).toBe(2)
})

test('what comes twice is heard once, also after a break in the connection', () => {
  const { table } = sit()
  table.hear(news(-1, 3, [heard(3, 1)]))
  table.hear(news(2, 4, [heard(3, 1), heard(4, 1)]))
  table.hear(news(3, 4, [heard(4, 1)]))
  expect(table.talk.said.map((one) => one.entry)).toEqual([3, 4])
  expect(table.talk.unread).toBe(1)
})

test('who looks has read everything; who looks away counts from there', () => {
  const { table } = sit()
  table.hear(news(-1, 2, []))
  table.hear(news(2, 3, [heard(3, 1)]))
  const away = table.talk.look()
  table.hear(news(3, 4, [heard(4, 1)]))
  expect(table.talk.unread).toBe(0)
  away()
  table.hear(news(4, 5, [heard(5, 1)]))
  expect(table.talk.unread).toBe(1)
})

test('news of nothing but talk leaves the table as it is; news of more do not', () => {
  const { table } = sit()
  table.hear(news(-1, 2, []))
  const before = [table.view, table.choices, table.lines]
  table.hear(news(2, 4, [heard(3, 1), heard(4, 1)]))
  expect([table.view, table.choices, table.lines]).toEqual(before)
  expect(table.view).toBe(before[0])
  expect(table.choices).toBe(before[1])
  table.hear(news(4, 6, [heard(5, 1)], { decision: null, choices: [] }))
  expect(table.choices).toEqual([])
  expect(table.deciding).toBe(false)
})

test('a message leaves the field when it is on the disk, and stays when it is refused', () => {
  const { table, sent } = sit()
  table.hear(news(-1, 2, []))
  table.talk.draft = 'Ahoy'
  table.talk.chat()
  table.talk.chat()
  expect(sent.map((text) => JSON.parse(text))).toEqual([
    { type: 'chat', ask: 1, text: 'Ahoy', once: '0' },
  ])
  expect([table.talk.draft, table.talk.busy]).toEqual(['Ahoy', true])
  table.hear({ ...TURNED_AWAY, key: 'too-often', ask: 1 })
  expect([table.talk.draft, table.talk.busy]).toEqual(['Ahoy', false])
  expect([table.talk.refusal?.key, table.refusal]).toEqual(['too-often', null])
  table.talk.chat()
  table.hear({ type: 'done', ask: 2, entry: 3 })
  expect([table.talk.draft, table.talk.busy, table.talk.refusal]).toEqual(['', false, null])
  table.leave()
})

test('what one writes while a message is on its way is kept, and nothing empty is sent', () => {
  const { table, sent } = sit()
  table.talk.draft = ' \n'
  table.talk.chat()
  expect(sent).toEqual([])
  table.talk.draft = 'Ahoy'
  table.talk.chat()
  table.talk.draft = 'Ahoy again'
  table.hear({ type: 'done', ask: 1, entry: 3 })
  expect(table.talk.draft).toBe('Ahoy again')
})

test('a statement is made once, and only while one may', () => {
  const { table, sent } = sit()
  table.hear(news(-1, 2, []))
  table.talk.declare('trust 1')
  table.talk.declare('trust 2')
  expect(sent.map((text) => JSON.parse(text).statement)).toEqual(['trust 1'])
  table.hear({ ...TURNED_AWAY, key: 'already-spoke', ask: 1 })
  expect(table.talk.refusal?.key).toBe('already-spoke')
  table.hear(news(2, 3, [heard(3, 0)], { speaks: false }))
  table.talk.declare('trust 1')
  expect(sent).toHaveLength(1)
})

test('a refused move is no refusal of talk', () => {
  const { table } = sit()
  table.hear(news(-1, 2, []))
  table.act('fish')
  table.hear({ ...TURNED_AWAY, key: 'not-now', ask: 1 })
  expect([table.talk.refusal, table.refusal?.key]).toEqual([null, 'not-now'])
})

test('who is muted, or all while messages are hidden, is neither unread nor announced; statements always are', () => {
  const kept: Record<string, string> = { 'quarterdeck-muted-t': '1,3' }
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null })
  const { table } = sit()
  table.hear(news(-1, 2, []))
  const stated = { ...heard(4, 1), key: 'statement-trust' }
  table.hear(news(2, 5, [heard(3, 1), stated, heard(5, 2)]))
  expect([table.talk.said.length, table.talk.unread, table.talk.news.map((one) => one.entry)]).toEqual([3, 2, [4, 5]])
  kept['quarterdeck-chat'] = 'hidden'
  table.hear(news(5, 6, [heard(6, 2)]))
  expect(table.talk.unread).toBe(2)
})
