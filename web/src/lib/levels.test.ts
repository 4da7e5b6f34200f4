import { expect, test } from 'vitest'
import { levelsOf, named } from './levels'

const LADDER = ['deckhand', 'helmsman', 'bosun', 'captain']

test('a bot is a bosun until something else is chosen for its seat', () => {
  expect(levelsOf([], 2, LADDER)).toEqual(['bosun', 'bosun'])
  expect(levelsOf(['captain'], 2, LADDER)).toEqual(['captain', 'bosun'])
  expect(levelsOf(['captain', 'deckhand', 'captain'], 2, LADDER)).toEqual(['captain', 'deckhand'])
})

test('what a browser remembers and no server offers is forgotten', () => {
  expect(levelsOf(['admiral', 'captain'], 2, LADDER)).toEqual(['bosun', 'captain'])
})

test('a crew of one level is named once', () => {
  const tell = (key: string): string => key.replace('page-level-', '')
  expect(named(['bosun', 'bosun'], tell)).toBe('bosun')
  expect(named(['captain', 'bosun'], tell)).toBe('captain, bosun')
  expect(named(['captain', 'bosun'], tell, ['Moll', 'Jack'])).toBe('Moll (captain), Jack (bosun)')
  expect(named([], tell)).toBe('')
})
