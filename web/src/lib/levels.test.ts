import { expect, test } from 'vitest'
import { levelOfAll, levelsOf, named } from './levels'

const LADDER = ['deckhand', 'helmsman', 'bosun', 'captain']

test('a bot is a bosun until something else is chosen for its seat', () => {
  expect(levelsOf([], 2, LADDER)).toEqual(['bosun', 'bosun'])
  expect(levelsOf(['captain', 'deckhand'], 3, LADDER)).toEqual(['captain', 'deckhand', 'bosun'])
  expect(levelsOf(['captain', 'deckhand', 'captain'], 2, LADDER)).toEqual(['captain', 'deckhand'])
})

test('a crew of one level stays at it, however many come aboard', () => {
  expect(levelsOf(['captain'], 3, LADDER)).toEqual(['captain', 'captain', 'captain'])
  expect(levelsOf(['captain', 'captain'], 7, LADDER)).toEqual(Array(7).fill('captain'))
  expect(levelOfAll(['captain', 'captain'], LADDER)).toBe('captain')
  expect(levelOfAll(['captain', 'deckhand'], LADDER)).toBeNull()
})

test('what a browser remembers and no server offers is forgotten', () => {
  expect(levelsOf(['admiral', 'captain'], 2, LADDER)).toEqual(['bosun', 'captain'])
  expect(levelOfAll(['admiral'], LADDER)).toBe('bosun')
})

test('a crew of one level is named once', () => {
  const tell = (key: string): string => key.replace('page-level-', '')
  expect(named(['bosun', 'bosun'], tell)).toBe('bosun')
  expect(named(['captain', 'bosun'], tell)).toBe('captain, bosun')
  expect(named(['captain', 'bosun'], tell, ['Moll', 'Jack'])).toBe('Moll (captain), Jack (bosun)')
  expect(named([], tell)).toBe('')
})
