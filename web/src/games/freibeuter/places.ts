// Where things lie on the picture of the sea, as parts of its width and height.

import { centreOfCrossing, centreOfRegion, type Point } from './sea'
import type { Spot } from './targets'

const MARGIN = 36 // for the letters and numbers, left and above
const EDGE = 8 // right and below
const WHOLE = MARGIN + 700 + EDGE

export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${WHOLE} ${WHOLE}`

/** A measure of the drawing in per cent of the picture. */
export function percent(measure: number): number {
  return (measure / WHOLE) * 100
}

/** The middle of a region, a crossing or a line, in per cent of the picture. */
export function middleOf(spot: Spot): Point {
  const [sort = '', at = ''] = spot.split('-')
  const point = sort === 'crossing' ? centreOfCrossing(at) : middleOfWater(at)
  return { x: percent(point.x + MARGIN), y: percent(point.y + MARGIN) }
}

function middleOfWater(at: string): Point {
  if (at.length === 2) return centreOfRegion(at)
  return /\d/.test(at) ? centreOfRegion(`D${at}`) : centreOfRegion(`${at}4`)
}
