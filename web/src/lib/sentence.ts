// The turn in one sentence.

import type { Say } from '../generated/phrases'
import type { Table } from './table.svelte'

export function sentenceOf(table: Table, names: string[], say: Say): string {
  const view = table.view
  if (view === null) return ''
  if (view.outcome) return ending(view.outcome.winners, table.shown?.seat ?? null, names, say)
  if (table.deciding) {
    if (table.asked === null) return say('page-your-turn')
    return say('page-your-turn-to', { decision: say.tell(table.asked.key, table.asked.slots) })
  }
  const [first, ...more] = view.actors
  if (first === undefined) return ''
  if (more.length === 0) return say('page-thinking', { seat: first })
  return say('page-several-thinking', { players: view.actors.map((seat) => names[seat] ?? seat) })
}

function ending(winners: number[], seat: number | null, names: string[], say: Say): string {
  const [first, ...more] = winners
  if (first === undefined) return say('page-end-nobody')
  if (more.length > 0)
    return say('page-end-shared', { players: winners.map((winner) => names[winner] ?? winner) })
  return first === seat ? say('page-end-you-won') : say('page-end-won', { seat: first })
}
