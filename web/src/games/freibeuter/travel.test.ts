import { expect, test } from 'vitest'
import { GRID, travel } from './travel'

test('down from a region lies its crossing, then the region below', () => {
  expect(travel('region-C4', 'ArrowDown')).toBe('crossing-C4')
  expect(travel('crossing-C4', 'ArrowDown')).toBe('region-C5')
  expect(travel('region-C5', 'ArrowUp')).toBe('crossing-C4')
})

test('left and right stay among regions or among crossings', () => {
  expect(travel('region-C4', 'ArrowRight')).toBe('region-D4')
  expect(travel('crossing-C4', 'ArrowLeft')).toBe('crossing-B4')
})

test('the border holds', () => {
  expect(travel('region-G7', 'ArrowRight')).toBe('region-G7')
  expect(travel('region-G7', 'ArrowDown')).toBe('region-G7')
  expect(travel('region-G1', 'ArrowDown')).toBe('crossing-F1')
})

test('pages keep the kind of row, Home and End go to its ends', () => {
  expect(travel('region-C4', 'PageDown')).toBe('region-C5')
  expect(travel('crossing-C4', 'Home')).toBe('crossing-A4')
  expect(travel('crossing-C4', 'End')).toBe('crossing-F4')
})

test('every spot can be reached from any other', () => {
  const reached = new Set(['region-D4'])
  for (const spot of reached) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = travel(spot, key)
      if (next !== null) reached.add(next)
    }
  }
  expect(reached.size).toBe(GRID.flat().length)
})

test('other keys lead nowhere', () => {
  expect(travel('region-C4', 'x')).toBeNull()
})
