import { expect, test } from 'vitest'
import { given } from './given'
import { HIGH, WIDE, courseOf, isOutward, kindOf, pointOf, startOf } from './track'

const { track } = given()
const squares = Array.from({ length: track.mutiny + 1 }, (_, square) => square)

test('every square lies on the picture, apart from all others', () => {
  const points = squares.map((square) => pointOf(square, track.mutiny))
  expect(points.every(({ x, y }) => x > 20 && x < WIDE - 20 && y > 20 && y < HIGH - 20)).toBe(true)
  const near = points.flatMap((one, number) =>
    points.slice(number + 1).filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < 40),
  )
  expect(near).toEqual([])
})

test('the way back begins below the end of the way out', () => {
  expect([isOutward(11, 22), isOutward(12, 22)]).toEqual([true, false])
  expect(pointOf(12, 22).x).toBe(pointOf(11, 22).x)
  expect(pointOf(13, 22).x).toBeLessThan(pointOf(12, 22).x)
})

test('a course turns where the rows meet, and ends at the mutiny', () => {
  expect(courseOf(10, 13, 22).match(/[MLA]/g)).toEqual(['M', 'L', 'A', 'L'])
  expect(courseOf(21, 24, 22).match(/[MLA]/g)).toEqual(['M', 'L'])
  expect(courseOf(5, 5, 22)).not.toContain('L')
})

test('squares are islands, storms, the mutiny or open sea', () => {
  const kinds = [0, 1, 4, 5, 7, 22].map((square) => kindOf(track, square))
  expect(kinds).toEqual(['volcano', 'sea', 'treasure', 'storm', 'coin', 'mutiny'])
})

test('the ship sets out from another island for each number of players (C1.1)', () => {
  expect([2, 3, 4].map((players) => startOf(track, players))).toEqual([0, 4, 7])
})
