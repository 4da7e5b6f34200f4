// The ring of islands: place 0 is on top, the others follow clockwise; angles are degrees from there.

export interface Point {
  x: number
  y: number
}

export const PLACES = 12
/** How far from the middle the islands lie, and the course, in the drawing's own measure. */
export const SHORE = 392
export const COURSE = 258

const STEP = 360 / PLACES

export function angleOf(place: number): number {
  return place * STEP
}

export function pointOf(place: number, radius = SHORE): Point {
  return pointAt(angleOf(place), radius)
}

export function pointAt(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180
  return { x: rounded(radius * Math.sin(turn)), y: rounded(-radius * Math.cos(turn)) }
}

/** How many islands lie between two places, in the direction a ship sails. */
export function stepsBetween(from: number, to: number, clockwise = true): number {
  const steps = clockwise ? to - from : from - to
  return ((steps % PLACES) + PLACES) % PLACES
}

/** The angle at which a ship arrives that sails on from this angle, never turning back on its way. */
export function sailedTo(angle: number, place: number, clockwise = true): number {
  const from = Math.round(angle / STEP)
  const steps = stepsBetween(from, place, clockwise)
  return (clockwise ? from + steps : from - steps) * STEP
}

/** The way a ship sails along its course, as an SVG path; empty where it stays. */
export function courseOf(from: number, steps: number, clockwise = true, radius = COURSE): string {
  if (steps === 0) return ''
  const turn = clockwise ? steps : -steps
  const [begin, end] = [pointOf(from, radius), pointOf(from + turn, radius)]
  const large = steps * STEP > 180 ? 1 : 0
  return `M${begin.x} ${begin.y}A${radius} ${radius} 0 ${large} ${clockwise ? 1 : 0} ${end.x} ${end.y}`
}

/** Where a key leads from a place, or null where the key is not for travelling. */
export function travel(from: number, key: string): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (from + 1) % PLACES
    case 'ArrowLeft':
    case 'ArrowUp':
      return (from + PLACES - 1) % PLACES
    case 'Home':
      return 0
    case 'End':
      return PLACES - 1
    default:
      return null
  }
}

function rounded(measure: number): number {
  return Math.round(measure * 10) / 10 || 0 // no -0
}
