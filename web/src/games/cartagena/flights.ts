// What moves when news arrives: cards and coins, between piles and players. The ship sails by itself.

import type { Line } from '../../generated/messages'
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
  const seat = Number(slots.seat)
  const purse = `purse-${seat}`
  const hand = seat === reader ? 'hand' : purse
  const card = String(slots.card ?? '')
  const coin = { piece: 'coin', from: 'pile-coin', to: purse }
  const spent = { piece: 'coin', from: purse, to: 'pile-coin' }
  const drawn = (piece: string, pile: Spot) => ({ piece, from: pile, to: hand, turns: piece !== '' })
  switch (key) {
    case 'drew':
      return Array.from({ length: Number(slots.number) }, () => drawn('', 'pile-combat'))
    case 'drew-own':
      return (slots.cards as string[]).map((one) => drawn(one, 'pile-combat'))
    case 'drew-gold':
    case 'drew-gold-own':
      return [drawn(card, 'pile-gold')]
    case 'chose':
      return [drawn('', `pile-${String(slots.supply)}`)]
    case 'chose-own':
      return [drawn(card, card.startsWith('gold') ? 'pile-gold' : 'pile-combat')]
    case 'kept':
    case 'kept-own':
      return [drawn(card, 'pile-combat')]
    case 'got-coins':
      return Array.from({ length: Number(slots.number) }, () => coin)
    case 'paid':
      return [coin]
    case 'robbed':
      return [{ piece: 'coin', from: `purse-${Number(slots.to)}`, to: purse }]
    case 'put-under':
    case 'put-under-own':
      return [{ piece: card, from: hand, to: 'pile-combat' }]
    case 'sold':
    case 'sold-own':
      return [{ piece: card, from: hand, to: 'pile-combat' }, coin]
    case 'bought':
    case 'bought-own':
      return [spent, drawn(card, 'pile-combat')]
    case 'laid':
    case 'laid-own':
      return [{ piece: '', from: hand, to: `laid-${seat}` }]
    default:
      return []
  }
}
