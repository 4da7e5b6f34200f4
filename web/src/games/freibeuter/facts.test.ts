import { expect, test } from 'vitest'
import { given, owner } from './given'
import { boarderOf, boatsByRegion, encircledBy, openSides, priceOf } from './facts'

const AROUND_C4 = ['C4', 'D4', 'C5']

test('boats lie in regions by seat, two of them where a region holds two', () => {
  const view = given({ owners: [owner({ boats: ['C4', 'C4'] }), owner({ boats: ['D4'] })] })
  expect(boatsByRegion(view)).toEqual(new Map([['C4', [0, 0]], ['D4', [1]]]))
})

test('a token with three sides closed misses one region, and that region would encircle it', () => {
  const view = given({ owners: [owner({ boats: AROUND_C4 }), owner()] })
  expect(openSides(view, 'C4')).toEqual(['D5'])
  expect(encircledBy(view, 'D5')).toEqual(['C4'])
})

test('one boat can encircle two tokens', () => {
  const view = given({ owners: [owner({ boats: AROUND_C4 }), owner({ boats: ['E4', 'E5'] })] })
  expect(encircledBy(view, 'D5')).toEqual(['C4', 'D4'])
})

test('a second boat encircles nothing new', () => {
  const view = given({ owners: [owner({ boats: [...AROUND_C4, 'D5'] }), owner()] })
  expect(encircledBy(view, 'D5')).toEqual([])
})

test('the Dutchman closes his region', () => {
  const view = given({ owners: [owner({ boats: AROUND_C4 }), owner()], dutchman: 'D5' })
  expect(openSides(view, 'C4')).toEqual([])
})

test('the boarder pays the share for each boat of others, none for the own (F7.2)', () => {
  const owners = [owner({ boats: ['C4', 'D4'], boarded: ['C4'] }), owner({ boats: ['C5', 'D4'] })]
  const view = given({ owners })
  expect(boarderOf(view, 'C4')).toBe(0)
  expect(priceOf(view, 'C4')).toBe(8)
  expect(priceOf(view, 'C4', [1])).toBe(12)
  expect(priceOf(view, 'C4', [0])).toBe(8)
})
