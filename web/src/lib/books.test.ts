import { expect, test } from 'vitest'
import { Books, cited, cut } from './books'

const paragraphs = [{ label: 'book', text: 'Do it.', option: '' }]
const books = new Books([
  {
    title: 'One',
    introduction: '',
    chapters: [
      {
        title: 'F1',
        clauses: [
          { id: 'F1.1', paragraphs },
          { id: 'F1.2', paragraphs },
        ],
      },
    ],
  },
  {
    title: 'Two',
    introduction: '',
    chapters: [{ title: 'G1', clauses: [{ id: 'G1.1', paragraphs }] }],
  },
])

test('a clause has neighbours, across chapters and books', () => {
  const { page, before, after } = books.open('F1.2')
  expect([before?.clause.id, page?.clause.id, after?.clause.id]).toEqual(['F1.1', 'F1.2', 'G1.1'])
  expect(books.open('F1.1').before).toBeUndefined()
  expect(books.open('X9.9').page).toBeUndefined()
})

test('a chapter opens at its first clause', () => {
  expect(books.find('F1.2')).toBe('F1.2')
  expect(books.find('F1')).toBe('F1.1')
  expect(books.find('F2')).toBeUndefined()
})

test('clauses and chapters named in a text can be opened, regions cannot', () => {
  const pieces = cut('board (F1), see F1.2; F1 stays `dry`.')
  expect(pieces.map((piece) => piece.text).join('')).toBe('board (F1), see F1.2; F1 stays dry.')
  expect(pieces.map((piece) => piece.clause).filter(Boolean)).toEqual(['F1', 'F1.2'])
  expect(pieces.filter((piece) => piece.code).map((piece) => piece.text)).toEqual(['dry'])
})

test('who leafs through what came up passes over all else', () => {
  const came = cited(
    [
      { entry: 1, clause: 'G1.1', key: 'won', slots: {} },
      { entry: 2, clause: '', key: 'took-back', slots: {} },
      { entry: 3, clause: 'G1.1', key: 'won', slots: {} },
    ],
    [{ entry: 2, seat: 0, text: '', clause: 'F1.1', key: 'statement-trust', slots: {} }],
  )
  expect([...came]).toEqual([
    ['G1.1', 2],
    ['F1.1', 1],
  ])
  const { before, after } = books.open('F1.1', (id) => came.has(id))
  expect([before, after?.clause.id]).toEqual([undefined, 'G1.1'])
  expect(books.open('G1.1', (id) => came.has(id)).before?.clause.id).toBe('F1.1')
})
