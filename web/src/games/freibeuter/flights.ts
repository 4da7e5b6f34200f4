// What moves when news arrives: told lines become flights from spot to spot, each with its time.

import type { Line } from '../../generated/freibeuter'
import { hurried, MANY, type Flight as FlightOf, type Spot } from '../../lib/flights'
import { boarderOf } from './facts'
import type { FreibeuterView } from './view'

export type Picture =
  | { sort: 'boat'; seat: number }
  | { sort: 'coin'; money: number }
  | { sort: 'token'; token: string; boarder: number | null }
  | { sort: 'card'; card: string; pile: 'sea' | 'dutchman'; turns: boolean }
  | { sort: 'dutchman' }

export type Flight = FlightOf<Picture>

/** The flights of the newest news, from the view before it to the view after it. */
export function flightsOf(told: Line[], before: FreibeuterView, after: FreibeuterView): Flight[] {
  if (told.length > MANY) return []
  return hurried(new Schedule(before, after).of(told))
}

class Schedule {
  private flights: Flight[] = []
  private clock = 0
  private resolved = ''
  private haunted = 0

  constructor(
    private before: FreibeuterView,
    private after: FreibeuterView,
  ) {}

  of(told: Line[]): Flight[] {
    for (const line of told) this.tell(line)
    return this.flights
  }

  private tell({ key, slots }: Line): void {
    switch (key) {
      case 'boarded':
        this.boat(slots.seat, purse(slots.seat), `crossing-${slots.crossing}`, `aboard-${slots.crossing}`)
        this.clock += 600
        break
      case 'placed':
        this.played(slots.seat, slots.region, 'sea')
        this.boat(slots.seat, purse(slots.seat), `region-${slots.region}`, `boat-${slots.region}-${slots.seat}`)
        this.clock += 600
        break
      case 'cashed':
        this.played(slots.seat, slots.region, 'sea')
        this.coin(slots.money, `region-${slots.region}`, purse(slots.seat))
        this.clock += 500
        break
      case 'dutchman-sent':
        this.played(slots.seat, slots.card, 'dutchman')
        this.add({ sort: 'dutchman' }, `line-${slots.card}`, `region-${slots.region}`, 650, 'dutchman')
        this.haunted = this.clock + 650
        this.clock += 750
        break
      case 'dutchman-left':
        this.add({ sort: 'dutchman' }, `region-${slots.region}`, 'away', 700, null, this.haunted)
        this.clock += 200
        break
      case 'captured':
        this.resolve(slots.crossing, slots.token, purse(slots.seat))
        break
      case 'escaped':
        this.resolve(slots.crossing, slots.token, 'away')
        this.clock += 200
        break
      case 'store-encircled':
        this.resolve(slots.crossing, 'store', 'here')
        break
      case 'doubler-encircled':
        this.resolve(slots.crossing, `doubler${this.kindOf(slots.value)}`, 'doublers')
        this.clock += 250
        break
      case 'boat-returned':
        this.boat(slots.seat, `crossing-${this.resolved}`, purse(slots.seat), null)
        this.clock += 250
        break
      case 'paid':
        this.coin(slots.money, purse(slots.seat), purse(slots.to))
        this.clock += 180
        break
      case 'store-paid':
        this.coin(slots.money, `crossing-${this.resolved}`, purse(slots.seat))
        this.clock += 180
        break
      case 'drew-sea':
        this.drawn(slots.seat, null, 'sea')
        break
      case 'drew-sea-own':
        this.drawn(slots.seat, slots.region, 'sea')
        break
      case 'drew-dutchman':
        this.drawn(slots.seat, null, 'dutchman')
        break
      case 'drew-dutchman-own':
        this.drawn(slots.seat, slots.card, 'dutchman')
        break
    }
  }

  private boat(seat: number, from: Spot, to: Spot, hides: string | null): void {
    this.add({ sort: 'boat', seat }, from, to, 650, hides)
  }

  private coin(money: number, from: Spot, to: Spot): void {
    this.add({ sort: 'coin', money }, from, to, 700, null)
  }

  /** A token lies where it was until it is resolved, then goes. */
  private resolve(crossing: string, token: string, to: Flight['to']): void {
    const boarder = to === 'away' ? null : boarderOf(this.before, crossing)
    this.resolved = crossing
    this.add({ sort: 'token', token, boarder }, `crossing-${crossing}`, to, 750, null, 0)
  }

  private played(seat: number, card: string, pile: 'sea' | 'dutchman'): void {
    const own = seat === this.after.seat
    this.add({ sort: 'card', card, pile, turns: !own }, own ? 'hand' : purse(seat), `pile-${pile}`, 600, null)
  }

  /** A card is drawn; null for one that only its owner sees. */
  private drawn(seat: number, card: string | null, pile: 'sea' | 'dutchman'): void {
    const piece = card === null ? null : `${pile === 'sea' ? 'card' : 'line'}-${card}`
    const picture = { sort: 'card', card: card ?? '', pile, turns: card !== null } as const
    this.add(picture, `pile-${pile}`, piece ?? purse(seat), 650, piece)
    this.clock += 200
  }

  private kindOf(value: number): number {
    return this.after.ships.findIndex((ship) => ship.value === value) + 1
  }

  private add(
    picture: Picture,
    from: Spot,
    to: Flight['to'],
    lasts: number,
    hides: string | null,
    lies: number | null = null,
  ): void {
    this.flights.push({ picture, from, to, start: this.clock, lasts, lies, hides })
  }
}

function purse(seat: number): Spot {
  return `purse-${seat}`
}
