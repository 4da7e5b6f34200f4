// The turn in one sentence.

import type { Outcome, Phrase } from '../generated/messages'
import type { Say } from '../generated/phrases'
import type { Scene } from './scene'

interface Turn extends Pick<Scene, 'view' | 'shown'> {
  deciding: boolean
  asked: Phrase | null
}

export function sentenceOf(table: Turn, names: string[], say: Say): string {
  const view = table.view
  if (view === null) return ''
  if (table.shown?.broken_off) return say(`broken-off-${table.shown.broken_off}`)
  if (view.outcome) return ending(view.outcome, table.shown?.seat ?? null, names, say)
  if (table.deciding) {
    if (table.asked === null) return say('page-your-turn')
    return say('page-your-turn-to', { decision: say.tell(table.asked.key, table.asked.slots) })
  }
  const [first, ...more] = view.actors
  if (first === undefined) return ''
  if (more.length === 0) return say('page-thinking', { seat: first })
  return say('page-several-thinking', { players: view.actors.map((seat) => names[seat] ?? seat) })
}

function ending(outcome: Outcome, seat: number | null, names: string[], say: Say): string {
  const { winners } = outcome
  const [first, ...more] = winners
  if (first === undefined) return say('page-end-nobody')
  const team = isOfTeams(outcome) ? outcome.teams[first] : undefined
  if (team !== undefined) return endingOfTeams(say.tell(`winners-${team}`), seat, winners, say)
  if (more.length > 0)
    return say('page-end-shared', { players: winners.map((winner) => names[winner] ?? winner) })
  return first === seat ? say('page-end-you-won') : say('page-end-won', { seat: first })
}

/** Whether sides win and nobody has a score. */
export function isOfTeams({ scores, teams }: Outcome): boolean {
  return scores.length === 0 && teams.length > 0
}

function endingOfTeams(text: string, seat: number | null, winners: number[], say: Say): string {
  if (seat === null) return text
  return say(winners.includes(seat) ? 'page-end-with' : 'page-end-against', { text })
}
