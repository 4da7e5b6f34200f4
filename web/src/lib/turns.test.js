// The same cases as the server's (tests/core/test_turns.py).

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { beginnings } from './turns'

const cases = JSON.parse(readFileSync(new URL('../../../tests/core/turns.json', import.meta.url), 'utf8'))

test.for(cases)('$about', ({ game, lines, begins }) => {
  const found = beginnings(
    game,
    lines.map(([key, slots]) => ({ key, slots })),
  )
  expect(found.map(({ line, chapter, seat }) => [line, chapter, seat])).toEqual(begins)
})

test('a game that nobody knows has one part', () => {
  expect(beginnings('none', [{ key: 'placed', slots: { seat: 0 } }])).toEqual([
    { line: 0, chapter: false, seat: null },
  ])
})
