// Seats in play that wait for whoever has a new link to them.

import type { Line } from '../generated/messages'

const GIVEN_AWAY = 'seat-free'
const HAS_SOMEBODY = ['came-back', 'handed-to-person', 'handed-to-bot', 'resigned']

/** The seats that were given away and that nobody has taken, as the log tells it. */
export function seatsGivenAway(lines: Line[]): number[] {
  const seats = new Set<number>()
  for (const { key, slots } of lines) {
    if (key === GIVEN_AWAY) seats.add(Number(slots['seat']))
    else if (HAS_SOMEBODY.includes(key)) seats.delete(Number(slots['seat']))
  }
  return [...seats]
}
