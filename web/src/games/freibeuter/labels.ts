// What a spot is called, what is to be known about it, and what a choice there is called.

import type { Choice } from '../../generated/freibeuter'
import { actionOf } from '../../lib/choices'
import { around } from './sea'
import { boarderOf, boatsByRegion, isClosed, openSides, shipOf, sortOf } from './facts'
import type { Spot } from './targets'
import type { FreibeuterView, Say } from './view'

/** The name of a spot: a region, a token on its crossing, a Dutchman card, a pile. */
export function titleOf(view: FreibeuterView, spot: Spot, say: Say): string {
  const [sort = '', at = ''] = spot.split('-')
  if (sort === 'region') return say('at-region', { region: at })
  if (sort === 'card') return say('card-sea', { region: at })
  if (sort === 'line') return say('card-dutchman', { card: at, line: lineOf(at) })
  if (sort === 'pile') return say(at === 'sea' ? 'discards-sea' : 'discards-dutchman')
  const token = view.tokens[at]
  if (token === undefined) return say('at-nothing', { crossing: at })
  const ship = shipOf(view, token)
  const slots = { crossing: at, value: ship?.value ?? 0, share: ship?.share ?? 0 }
  return say(`at-${sortOf(token)}`, slots)
}

/** What everybody can see of a spot, sentence by sentence. */
export function factsOf(view: FreibeuterView, spot: Spot, say: Say): string[] {
  const [sort = '', at = ''] = spot.split('-')
  if (sort === 'region') return factsOfRegion(view, at, say)
  if (sort === 'crossing') return factsOfToken(view, at, say)
  return []
}

function factsOfRegion(view: FreibeuterView, region: string, say: Say): string[] {
  const facts: string[] = []
  const seats = boatsByRegion(view).get(region) ?? []
  for (const seat of new Set(seats)) {
    facts.push(say('fact-boats', { seat, boats: seats.filter((one) => one === seat).length }))
  }
  if (view.dutchman === region) facts.push(say('fact-dutchman'))
  if (!isClosed(view, region)) facts.push(say('fact-open'))
  const cards = view.hand?.sea.filter((card) => card === region).length ?? 0
  if (cards > 0) facts.push(say('fact-card', { number: cards }))
  return facts
}

function factsOfToken(view: FreibeuterView, crossing: string, say: Say): string[] {
  const token = view.tokens[crossing]
  if (token === undefined) return []
  const facts: string[] = []
  if (sortOf(token) === 'ship') {
    const seat = boarderOf(view, crossing)
    facts.push(seat === null ? say('fact-unboarded') : say('fact-boarded', { seat }))
  }
  const open = openSides(view, crossing)
  if (view.waiting.includes(crossing)) facts.push(say('fact-waiting'))
  else facts.push(say('fact-sides', { number: around(crossing).length - open.length, regions: open }))
  return facts
}

/** What somebody new wants to know about a kind of token. */
export function explained(view: FreibeuterView, spot: Spot, say: Say): string | null {
  const [sort = '', at = ''] = spot.split('-')
  const token = sort === 'crossing' ? view.tokens[at] : undefined
  if (token === undefined) return null
  const ship = shipOf(view, token)
  return say(`explain-${sortOf(token)}`, { value: ship?.value ?? 0, share: ship?.share ?? 0 })
}

/** A choice in words that name the token it touches. */
export function wordsOf(view: FreibeuterView, choice: Choice, say: Say): string {
  if (choice.verb !== 'board' && choice.verb !== 'resolve') return actionOf(choice, say)
  const { crossing } = choice.slots
  const token = view.tokens[crossing] ?? ''
  const ship = shipOf(view, token)
  const sort = choice.verb === 'board' ? 'board' : sortOf(token)
  return say(`touch-${sort}`, { crossing, value: ship?.value ?? 0, share: ship?.share ?? 0 })
}

/** All of a spot in one breath, for whoever does not see the board. */
export function labelOf(view: FreibeuterView, spot: Spot, choices: Choice[], say: Say): string {
  const parts = [titleOf(view, spot, say), ...factsOf(view, spot, say)]
  if (choices.length > 0) {
    parts.push(say('may-do', { offered: choices.map((choice) => wordsOf(view, choice, say)) }))
  }
  return parts.join('. ')
}

/** Whether a Dutchman card names a row or a column. */
export function lineOf(card: string): 'row' | 'column' {
  return /\d/.test(card) ? 'row' : 'column'
}
