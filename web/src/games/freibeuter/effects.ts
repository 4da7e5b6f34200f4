// What is said of a spot before anything is done there, and what would come of a choice.

import type { Choice } from '../../generated/freibeuter'
import type { Explanation } from '../board'
import { boarderOf, encircledBy, isClosed, priceOf, shareOf, shipOf, sortOf } from './facts'
import { explained, factsOf, titleOf } from './labels'
import { around, corners } from './sea'
import { spotOf, type Spot } from './targets'
import type { FreibeuterView, Say } from './view'

export { wordsOf } from './labels'

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
