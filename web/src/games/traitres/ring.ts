// Where seats lie around the chest: the reader's own below, the others clockwise from there, since
// play goes to the left.

export interface Place {
  seat: number
  /** The grid area in a wide window: three columns and rows, the chest in the middle. */
  wide: string
  /** And in a narrow one: a row above and a row below the chest, of twelve columns each. */
  narrow: string
}

// Row and column of each place, clockwise from the reader's own
const WIDE: Record<number, [row: number, column: number][]> = {
  3: [[3, 2], [1, 1], [1, 3]],
  4: [[3, 2], [2, 1], [1, 2], [2, 3]],
  5: [[3, 2], [2, 1], [1, 1], [1, 3], [2, 3]],
  6: [[3, 2], [2, 1], [1, 1], [1, 2], [1, 3], [2, 3]],
  7: [[3, 2], [3, 1], [2, 1], [1, 1], [1, 3], [2, 3], [3, 3]],
  8: [[3, 2], [3, 1], [2, 1], [1, 1], [1, 2], [1, 3], [2, 3], [3, 3]],
}

const COLUMNS = 12
const ALONE = 5 // players, of whom one at most sits below the chest

/** The places of so many players, in the order of play from the reader on. */
export function placesOf(players: number, own: number): Place[] {
  const below = players <= ALONE ? 1 : Math.floor(players / 2)
  const left = Math.ceil((below - 1) / 2) // who sit below, to the left of the reader
  return Array.from({ length: players }, (_, place) => {
    const [row, column] = WIDE[players]?.[place] ?? [1, 1]
    return {
      seat: (own + place) % players,
      wide: `${row} / ${column}`,
      narrow: narrowArea(place, players - below, below, left),
    }
  })
}

/** Whether nobody sits beside the chest in a wide window. */
export function hasFreeSides(players: number): boolean {
  return !(WIDE[players] ?? []).some(([row]) => row === 2)
}

function narrowArea(place: number, above: number, below: number, left: number): string {
  if (place > left && place <= left + above) return area(1, place - left - 1, above)
  const column = place <= left ? left - place : below - 1 - (place - left - above - 1)
  return area(3, column, below)
}

function area(row: number, column: number, columns: number): string {
  const span = COLUMNS / columns
  return `${row} / ${column * span + 1} / auto / span ${span}`
}
