import { expect, test } from 'vitest'
import { besides, type Box } from './beside'

const SIZE = { width: 300, height: 200 }
const WINDOW = { left: 0, top: 0, right: 1280, bottom: 720 }
const PHONE = { left: 0, top: 100, right: 390, bottom: 844 }

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height }
}

function covers(at: { left: number; top: number }, other: Box, size = SIZE): boolean {
  const own = box(at.left, at.top, size.width, size.height)
  return own.left < other.right && other.left < own.right && own.top < other.bottom && other.top < own.bottom
}

test('it covers nothing it speaks of, wherever that lies, and stays in the window', () => {
  for (let left = 0; left <= 1200; left += 60)
    for (let top = 0; top <= 640; top += 40) {
      const spoken = [box(left, top, 80, 80), box(left - 30, top - 30, 60, 60), box(left + 60, top + 60, 60, 60)]
      const at = besides(SIZE, WINDOW, spoken)
      for (const one of spoken) expect(covers(at, one)).toBe(false)
      expect(at.left >= 0 && at.top >= 0 && at.left + 300 <= 1280 && at.top + 200 <= 720).toBe(true)
    }
})

test('it lies near the first of what it speaks of, not between that and the rest', () => {
  const card = box(640, 620, 60, 90)
  const at = besides(SIZE, WINDOW, [card, box(40, 130, 80, 80)])
  expect(at.top + 200).toBeGreaterThan(500)
  expect(Math.abs(at.left + 150 - 670)).toBeLessThan(250)
})

test('on a phone it lies below the board, not over it', () => {
  const board = box(8, 160, 374, 374)
  const at = besides({ width: 374, height: 180 }, PHONE, [box(300, 200, 50, 50)], [{ box: board, weight: 2 }])
  expect(at.top).toBeGreaterThanOrEqual(534)
})

test('and below a card of the hand, which can then be chosen again', () => {
  const board = box(8, 160, 374, 374)
  const card = box(8, 545, 60, 80)
  const at = besides({ width: 374, height: 180 }, PHONE, [card], [{ box: board, weight: 2 }])
  expect(at.top).toBeGreaterThanOrEqual(625)
})
