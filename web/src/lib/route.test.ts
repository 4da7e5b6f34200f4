import { expect, test } from 'vitest'
import { momentOf, replayOf, reviewOf } from './replaying'
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

test('a replay is opened at its beginning, or at a moment by somebody’s eyes', () => {
  expect(read('/replay/aB-_9', '')).toEqual({ page: 'replay', replay: 'aB-_9', moment: '', room: '' })
  const moment = (path: string): unknown => {
    const route = read(path, '')
    return route.page === 'replay' && momentOf(route.moment)
  }
  expect(moment('/replay/aB-_9')).toEqual({ eyes: '', step: 0 })
  expect(moment(replayOf('aB-_9', 'open', 12))).toEqual({ eyes: 'open', step: 12 })
  expect(moment('/replay/aB-_9/3')).toEqual({ eyes: '3', step: 0 })
  expect(moment('/replay/aB-_9/8/12')).toEqual({ eyes: '', step: 0 })
  expect(moment('/replay/aB-_9/open/much')).toEqual({ eyes: '', step: 0 })
  expect(moment(reviewOf('aB-_9'))).toEqual({ eyes: '', step: 0 })
})

test('a room in which several look at a replay stands behind the #', () => {
  const link = new URL(replayOf('xyz', '0', 3, 'r_-9'), 'http://here')
  expect(read(link.pathname, link.hash)).toEqual({ page: 'replay', replay: 'xyz', moment: '0/3', room: 'r_-9' })
})
