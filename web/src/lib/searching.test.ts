import { expect, test } from 'vitest'
import { Books } from './books'
import { findClauses, plainly } from './searching'

const clause = (id: string, text: string) => ({
  id,
  paragraphs: [{ label: 'book', text, option: '' }],
})
const BOOKS = new Books([
  {
    title: 'Livret',
    introduction: '',
    chapters: [
      { title: 'M3 Offrir', clauses: [clause('M3.1', 'Le capitaine commence.'), clause('M3.2', 'L’égalité profite aux mutins.')] },
      { title: 'M5 Mutinerie', clauses: [clause('M5.1', 'Un cœur de mutin.'), clause('M5.2', 'À 0 contre 0 aussi.')] },
    ],
  },
])

const found = (search: string): string[] => [...findClauses(BOOKS, search)]

test('accents, capitals and ligatures make no difference', () => {
  expect(plainly('Égalité, CŒUR, l’île')).toBe("egalite, coeur, l'ile")
  expect(found('egalite')).toEqual(['M3.2'])
  expect(found('COEUR')).toEqual(['M5.1'])
})

test('all words must be there, in whatever order, the heading of the chapter counting', () => {
  expect(found('mutin profite')).toEqual(['M3.2'])
  expect(found('mutinerie')).toEqual(['M5.1', 'M5.2'])
  expect(found('capitaine coeur')).toEqual([])
})

test('a number finds its clause, or those of its chapter', () => {
  expect(found('m5.2')).toEqual(['M5.2'])
  expect(found('M5')).toEqual(['M5.1', 'M5.2'])
  expect(found('M5.')).toEqual(['M5.1', 'M5.2'])
  expect(found('m')).toEqual(['M3.1', 'M3.2', 'M5.1', 'M5.2'])
})
