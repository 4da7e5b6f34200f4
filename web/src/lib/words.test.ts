// What Python says for the same key and slots stands beside each line
// (src/quarterdeck/texts/words.py).

import { expect, test } from 'vitest'
import houseEnglish from '../../../src/quarterdeck/texts/words.en.ftl?raw'
import houseFrench from '../../../src/quarterdeck/texts/words.fr.ftl?raw'
import gameEnglish from '../../../src/quarterdeck/games/freibeuter/texts/words.en.ftl?raw'
import gameFrench from '../../../src/quarterdeck/games/freibeuter/texts/words.fr.ftl?raw'
import pageEnglish from '../../../src/quarterdeck/server/words.en.ftl?raw'
import pageFrench from '../../../src/quarterdeck/server/words.fr.ftl?raw'
import { BadWords, Words } from './words'

const NAMES = ['Anne', 'Mary']
const english = new Words('en', [houseEnglish, pageEnglish, gameEnglish])
const french = new Words('fr', [houseFrench, pageFrench, gameFrench])

test('seats show their players’ names', () => {
  const slots = { seat: 1, to: 0, money: 6, boats: 2 }
  expect(english.say('paid', slots, NAMES)).toBe('Mary pays Anne 6 for 2 boats.')
  expect(french.say('paid', slots, NAMES)).toBe('Mary paie 6\u00a0$ à Anne pour 2 bateaux.')
  expect(english.say('won', { seat: 7 }, NAMES)).toBe('7 wins.')
})

test('numbers choose their form, as each language counts', () => {
  const waits = (words: Words, number: number) => words.say('log-more', { number })
  expect(waits(english, 0)).toBe('… and 0 things more (type log)')
  expect(waits(english, 1)).toBe('… and 1 thing more (type log)')
  expect(waits(french, 0)).toBe('… et 0 événement de plus (tapez journal)')
  expect(waits(french, 2)).toBe('… et 2 événements de plus (tapez journal)')
})

test('numbers are written without separators, and may be negative', () => {
  const slots = { seat: 0, money: 1200, ships: 0, debt: 14, wealth: -5 }
  expect(english.say('wealth', slots, NAMES)).toBe(
    'Anne: 1200 money, 0 for ships, 14 less for debts: -5 in all.',
  )
  expect(french.say('wealth', slots, NAMES)).toBe(
    'Anne\u00a0: 1200\u00a0$, 0 de vaisseaux, moins 14 de dettes\u00a0: -5 en tout.',
  )
})

test('lists are joined and counted', () => {
  const dealt = (sea: string[]) => english.say('dealt-own', { seat: 0, sea, dutchman: [] }, NAMES)
  expect(dealt([])).toBe('Anne is dealt no sea card and no Dutchman card.')
  expect(dealt(['C4'])).toBe('Anne is dealt the sea card C4 and no Dutchman card.')
  expect(dealt(['C4', 'D5'])).toBe('Anne is dealt the sea cards C4, D5 and no Dutchman card.')
  expect(english.say('doubled-now', { offered: [] })).toBe('Counting double: –')
})

test('words choose their form', () => {
  expect(english.say('action-dutchman', { line: 'row', region: 'C4' })).toBe(
    'Send the Dutchman to C4 with its row card',
  )
  expect(english.say('option-value', { option: 'x', value: true, offered: ['a', 'b'] })).toBe(
    '“x” cannot be “true”; it can be: a, b.',
  )
})

test('a missing key or slot fails', () => {
  expect(() => english.say('walk-the-plank')).toThrow(BadWords)
  expect(() => english.say('won')).toThrow(BadWords)
})

test('the page has every sentence in both languages', () => {
  const keys = (file: string) => [...file.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1])
  expect(keys(pageFrench)).toEqual(keys(pageEnglish))
  for (const key of keys(pageEnglish)) expect(french.has(key!) && english.has(key!)).toBe(true)
})
