import { expect, test } from 'vitest'
import { courseOf, pointOf, sailedTo, stepsBetween, travel } from './ring'

test('Hochland is on top, the third island on the right, clockwise', () => {
  expect(pointOf(0, 100)).toEqual({ x: 0, y: -100 })
  expect(pointOf(3, 100)).toEqual({ x: 100, y: 0 })
  expect(pointOf(9, 100)).toEqual({ x: -100, y: 0 })
})

test('the ship counts clockwise, the pirates against it', () => {
  expect(stepsBetween(10, 2)).toBe(4)
  expect(stepsBetween(2, 10, false)).toBe(4)
  expect(stepsBetween(5, 5)).toBe(0)
})

test('a ship never turns back: past Hochland its angle grows on', () => {
  expect(sailedTo(330, 1)).toBe(390)
  expect(sailedTo(390, 0)).toBe(720)
  expect(sailedTo(390, 1)).toBe(390)
})

test('the pirates turn the other way', () => {
  expect(sailedTo(30, 11, false)).toBe(-30)
})

test('a course follows the ring, and is no line where the ship stays', () => {
  expect(courseOf(0, 3, true, 100)).toBe('M0 -100A100 100 0 0 1 100 0')
  expect(courseOf(0, 3, false, 100)).toBe('M0 -100A100 100 0 0 0 -100 0')
  expect(courseOf(0, 7, true, 100)).toContain('0 1 1')
  expect(courseOf(4, 0)).toBe('')
})

test('arrows go around the ring, without an end', () => {
  expect(travel(11, 'ArrowRight')).toBe(0)
  expect(travel(0, 'ArrowLeft')).toBe(11)
  expect(travel(4, 'ArrowDown')).toBe(5)
  expect(travel(4, 'End')).toBe(11)
  expect(travel(4, 'x')).toBeNull()
})
