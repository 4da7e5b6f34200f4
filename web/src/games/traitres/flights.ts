// What moves when news arrives: cards between hands, chest, pile and discard, planks to players.

import type { Line } from '../../generated/messages'
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
  const seat = Number(slots.seat)
  const hand = seat === reader ? 'hand' : `purse-${seat}`
  const several = (move: Move) => Array.from({ length: Number(slots.number) }, () => move)
  const each = (from: Spot, to: Spot, turns: boolean) =>
    (slots.cards as string[]).map((card) => ({ card, from, to, turns }))
  switch (key) {
    case 'laid':
      return [{ card: '', from: hand, to: 'chest' }]
    case 'laid-own':
      return [{ card: String(slots.loot), from: hand, to: 'chest' }]
    case 'used-plank':
      return [{ card: 'plank', from: hand, to: `purse-${Number(slots.to)}` }]
    case 'used-riddance':
      return [
        { card: 'riddance', from: hand, to: 'discard' },
        ...several({ card: '', from: 'chest', to: 'discard' }),
      ]
    case 'used-spyglass':
      return [{ card: 'spyglass', from: hand, to: 'chest' }]
    case 'used-pockets':
      return [{ card: 'pockets', from: hand, to: `purse-${Number(slots.to)}` }]
    case 'used-catch':
      return [{ card: 'catch', from: hand, to: 'pile' }]
    case 'put-back-own':
      return [{ card: String(slots.loot), from: hand, to: 'chest' }]
    case 'returned':
      return [{ card: '', from: hand, to: 'pile' }]
    case 'returned-own':
      return [{ card: String(slots.card), from: hand, to: 'pile' }]
    case 'thrown-away':
      return several({ card: '', from: hand, to: 'discard' })
    case 'thrown-away-own':
      return each(hand, 'discard', false)
    case 'drew':
      return several({ card: '', from: 'pile', to: hand })
    case 'drew-own':
      return each('pile', hand, true)
    default:
      return []
  }
}
