// What moves when news arrives: cards, from hands and piles. Ships sail by themselves.

import type { Line } from '../../generated/meuterer'
import { hurried, MANY, type Flight as FlightOf, type Spot } from '../../lib/flights'
import type { MeutererView } from './view'

export interface Picture {
  /** What the card is; the empty word for one nobody but its owner sees. */
  card: string
  turns: boolean
}

export type Flight = FlightOf<Picture>

/** The flights of the newest news. */
export function flightsOf(told: Line[], _before: MeutererView, after: MeutererView): Flight[] {
  if (told.length > MANY) return []
  const flights: Flight[] = []
  let clock = 0
  const add = (card: string, from: Spot, to: Spot, hides: string | null, turns = false) => {
    flights.push({ picture: { card, turns }, from, to, start: clock, lasts: 600, lies: null, hides })
    clock += 140
  }
  const hand = (seat: number) => (seat === after.seat ? 'hand' : `purse-${seat}`)
  for (const { key, slots } of told) {
    if (key === 'showed') {
      const { card, seat } = slots
      const piece = card === 'pirates' ? 'pile-discards' : `shown-${seat}-${card}`
      add(card, hand(seat), piece, piece, seat !== after.seat)
    } else if (key === 'took' || key === 'took-own') {
      add('', 'middle', `purse-${slots.seat}`, `taken-${slots.seat}`)
    } else if (key === 'drew') {
      for (let card = 0; card < slots.number; card++) add('', 'pile-draw', `purse-${slots.seat}`, null)
    } else if (key === 'drew-own') {
      for (const card of slots.cards) add(card, 'pile-draw', 'hand', null, true)
    } else if (key === 'gave-back' || key === 'gave-back-own') {
      add('', hand(slots.seat), 'pile-discards', null)
    }
  }
  return hurried(flights)
}
