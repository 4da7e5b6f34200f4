// What moves when news arrives: told lines become flights from spot to spot, each with its time.

import type { Line } from '../../generated/messages'
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
    for (const line of told) this.tell(line.key, line.slots)
    return this.flights
  }

  private tell(key: string, slots: Record<string, unknown>): void {
    const seat = Number(slots.seat)
    const region = String(slots.region)
    const crossing = String(slots.crossing)
    const card = String(slots.card)
    const purse = `purse-${seat}`
    switch (key) {
      case 'boarded':
        this.boat(seat, purse, `crossing-${crossing}`, `aboard-${crossing}`)
        this.clock += 600
        break
      case 'placed':
        this.played(seat, region, 'sea')
        this.boat(seat, purse, `region-${region}`, `boat-${region}-${seat}`)
        this.clock += 600
        break
      case 'cashed':
        this.played(seat, region, 'sea')
        this.coin(Number(slots.money), `region-${region}`, purse)
        this.clock += 500
        break
      case 'dutchman-sent':
        this.played(seat, card, 'dutchman')
        this.add({ sort: 'dutchman' }, `line-${card}`, `region-${region}`, 650, 'dutchman')
        this.haunted = this.clock + 650
        this.clock += 750
        break
      case 'dutchman-left':
        this.add({ sort: 'dutchman' }, `region-${region}`, 'away', 700, null, this.haunted)
        this.clock += 200
        break
      case 'captured':
        this.resolve(crossing, String(slots.token), purse)
        break
      case 'escaped':
        this.resolve(crossing, String(slots.token), 'away')
        this.clock += 200
        break
      case 'store-encircled':
        this.resolve(crossing, 'store', 'here')
        break
      case 'doubler-encircled':
        this.resolve(crossing, `doubler${this.kindOf(Number(slots.value))}`, 'doublers')
        this.clock += 250
        break
      case 'boat-returned':
        this.boat(seat, `crossing-${this.resolved}`, purse, null)
        this.clock += 250
        break
      case 'paid':
        this.coin(Number(slots.money), purse, `purse-${Number(slots.to)}`)
        this.clock += 180
        break
      case 'store-paid':
        this.coin(Number(slots.money), `crossing-${this.resolved}`, purse)
        this.clock += 180
        break
      case 'drew-sea':
      case 'drew-sea-own':
        this.drawn(seat, slots.region, 'sea')
        break
      case 'drew-dutchman':
      case 'drew-dutchman-own':
        this.drawn(seat, slots.card, 'dutchman')
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
    this.add({ sort: 'card', card, pile, turns: !own }, own ? 'hand' : `purse-${seat}`, `pile-${pile}`, 600, null)
  }

  private drawn(seat: number, card: unknown, pile: 'sea' | 'dutchman'): void {
    const own = typeof card === 'string'
    const piece = `${pile === 'sea' ? 'card' : 'line'}-${String(card)}`
    const picture = { sort: 'card', card: own ? card : '', pile, turns: own } as const
    this.add(picture, `pile-${pile}`, own ? piece : `purse-${seat}`, 650, own ? piece : null)
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
