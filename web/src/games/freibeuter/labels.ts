// What a spot is called, what is to be known about it, and what would come of a choice there.

import type { Choice } from '../../generated/freibeuter'
import { actionOf } from '../../lib/choices'
import type { Explanation } from '../board'
import { around, corners } from './sea'
import {
  boarderOf,
  boatsByRegion,
  encircledBy,
  isClosed,
  openSides,
  priceOf,
  shareOf,
  shipOf,
  sortOf,
} from './facts'
import { spotOf, type Spot } from './targets'
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

/** What a choice brings about at once, as far as everybody can see: who wins, pays, loses what. */
export function effectsOf(view: FreibeuterView, choice: Choice, say: Say): string[] {
  const { verb, slots } = choice
  if (verb === 'board') return [say('effect-board')]
  if (verb === 'cash') return [say('effect-cash')]
  if (verb === 'resolve') return encircled(view, slots.crossing, [], say)
  if (verb === 'draw') return [say(slots.pile === 'sea' ? 'effect-draw-sea' : 'effect-draw-dutchman')]
  const more = verb === 'place' ? [view.turn] : []
  const effects = encircledBy(view, slots.region).flatMap((at) => encircled(view, at, more, say))
  if (effects.length > 0 || verb === 'dutchman') return effects
  return [say(isClosed(view, slots.region) ? 'effect-join' : 'effect-place')]
}

function encircled(view: FreibeuterView, crossing: string, more: number[], say: Say): string[] {
  const token = view.tokens[crossing] ?? ''
  const ship = shipOf(view, token)
  const slots = { crossing, value: ship?.value ?? 0, share: ship?.share ?? 0 }
  const sort = sortOf(token)
  if (sort !== 'ship') return [say(`effect-${sort}`, slots)]
  const seat = boarderOf(view, crossing)
  if (seat === null) return [say('effect-escape', slots)]
  const money = priceOf(view, crossing, more)
  const won = say('effect-capture', { ...slots, seat, money })
  const earned = seat === view.turn ? 0 : shareOf(view, crossing, view.turn, more)
  return earned > 0 ? [won, say('effect-earn', { money: earned })] : [won]
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

/** What is said of a spot before anything is done there. */
export function explanationOf(view: FreibeuterView, spot: Spot, choices: Choice[], say: Say): Explanation {
  return {
    title: titleOf(view, spot, say),
    facts: factsAt(view, spot, choices, say),
    note: explained(view, spot, say),
    about: [spot, ...choices.flatMap(touchedBy)].map((at) => `[data-spot="${at}"], [data-piece="${at}"]`),
  }
}

function factsAt(view: FreibeuterView, spot: Spot, choices: Choice[], say: Say): string[] {
  if (spot.startsWith('line') && choices.length === 0) return [say('fact-idle')]
  if (!spot.startsWith('pile')) return factsOf(view, spot, say)
  const sort = spot === 'pile-sea' ? 'sea' : 'dutchman'
  const played = view.discards[sort].join(' ') || say('discards-none')
  return view.opened_piles === null ? [played] : [played, say('pile-rest', { offered: view.opened_piles[sort] })]
}

/** The spots that a choice changes, or speaks of. */
function touchedBy(choice: Choice): Spot[] {
  const { verb, slots } = choice
  if (verb === 'draw') return []
  if (verb === 'board' || verb === 'resolve') return around(slots.crossing).map((region) => `region-${region}`)
  const crossings = corners(slots.region).map((crossing) => `crossing-${crossing}`)
  return [spotOf(choice), `card-${slots.region}`, ...crossings]
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
