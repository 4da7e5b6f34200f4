import { expect, test } from 'vitest'
import { counted, isOfSeats, labelOf, wordOf } from './plain'

const words: Record<string, string> = {
  'field-sea-pile': 'Sea cards left',
  'name-rum': 'Rum',
  'page-plain-yes': 'yes',
  'page-plain-no': 'no',
  'page-plain-nothing': 'nothing',
}
const reader = { has: (key: string) => key in words, tell: (key: string) => words[key] ?? key }

test('a part of a view is called as the game says, or by its own name', () => {
  expect(labelOf('sea_pile', reader)).toBe('Sea cards left')
  expect(labelOf('dutchman_pile', reader)).toBe('dutchman pile')
})

test('a value is the name of a thing, a number, yes or no, or nothing', () => {
  expect(['rum', 'silk', 7, true, false, null, '', []].map((one) => wordOf(one, reader))).toEqual([
    'Rum', 'silk', '7', 'yes', 'no', 'nothing', 'nothing', 'nothing',
  ])
})

test('a list as long as there are players is theirs, unless it names things', () => {
  expect(isOfSeats([3, 4], ['Ann', 'Bob'])).toBe(true)
  expect(isOfSeats([null, { money: 1 }], ['Ann', 'Bob'])).toBe(true)
  expect(isOfSeats(['rum', 'silk'], ['Ann', 'Bob'])).toBe(false)
  expect(isOfSeats([3], ['Ann', 'Bob'])).toBe(false)
})

test('things that are there several times are counted', () => {
  expect(counted(['rum', 'silk', 'rum'])).toEqual([['rum', 2], ['silk', 1]])
})
