// What an island, a card or a sailor is, in words: for sheets, and for whoever does not see the board.

import type { Choice } from '../../generated/meuterer'
import { actionOf } from '../../lib/choices'
import { islandName, type MeutererView, type Say, type Sold } from './view'

/** What is to be known about an island, sentence by sentence. */
export function factsOf(view: MeutererView, place: number, say: Say): string[] {
  const island = view.islands[place]
  if (island === undefined) return []
  const { buys, alone, two, three, docking, recon } = island
  const facts = [
    say('fact-buys', { buys }),
    say('fact-prices', { alone, two, three }),
    say('fact-docking', { points: docking }),
    say(isActive(view, place) ? 'fact-active' : 'fact-inactive'),
    ...standing(view, place, say),
    ...salesAt(view, place).map(({ seat, sold }) =>
      say('fact-sells', { seat, number: sold.number, good: sold.good }),
    ),
  ]
  return recon.length > 0 ? [...facts, say('fact-recon', { cells: recon })] : facts
}

function standing(view: MeutererView, place: number, say: Say): string[] {
  const facts: string[] = []
  if (view.ship === place) facts.push(say('fact-ship'))
  if (view.captains_goal === place) facts.push(say('fact-captains-goal'))
  if (view.mutineers_goal === place) facts.push(say('fact-mutineers-goal'))
  if (view.pirates === place) facts.push(say('fact-pirates'))
  return facts
}

/** An island in one breath. */
export function labelOf(view: MeutererView, place: number, say: Say): string {
  return [titleOf(view, place), ...factsOf(view, place, say)].join('. ')
}

export function titleOf(view: MeutererView, place: number): string {
  return islandName(view.islands[place]?.name ?? '')
}

/** Whether goods are sold at an island in this round (M7.1). */
export function isActive(view: MeutererView, place: number): boolean {
  return place === view.ship || place === view.behind
}

/** Who sells what at an island; a kind whose number is still to be chosen is not sold yet. */
export function salesAt(view: MeutererView, place: number): { seat: number; sold: Sold }[] {
  const where = place === view.ship ? 'here' : place === view.behind ? 'behind' : null
  if (where === null) return []
  return view.sailors.flatMap((sailor, seat) => {
    const sold = sailor[where]
    return sold !== null && sold.number > 0 ? [{ seat, sold }] : []
  })
}

/** A card in hand, and what can be done with it. */
export function labelOfCard(card: string, choice: Choice | undefined, say: Say): string {
  const name = say.tell(`name-${card}`)
  return choice === undefined ? name : `${name}. ${say('may-do', { offered: [actionOf(choice, say)] })}`
}

/** What the reader knows a sailor to do, beside name, points and number of cards. */
export function doingsOf(view: MeutererView, seat: number, say: Say): string[] {
  const sailor = view.sailors[seat]
  if (sailor === undefined) return []
  const doings: string[] = []
  const role = roleOf(view, seat)
  if (seat === view.captain) doings.push(say('sailor-captain'))
  if (role !== null) doings.push(say('sailor-role', { action: role }))
  else if (hasTaken(view, seat)) doings.push(say('sailor-secret'))
  if (sailor.shown.length > 0) doings.push(say('sailor-shows', { cards: sailor.shown }))
  if (sailor.fought > 0) doings.push(say('sailor-fought', { number: sailor.fought }))
  if (sailor.left !== null) doings.push(say('sailor-left'))
  return [...doings, ...soldBy(view, seat).map((sold) => say('sailor-sells', { ...sold }))]
}

/** What a sailor sells where, as far as its number is known. */
export function soldBy(view: MeutererView, seat: number): (Sold & { island: string })[] {
  const places = [view.ship, view.behind].filter((place) => place !== null)
  return places.flatMap((place) =>
    salesAt(view, place)
      .filter((sale) => sale.seat === seat)
      .map(({ sold }) => ({ ...sold, island: titleOf(view, place) })),
  )
}

/** A sailor's action card, as far as the reader knows it. */
export function roleOf(view: MeutererView, seat: number): string | null {
  return view.sailors[seat]?.role ?? (seat === view.seat ? view.action : null)
}

/** Whether a sailor holds an action card that is not revealed. */
export function hasTaken(view: MeutererView, seat: number): boolean {
  const choosing = view.phase === 'action' && view.turn === seat
  const left = (view.sailors[seat]?.left ?? null) !== null
  const hidden = view.phase === 'goods' || view.phase === 'action'
  return hidden && left && seat !== view.captain && !choosing
}
