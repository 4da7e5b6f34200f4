// Pieces on their way over a board: from spot to spot, each with its time.

/** A word for a place of a board, as its `data-spot` or `data-piece` says. */
export type Spot = string

export interface Flight<Picture> {
  picture: Picture
  from: Spot
  /** Where it ends, or how it vanishes where it is. */
  to: Spot | 'away' | 'here'
  /** Milliseconds from the news on. */
  start: number
  lasts: number
  /** From when on it lies where it starts from; null where it is not seen before it starts. */
  lies: number | null
  /** What of the new picture it stands for, unseen until it has arrived. */
  hides: string | null
}

/** What a game says about its flights, beside their pictures. */
export interface Manner<Picture> {
  /** The spot whose width a picture has. */
  side: Spot
  /** Whether a piece shrinks as it arrives there. */
  small: (to: Spot) => boolean
  /** The spot in whose place a missing one is used. */
  instead: (spot: Spot) => Spot | null
  /** Whether a card turns over on its way, and shows its face at the end. */
  face: (picture: Picture) => { turns: boolean; shows: boolean }
  /** Whether it changes what a purse counts, where any does. */
  brings?: (picture: Picture) => boolean
}

const LONGEST = 2600 // milliseconds for all flights of one piece of news
/** Lines of news; whoever was away so long is shown how things stand, not how they came about. */
export const MANY = 40

/** The same flights, faster where all of them would take too long. */
export function hurried<Picture>(flights: Flight<Picture>[]): Flight<Picture>[] {
  const end = Math.max(0, ...flights.map((flight) => flight.start + flight.lasts))
  const pace = Math.min(1, LONGEST / end)
  return flights.map((flight) => ({
    ...flight,
    start: flight.start * pace,
    lasts: flight.lasts * pace,
    lies: flight.lies === null ? null : flight.lies * pace,
  }))
}
