import { expect, test } from 'vitest'
import type { News, Sent } from '../generated/messages'
import { speaking } from './speaking'
import { Table, namesOf } from './table.svelte'
import { SHOWN } from './sample'

const CHOICES = [{ action: 'draw sea', verb: 'draw', slots: { pile: 'sea' } }]

function news(since: number, entry: number, decision: number | null = null): News {
  const told = Array.from({ length: entry - since }, (_, index) => since + 1 + index)
  return {
    type: 'news',
    since,
    entry,
    told: told.map((number) => ({
      entry: number,
      clause: 'F1.1',
      key: 'won',
      slots: { seat: number },
    })),
    said: [],
    speaks: false,
    view: { seat: 0, actors: [0] },
    decision,
    choices: decision === null ? [] : CHOICES,
    asked: null,
    hints: [],
  }
}

function sit(): { table: Table; sent: string[] } {
  const sent: string[] = []
  const socket = { send: (text: string) => void sent.push(text), close: () => {} }
  const table = new Table('t', { connect: () => socket as unknown as WebSocket, random: () => 0 })
  return { table, sent }
}

test('the first news is the whole log and nothing to animate; later ones are added', () => {
  const { table } = sit()
  table.hear(news(-1, 2))
  expect([table.lines.length, table.told.length]).toEqual([3, 0])
  table.hear(news(2, 4))
  expect(table.lines.map((line) => line.entry)).toEqual([0, 1, 2, 3, 4])
  expect(table.told.map((line) => line.entry)).toEqual([3, 4])
})

test('news that overlaps adds only what is new, and news from the past changes nothing', () => {
  const { table } = sit()
  table.hear(news(-1, 3))
  table.hear(news(1, 5))
  table.hear(news(0, 2))
  expect(table.lines.map((line) => line.entry)).toEqual([0, 1, 2, 3, 4, 5])
})

test('news from the beginning replaces the log', () => {
  const { table } = sit()
  table.hear(news(-1, 3))
  table.hear(news(-1, 4))
  expect(table.lines.map((line) => line.entry)).toEqual([0, 1, 2, 3, 4])
})

test('what an earlier game told before its table began stands first, and is nothing that just happened', () => {
  const { table } = sit()
  table.hear(news(-1, 1))
  const head = [-4, -3, -2].map((entry) => ({ entry, clause: 'F1.1', key: 'won', slots: { seat: 0 } }))
  const whole = news(-1, 3)
  table.hear({ ...whole, told: [...head, ...whole.told] })
  expect(table.lines.map((line) => line.entry)).toEqual([-4, -3, -2, 0, 1, 2, 3])
  expect(table.told.map((line) => line.entry)).toEqual([0, 1, 2, 3])
})

test('while an answer is on its way nothing can be chosen; a refusal gives it back', () => {
  const { table } = sit()
  table.hear(SHOWN)
  table.hear(news(-1, 0, 7))
  expect(table.choices).toEqual(CHOICES)
  table.act('draw sea')
  expect(table.choices).toEqual([])
  expect(table.deciding).toBe(true)
  table.hear({ type: 'refused', key: 'draw-first', slots: {}, clause: 'F10.1', ask: 1 })
  expect(table.choices).toEqual(CHOICES)
  expect(table.refusal?.clause).toBe('F10.1')
})

test('without a decision nothing is sent', () => {
  const { table, sent } = sit()
  table.hear(SHOWN)
  table.hear(news(-1, 0))
  table.act('draw sea')
  expect(sent).toEqual([])
  expect(table.busy).toBe(false)
})

test('a table that does not exist is missing', () => {
  const { table } = sit()
  table.hear({ type: 'refused', key: 'table-unknown', slots: {}, clause: '', ask: null })
  expect(table.missing?.key).toBe('table-unknown')
})

test.each(['table-closed', 'banned'])('whoever is put out is told so, and not asked again: %s', (key) => {
  const { table } = sit()
  table.hear(SHOWN)
  table.hear(news(-1, 0, 7))
  table.hear({ type: 'refused', key, slots: {}, clause: '', ask: null })
  expect(table.missing?.key).toBe(key)
})

test('people have their own names, the crew those of the reader’s language', () => {
  const chairs = [
    { name: 'Anne', bot: '', crew: 0, taken: true, here: true, screen: 0 },
    { name: '', bot: 'deckhand', crew: 2, taken: true, here: true, screen: 0 },
    { name: '', bot: '', crew: 0, taken: false, here: false, screen: 0 },
    { name: 'Bob', bot: 'bosun', crew: 0, taken: true, here: true, screen: 0 }, // who left the seat to a bot
  ]
  expect(
    namesOf(
      chairs,
      speaking((key, slots) => (key === 'bot-marked' ? `${String(slots?.['text'])} (bot)` : key)),
    ),
  ).toEqual(['Anne', 'crew-2 (bot)', 'page-empty-chair', 'Bob (bot)'])
})

test('what is asked next is between two decisions at the moment an answer is acknowledged, and at no other', () => {
  const { table } = sit()
  const moments: boolean[] = []
  table.hear(SHOWN)
  table.hear(news(-1, 2, 2))
  table.heard = (between) => void moments.push(between)
  table.hear(news(2, 3, 2))
  table.act('draw sea')
  table.hear(news(3, 4, 4))
  table.hear({ type: 'done', ask: 1, entry: 4 })
  expect(moments).toEqual([false, false, true])
  table.act('draw sea')
  table.hear({ type: 'refused', ask: 2, key: 'decision-closed', slots: {}, clause: '' })
  table.leave()
  expect(moments.slice(3)).toEqual([false, true])
})

test('a message that only later builds know changes nothing', () => {
  const { table } = sit()
  table.hear(SHOWN)
  table.hear(news(-1, 2, 2))
  table.act('draw sea')
  table.hear({ type: 'weather', wind: 7 } as unknown as Sent)
  expect([table.lines.length, table.deciding, table.busy]).toEqual([3, true, true])
})
