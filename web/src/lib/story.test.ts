import { expect, test } from 'vitest'
import type { Heard, Line } from '../generated/messages'
import { linesOf, narrowed, textOf, turnsOf } from './story'

function line(entry: number, key: string, slots: Record<string, unknown> = {}): Line {
  return { entry, clause: 'X1.1', key, slots }
}

function stated(entry: number, seat: number): Heard {
  return { entry, seat, text: '', clause: 'T5.1', key: 'statement-trust', slots: { to: 0 } }
}

const said = (one: Line | Heard): string => `${one.key} ${Object.values(one.slots).join(' ')}`.trim()

function told(lines: Line[], statements: Heard[] = []) {
  return linesOf(lines, statements, said)
}

test('a game of rounds is told round by round, each headed by its first line, after the deal', () => {
  const lines = [line(0, 'dealt', { seat: 0 }), line(0, 'round-begins', { number: 1 }), line(1, 'showed', { seat: 1 })]
  const all = told([...lines, line(2, 'round-begins', { number: 2 }), line(3, 'showed', { seat: 0 })])
  expect(turnsOf('meuterer', all).map(({ title, lines }) => [title, lines.length])).toEqual([
    ['', 1],
    ['round-begins 1', 2],
    ['round-begins 2', 2],
  ])
})

test('another game is told turn by turn; what is said meanwhile, and what it brings others, belongs to it', () => {
  const lines = [line(1, 'placed', { seat: 0 }), line(1, 'captured', { seat: 1 }), line(2, 'drew-sea', { seat: 0 })]
  const turns = turnsOf('freibeuter', told([...lines, line(3, 'placed', { seat: 1 })], [stated(1, 2)]))
  expect(turns.map(({ seat, entry, lines }) => [seat, entry, lines.length])).toEqual([
    [0, 1, 4],
    [1, 3, 1],
  ])
})

test('what people write to each other is not of the story; statements are', () => {
  const chat = { ...stated(1, 1), key: '', text: 'hello' }
  expect(told([line(1, 'placed', { seat: 0 })], [chat, stated(1, 1)]).map(({ line }) => line.key)).toEqual([
    'placed',
    'statement-trust',
  ])
})

test('a story is narrowed to a player and to words, whatever their case and accents', () => {
  const lines = [line(1, 'placed', { seat: 0, good: 'Épices' }), line(2, 'robbed', { seat: 1, to: 0 }), line(3, 'placed', { seat: 1 })]
  const turns = turnsOf('freibeuter', told(lines))
  const keys = (seat: number | null, search: string) =>
    narrowed(turns, seat, search).flatMap(({ lines }) => lines.map(({ line }) => line.key))
  expect(keys(0, '')).toEqual(['placed', 'robbed'])
  expect(keys(null, ' EPICES placed')).toEqual(['placed'])
  expect(keys(1, 'epices')).toEqual([])
  expect(keys(null, '')).toEqual(['placed', 'robbed', 'placed'])
})

test('a line that was undone says so, also in the text that is copied', () => {
  const lines = [line(1, 'placed', { seat: 0 }), line(2, 'placed', { seat: 1 }), { ...line(3, 'took-back', { seat: 1, entry: 2 }), clause: '' }]
  expect(textOf(turnsOf('freibeuter', told(lines)), (text) => `[${text}]`)).toBe('placed 0\n\n[placed 1]\ntook-back 1 2')
})
