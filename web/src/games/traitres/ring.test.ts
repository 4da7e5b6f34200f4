import { expect, test } from 'vitest'
import { hasFreeSides, placesOf } from './ring'

const COUNTS = [3, 4, 5, 6, 7, 8]

test('everybody has a place of their own around the chest, in both sizes', () => {
  for (const players of COUNTS) {
    const places = placesOf(players, 1)
    const seats = Array.from({ length: players }, (_, seat) => seat)
    expect(places.map(({ seat }) => seat).sort()).toEqual(seats)
    expect(new Set(places.map(({ wide }) => wide)).size).toBe(players)
    expect(new Set(places.map(({ narrow }) => narrow)).size).toBe(players)
    expect(places.some(({ wide }) => wide === '2 / 2')).toBe(false)
  }
})

test('the reader sits below, and who follows sits to the left', () => {
  for (const players of COUNTS) {
    const [own, next] = placesOf(players, 2)
    expect(own).toMatchObject({ seat: 2, wide: '3 / 2' })
    expect(own?.narrow.startsWith('3 /')).toBe(true)
    expect(next?.seat).toBe(3 % players)
    expect(next?.wide.endsWith('/ 1')).toBe(true)
  }
})

test('eight sit in two rows of four in a narrow window, clockwise', () => {
  const places = placesOf(8, 0)
  const row = (number: number) =>
    places
      .filter(({ narrow }) => narrow.startsWith(`${number} /`))
      .sort((one, other) => start(one.narrow) - start(other.narrow))
      .map(({ seat }) => seat)
  expect(row(1)).toEqual([3, 4, 5, 6])
  expect(row(3)).toEqual([2, 1, 0, 7])
})

test('with three players the chest has the whole width', () => {
  expect(COUNTS.filter(hasFreeSides)).toEqual([3])
})

function start(area: string): number {
  return Number(area.split('/')[1])
}
