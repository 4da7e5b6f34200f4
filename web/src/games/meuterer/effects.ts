// What is said of a choice before it is made: what it is about, and what comes of it.

import type { Choice } from '../../generated/meuterer'
import type { Explanation } from '../board'
import { titleOf } from './labels'
import { previewOf, raidOf } from './preview'
import { buyersOf, placesOf, type Spot } from './targets'
import type { MeutererView, Say } from './view'

/** What is said of a card, a role or a button before anything is done with it. */
export function explanationOf(view: MeutererView, spot: Spot, choice: Choice | undefined, say: Say): Explanation {
  const about = [`[data-piece="${spot}"], [data-thing="${spot}"]`]
  if (choice === undefined) return { title: '', facts: [], note: null, about }
  const places = [...placesOf(view, choice), ...goalsOf(view, choice)]
  return {
    title: nameOf(choice, say),
    facts: [],
    note: choice.verb === 'take' ? say.tell(`explain-${choice.slots.action}`) : null,
    about: [...about, ...places.map((place) => `[data-spot="island-${place}"]`)],
  }
}

/** What a choice is about: a card, a role, or what kind of thing is decided. */
function nameOf({ verb, slots }: Choice, say: Say): string {
  if (verb === 'show' || verb === 'return') return say.tell(`name-${slots.card}`)
  if (verb === 'take') return say.tell(`name-${slots.action}`)
  return say.tell(`verb-${verb}`)
}

/** The island that a ship would aim at. */
function goalsOf(view: MeutererView, choice: Choice): number[] {
  const { verb, slots } = choice
  if (verb === 'show' && slots.card === 'pirates') return [raidOf(view)?.goal ?? view.ship]
  const aims = verb === 'show' || verb === 'leave' || (verb === 'take' && slots.action === 'mutineer')
  const preview = aims ? previewOf(view, verb === 'show' ? slots.card : null) : null
  return preview === null ? [] : [preview.goal]
}

/** What comes of a choice, as far as the reader can know. */
export function effectsOf(view: MeutererView, choice: Choice, say: Say): string[] {
  const { verb, slots } = choice
  switch (verb) {
    case 'offer':
      return [say('effect-offer', { points: Number(slots.points) })]
    case 'show':
      return [...shown(view, slots.card, say), ...aimed(view, slots.card, say)]
    case 'leave':
      return [say(isCaptain(view) ? 'effect-leave-captain' : 'effect-leave')] // where to is said as a caution
    case 'take':
      return [...(slots.action === 'mutineer' ? aimed(view, null, say) : []), say('effect-take')]
    case 'fight':
      return [say('effect-fight', { number: Number(slots.number) })]
    case 'sell':
      return sold(view, slots.good, view.islands.findIndex(({ name }) => name === slots.island), say)
    case 'put':
      return [say('effect-put')]
    case 'return':
      return [say('effect-return')]
  }
}

function isCaptain(view: MeutererView): boolean {
  return view.seat === view.captain
}

/** What showing a card does: where it can be sold, or for whom it fights. */
function shown(view: MeutererView, card: string, say: Say): string[] {
  if (card === 'conflict') return [say('effect-show-conflict')]
  if (card === 'pirates') return []
  const islands = buyersOf(view, card).map((place) => titleOf(view, place))
  return [islands.length > 0 ? say('effect-show-sold', { islands }) : say('effect-show-unsold')]
}

/** Where one would sail, in the words of the preview in the middle of the ring. */
export function aimed(view: MeutererView, card: string | null, say: Say): string[] {
  const raid = card === 'pirates' ? raidOf(view) : null
  if (raid !== null) return [say('preview-pirates', { island: titleOf(view, raid.goal), robs: raid.robs })]
  const preview = previewOf(view, card)
  if (preview === null) return []
  const island = titleOf(view, preview.goal)
  if (preview.card !== null) return [say(`preview-show-${preview.as}`, { card: preview.card, island })]
  return [say(`preview-${preview.as}`, { island })]
}

/** What selling at an island can score, with how many cards of the kind the reader and others have shown. */
function sold(view: MeutererView, good: string, place: number, say: Say): string[] {
  const island = view.islands[place]
  if (island === undefined) return []
  const count = (seat: number): number => view.sailors[seat]?.shown.filter((card) => card === good).length ?? 0
  const number = view.seat === null ? 0 : count(view.seat)
  const others = Math.max(0, ...view.sailors.map((_, seat) => (seat === view.seat ? 0 : count(seat))))
  const { alone, two, three } = island
  return [say('effect-sell', { number, others }), say('fact-prices', { alone, two, three })]
}
