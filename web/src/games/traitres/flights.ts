// What moves when news arrives: cards between hands, chest, pile and discard, planks to players.

import type { Line } from '../../generated/traitres'
import { hurried, MANY, type Flight as FlightOf, type Spot } from '../../lib/flights'
import type { TraitresView } from './view'

export interface Picture {
  /** A card; the empty word for one that only its owner sees. */
  card: string
  turns: boolean
}

export type Flight = FlightOf<Picture>

/** The flights of the newest news. */
export function flightsOf(told: Line[], _before: TraitresView, after: TraitresView): Flight[] {
  if (told.length > MANY) return []
  const flights: Flight[] = []
  let clock = 0
  for (const line of told) {
    for (const { card, from, to, turns = false } of movesOf(line, after.seat)) {
      const picture = { card, turns }
      flights.push({ picture, from, to, start: clock, lasts: 650, lies: null, hides: null })
      clock += 160
    }
  }
  return hurried(flights)
}

interface Move {
  card: string
  from: Spot
  to: Spot
  turns?: boolean
}

/** What a line of news moves, in order. */
function movesOf({ key, slots }: Line, reader: number | null): Move[] {
  const hand = (seat: number) => (seat === reader ? 'hand' : `purse-${seat}`)
  switch (key) {
    case 'laid':
      return [{ card: '', from: hand(slots.seat), to: 'chest' }]
    case 'laid-own':
    case 'put-back-own':
      return [{ card: slots.loot, from: hand(slots.seat), to: 'chest' }]
    case 'used-plank':
      return [{ card: 'plank', from: hand(slots.seat), to: `purse-${slots.to}` }]
    case 'used-riddance':
      return [
        { card: 'riddance', from: hand(slots.seat), to: 'discard' },
        ...several(slots.number, { card: '', from: 'chest', to: 'discard' }),
      ]
    case 'used-spyglass':
      return [{ card: 'spyglass', from: hand(slots.seat), to: 'chest' }]
    case 'used-pockets':
      return [{ card: 'pockets', from: hand(slots.seat), to: `purse-${slots.to}` }]
    case 'used-catch':
      return [{ card: 'catch', from: hand(slots.seat), to: 'pile' }]
    case 'returned':
      return [{ card: '', from: hand(slots.seat), to: 'pile' }]
    case 'returned-own':
      return [{ card: slots.card, from: hand(slots.seat), to: 'pile' }]
    case 'thrown-away':
      return several(slots.number, { card: '', from: hand(slots.seat), to: 'discard' })
    case 'thrown-away-own':
      return slots.cards.map((card) => ({ card, from: hand(slots.seat), to: 'discard' }))
    case 'drew':
      return several(slots.number, { card: '', from: 'pile', to: hand(slots.seat) })
    case 'drew-own':
      return slots.cards.map((card) => ({ card, from: 'pile', to: hand(slots.seat), turns: true }))
    default:
      return []
  }
}

function several(number: number, move: Move): Move[] {
  return Array.from({ length: number }, () => move)
}
