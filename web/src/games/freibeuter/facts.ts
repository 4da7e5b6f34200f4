// How things stand on the sea, read from a view.

import type { FreibeuterView } from './view'
import { around, corners } from './sea'

/** The seats of the boats in each region that holds any. */
export function boatsByRegion(view: FreibeuterView): Map<string, number[]> {
  const boats = new Map<string, number[]>()
  view.owners.forEach((owner, seat) => {
    for (const region of owner.boats) boats.set(region, [...(boats.get(region) ?? []), seat])
  })
  return boats
}

/** Who has a boat on the ship at a crossing. */
export function boarderOf(view: FreibeuterView, crossing: string): number | null {
  const seat = view.owners.findIndex((owner) => owner.boarded.includes(crossing))
  return seat < 0 ? null : seat
}

/** Whether a region holds a boat or the Dutchman. */
export function isClosed(view: FreibeuterView, region: string): boolean {
  return view.dutchman === region || view.owners.some((owner) => owner.boats.includes(region))
}

/** The regions around a crossing that are still open. */
export function openSides(view: FreibeuterView, crossing: string): string[] {
  return around(crossing).filter((region) => !isClosed(view, region))
}

/** The crossings whose tokens one more boat in this region would encircle. */
export function encircledBy(view: FreibeuterView, region: string): string[] {
  if (isClosed(view, region)) return []
  return corners(region).filter((at) => at in view.tokens && openSides(view, at).length === 1)
}

/** What the boarder of an encircled ship pays the others: its share for each of their boats (F7.2). */
export function priceOf(view: FreibeuterView, crossing: string, more: number[] = []): number {
  const boarder = boarderOf(view, crossing)
  const others = view.owners.map((_, seat) => seat).filter((seat) => seat !== boarder)
  return others.reduce((sum, seat) => sum + shareOf(view, crossing, seat, more), 0)
}

/** What a seat's boats around a ship earn when another one wins it. */
export function shareOf(
  view: FreibeuterView,
  crossing: string,
  seat: number,
  more: number[] = [],
): number {
  const boats = boatsByRegion(view)
  const seats = [...around(crossing).flatMap((region) => boats.get(region) ?? []), ...more]
  const ship = shipOf(view, view.tokens[crossing] ?? '')
  return seats.filter((one) => one === seat).length * (ship?.share ?? 0)
}

/** The kind of ship that a ship or a doubler names, with its place among the kinds. */
export function shipOf(view: FreibeuterView, token: string) {
  const kind = Number(token.slice(-1)) - 1
  const ship = view.ships[kind]
  return ship && { ...ship, kind }
}

/** What a token is: a ship, a store or a doubler. */
export function sortOf(token: string): 'ship' | 'store' | 'doubler' {
  if (token.startsWith('ship')) return 'ship'
  return token.startsWith('doubler') ? 'doubler' : 'store'
}
