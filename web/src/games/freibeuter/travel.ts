// Arrow keys over the sea: rows of regions and rows of crossings take turns, as in the drawing.

import { COLUMNS, ROWS } from './sea'
import type { Spot } from './targets'

/** The spots row by row: seven regions, six crossings, seven regions … */
export const GRID: Spot[][] = [...ROWS].flatMap((row, number) => {
  const regions = [...COLUMNS].map((column) => `region-${column}${row}`)
  const crossings = [...COLUMNS.slice(0, -1)].map((column) => `crossing-${column}${row}`)
  return number < ROWS.length - 1 ? [regions, crossings] : [regions]
})

/** Where a key leads from a spot, or null where the key is not for travelling. */
export function travel(from: Spot, key: string): Spot | null {
  const top = GRID.findIndex((row) => row.includes(from))
  const left = GRID[top]?.indexOf(from) ?? 0
  const last = (GRID[top]?.length ?? 1) - 1
  switch (key) {
    case 'ArrowLeft':
      return at(top, left - 1)
    case 'ArrowRight':
      return at(top, left + 1)
    case 'ArrowUp':
      return at(top - 1, left)
    case 'ArrowDown':
      return at(top + 1, left)
    case 'PageUp':
      return at(top - 2, left)
    case 'PageDown':
      return at(top + 2, left)
    case 'Home':
      return at(top, 0)
    case 'End':
      return at(top, last)
    default:
      return null
  }
}

function at(top: number, left: number): Spot | null {
  const row = GRID[clamped(top, GRID.length)]
  return row?.[clamped(left, row.length)] ?? null
}

function clamped(number: number, length: number): number {
  return Math.max(0, Math.min(number, length - 1))
}
