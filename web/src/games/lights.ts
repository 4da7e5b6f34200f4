// What on a board a line of the log speaks of, for each game that says it; of any other, the players it names.

import type { Heard, Line } from '../generated/messages'
import type { Spot } from '../lib/flights'

/** The places of a board that a line is about, as its `data-spot` and `data-piece` have them. */
export type LightsOf<Told, View> = (line: Told, view: View) => Spot[]

const lights = import.meta.glob<LightsOf<never, never>>('./*/lights.ts', { import: 'lightsOf' })

export async function lightsFor(game: string): Promise<(line: Line | Heard, view: unknown) => Spot[]> {
  const found = await lights[`./${game}/lights.ts`]?.()
  const lightsOf = found as LightsOf<unknown, unknown> | undefined
  return (line, view) => {
    const seats = ['seat' in line ? line.seat : line.slots.seat, line.slots.to]
    const purses = seats.filter((seat) => typeof seat === 'number').map((seat) => `purse-${seat}`)
    return [...purses, ...(lightsOf?.(line, view) ?? [])]
  }
}
