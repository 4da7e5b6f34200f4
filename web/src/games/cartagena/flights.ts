// What moves when news arrives: cards and coins, between piles and players. The ship sails by itself.

import type { Line } from '../../generated/cartagena'
import { hurried, MANY, type Flight as FlightOf, type Spot } from '../../lib/flights'
import type { CartagenaView } from './view'

export interface Picture {
  /** A card or `coin`; the empty word for a card that only its owner sees. */
  piece: string
  turns: boolean
}

export type Flight = FlightOf<Picture>

/** The flights of the newest news. */
export function flightsOf(told: Line[], _before: CartagenaView, after: CartagenaView): Flight[] {
  if (told.length > MANY) return []
  const flights: Flight[] = []
  let clock = 0
  for (const line of told) {
    for (const { piece, from, to, turns = false } of movesOf(line, after.seat)) {
      const picture = { piece, turns }
      flights.push({ picture, from, to, start: clock, lasts: 600, lies: null, hides: null })
      clock += 140
    }
  }
  return hurried(flights)
}

interface Move {
  piece: string
  from: Spot
  to: Spot
  turns?: boolean
}

/** What a line of news moves, in order. */
function movesOf({ key, slots }: Line, reader: number | null): Move[] {
  const purse = (seat: number) => `purse-${seat}`
  const hand = (seat: number) => (seat === reader ? 'hand' : purse(seat))
  const coin = (seat: number) => ({ piece: 'coin', from: 'pile-coin', to: purse(seat) })
  const spent = (seat: number) => ({ piece: 'coin', from: purse(seat), to: 'pile-coin' })
  const drawn = (seat: number, piece: string, pile: Spot) => ({
    piece,
    from: pile,
    to: hand(seat),
    turns: piece !== '',
  })
  const given = (seat: number, piece: string) => ({ piece, from: hand(seat), to: 'pile-combat' })
  switch (key) {
    case 'drew':
      return Array.from({ length: slots.number }, () => drawn(slots.seat, '', 'pile-combat'))
    case 'drew-own':
      return slots.cards.map((card) => drawn(slots.seat, card, 'pile-combat'))
    case 'drew-gold':
      return [drawn(slots.seat, '', 'pile-gold')]
    case 'drew-gold-own':
      return [drawn(slots.seat, slots.card, 'pile-gold')]
    case 'chose':
      return [drawn(slots.seat, '', `pile-${slots.supply}`)]
    case 'chose-own':
      return [drawn(slots.seat, slots.card, slots.card.startsWith('gold') ? 'pile-gold' : 'pile-combat')]
    case 'kept':
      return [drawn(slots.seat, '', 'pile-combat')]
    case 'kept-own':
      return [drawn(slots.seat, slots.card, 'pile-combat')]
    case 'got-coins':
      return Array.from({ length: slots.number }, () => coin(slots.seat))
    case 'paid':
      return [coin(slots.seat)]
    case 'robbed':
      return [{ piece: 'coin', from: purse(slots.to), to: purse(slots.seat) }]
    case 'put-under':
      return [given(slots.seat, '')]
    case 'put-under-own':
      return [given(slots.seat, slots.card)]
    case 'sold':
      return [given(slots.seat, ''), coin(slots.seat)]
    case 'sold-own':
      return [given(slots.seat, slots.card), coin(slots.seat)]
    case 'bought':
      return [spent(slots.seat), drawn(slots.seat, '', 'pile-combat')]
    case 'bought-own':
      return [spent(slots.seat), drawn(slots.seat, slots.card, 'pile-combat')]
    case 'laid':
    case 'laid-own':
      return [{ piece: '', from: hand(slots.seat), to: `laid-${slots.seat}` }]
    default:
      return []
  }
}
