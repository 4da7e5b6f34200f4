// Who can do nothing more though the game goes on: overboard, or out of the mutiny.

import type { Line } from '../generated/messages'

const OUT = ['overboard', 'out-undeclared', 'excluded']

export function isOut(lines: Line[], seat: number): boolean {
  return lines.some(({ key, slots }) => OUT.includes(key) && slots.seat === seat)
}
