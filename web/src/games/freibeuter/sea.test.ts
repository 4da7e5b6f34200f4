import { expect, test } from 'vitest'
import { around, centreOfCrossing, centreOfRegion, corners, CROSSINGS, line, REGIONS } from './sea'

test('the sea has 49 regions and 36 crossings', () => {
  expect(REGIONS).toHaveLength(49)
  expect(CROSSINGS).toHaveLength(36)
})

test('the crossing C4 touches C4, D4, C5 and D5', () => {
  expect(around('C4')).toEqual(['C4', 'D4', 'C5', 'D5'])
})

test('a region in the corner has one crossing, at the border two, further in four', () => {
  expect(corners('A1')).toEqual(['A1'])
  expect(corners('G7')).toEqual(['F6'])
  expect(corners('D1')).toEqual(['C1', 'D1'])
  expect(corners('D5')).toEqual(['C4', 'D4', 'C5', 'D5'])
})

test('every corner of a region has that region around it', () => {
  for (const region of REGIONS) {
    for (const crossing of corners(region)) expect(around(crossing)).toContain(region)
  }
})

test('a Dutchman card is a row or a column of seven regions', () => {
  expect(line('3')).toEqual(['A3', 'B3', 'C3', 'D3', 'E3', 'F3', 'G3'])
  expect(line('G')).toHaveLength(7)
})

test('a crossing lies where its four regions meet', () => {
  const middles = around('C4').map(centreOfRegion)
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    middles.reduce((sum, point) => sum + pick(point), 0) / 4
  expect(centreOfCrossing('C4')).toEqual({ x: mean((point) => point.x), y: mean((point) => point.y) })
})
