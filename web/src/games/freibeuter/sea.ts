// The sea: 7 × 7 regions, and a crossing wherever four of them meet, named after its lowest letter and number.

export const COLUMNS = 'ABCDEFG'
export const ROWS = '1234567'
/** The side of a region in the drawing's own measure. */
export const SIDE = 100

export const REGIONS = [...ROWS].flatMap((row) => [...COLUMNS].map((column) => column + row))
export const CROSSINGS = REGIONS.filter((at) => !at.startsWith('G') && !at.endsWith('7'))

export interface Point {
  x: number
  y: number
}

export function centreOfRegion(region: string): Point {
  return { x: (column(region) + 0.5) * SIDE, y: (row(region) + 0.5) * SIDE }
}

export function centreOfCrossing(crossing: string): Point {
  return { x: (column(crossing) + 1) * SIDE, y: (row(crossing) + 1) * SIDE }
}

/** The four regions around a crossing. */
export function around(crossing: string): string[] {
  const [left, top] = [column(crossing), row(crossing)]
  return [place(left, top), place(left + 1, top), place(left, top + 1), place(left + 1, top + 1)]
}

/** The crossings at the corners of a region, up to four. */
export function corners(region: string): string[] {
  const [left, top] = [column(region), row(region)]
  const near = [place(left - 1, top - 1), place(left, top - 1), place(left - 1, top), region]
  return near.filter((at) => CROSSINGS.includes(at))
}

/** The regions of a Dutchman card: a row (a number) or a column (a letter). */
export function line(card: string): string[] {
  return REGIONS.filter((region) => region.includes(card))
}

export function column(at: string): number {
  return COLUMNS.indexOf(at.charAt(0))
}

export function row(at: string): number {
  return ROWS.indexOf(at.charAt(1))
}

function place(left: number, top: number): string {
  return COLUMNS.charAt(left) + ROWS.charAt(top)
}
