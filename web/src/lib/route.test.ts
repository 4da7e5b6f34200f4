import { expect, test } from 'vitest'
import { invite, pathOf, read, startWith } from './route'

test('an address is the start page, a table, or lost', () => {
  expect(read('/', '')).toEqual({ page: 'start', game: '' })
  expect(read('/table/aB-_9', '')).toEqual({ page: 'table', table: 'aB-_9', invitation: '' })
  expect(read('/table/', '')).toEqual({ page: 'lost' })
  expect(read('/table/a b', '')).toEqual({ page: 'lost' })
  expect(read('/elsewhere', '')).toEqual({ page: 'lost' })
})

test('strangers watch a table by its listing, and knock with a code behind the #', () => {
  expect(read('/watch/aB-_9', '')).toEqual({ page: 'watch', listing: 'aB-_9' })
  expect(read('/watch/', '')).toEqual({ page: 'lost' })
  expect(read('/knock', '#BCDF')).toEqual({ page: 'knock', code: 'BCDF' })
})

test('the start page can be linked to with a game chosen', () => {
  const link = new URL(startWith('meuterer'), 'http://here')
  expect(read(link.pathname, link.hash, link.search)).toEqual({ page: 'start', game: 'meuterer' })
})

test('an invitation stands behind the # and leads back to its table', () => {
  const link = new URL(invite('http://here', 'xyz', 'secret'))
  expect(link.pathname).toBe(pathOf('xyz'))
  expect(read(link.pathname, link.hash)).toEqual({
    page: 'table',
    table: 'xyz',
    invitation: 'secret',
  })
})

test('a link to oneself carries its secret behind the #', () => {
  expect(read('/me', '#secret')).toEqual({ page: 'me', secret: 'secret' })
  expect(read('/me', '')).toEqual({ page: 'me', secret: '' })
})
