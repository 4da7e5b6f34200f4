// What is said of a choice before it is made: what it is about, and what comes of it.

import type { Choice } from '../../generated/cartagena'
import type { Explanation } from '../board'
import { actionOf } from '../../lib/choices'
import { valueOf } from './cards'
import { effectOf } from './labels'
import type { Spot } from './targets'
import type { CartagenaView, Say } from './view'

/** What is said of a door, a card, a duel space or a button before anything is done with it. */
export function explanationOf(spot: Spot, choice: Choice | undefined, say: Say): Explanation {
  const about = [`[data-thing="${spot}"], [data-piece="${spot}"], [data-spot="${spot}"]`]
  if (choice === undefined) return { title: '', facts: [], note: null, about }
  return { title: nameOf(choice, say), facts: [], note: null, about: [...about, ...touchedBy(choice)] }
}

/** What a choice is about: a pirate, a card, or what is done. */
function nameOf(choice: Choice, say: Say): string {
  const { verb, slots } = choice
  if (verb === 'use' || verb === 'embark') return say.tell(`name-${slots.pirate}`)
  if (verb === 'lay' || verb === 'put' || verb === 'sell' || verb === 'keep') return say.tell(`name-${slots.card}`)
  if (verb === 'declare') return say.tell(`name-${slots.side}`)
  if (verb === 'rob' || verb === 'spy' || verb === 'inspect') return actionOf(choice, say)
  return say.tell(`verb-${verb}`)
}

function touchedBy({ verb, slots }: Choice): string[] {
  if (verb === 'rob' || verb === 'spy') return [`[data-spot="purse-${slots.to}"]`]
  return []
}

/** What comes of a choice, as far as the reader can know. */
export function effectsOf(view: CartagenaView, choice: Choice, say: Say): string[] {
  const { verb, slots } = choice
  switch (verb) {
    case 'knock':
      return [say('effect-knock', { left: view.cabins.filter(({ pirate }) => pirate === null).length })]
    case 'use':
      return [effectOf(view, slots.pirate, say), say('effect-use')]
    case 'embark':
      return [say('effect-embark')]
    case 'take':
      return [say('effect-take', { supply: slots.supply })]
    case 'keep':
      return [say('effect-keep')]
    case 'put':
      return [say('effect-put')]
    case 'sell':
      return [say('effect-sell')]
    case 'buy':
      return [say('effect-buy')]
    case 'finish':
      return [say('effect-finish')]
    case 'rob':
      return [say('effect-rob')]
    case 'declare':
      return declared(view, slots.side, say)
    case 'spy':
      return [say('effect-spy')]
    case 'place':
      return placed(view, Number(slots.sailor), say)
    case 'inspect':
      return [say('effect-inspect')]
    case 'lay':
      return laid(view, slots.card, say)
  }
}

function declared(view: CartagenaView, side: string, say: Say): string[] {
  const own = view.seat === null ? null : (view.players[view.seat]?.side ?? null)
  const effect = own === null ? 'effect-declare' : own === side ? 'effect-bluff' : 'effect-change'
  return [say(effect, { side }), say('effect-declare-secret')]
}

/** Both sailors as a choice would place them. */
function placed(view: CartagenaView, sailor: number, say: Say): string[] {
  const other = view.taken.find((one) => one !== sailor)
  return other === undefined ? [] : [say('effect-place', { letter: view.letter ?? '', valverde: sailor, diaz: other })]
}

/** Whom a card helps and by how much; what the monkey does in this bout. */
function laid(view: CartagenaView, card: string, say: Say): string[] {
  const bout = view.duel?.bout ?? 1
  if (card === 'monkey') return [say(bout === 2 ? 'effect-monkey-coin' : 'effect-monkey')]
  const side = card.startsWith('pink') ? 'valverde' : 'diaz'
  return [say('effect-lay', { side, number: valueOf(card) }), say('effect-lay-secret')]
}
