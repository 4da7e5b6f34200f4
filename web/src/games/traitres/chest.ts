// The chest as the reader knows it: who may have laid which card, what was announced, who lied.

import { worthOf } from './cards'
import type { Look, Loot, LootCard, Trace, TraitresView } from './view'

/** What the reader knows of an announcement; null where it may be true or not. */
export type Verdict = 'true' | 'lie' | null

export interface Claimed {
  lay: number
  by: number
  claim: Loot
  verdict: Verdict
}

export interface Group {
  /** Cards that may come from the same lays, the uppermost first; several only if mixed. */
  cards: LootCard[]
  lays: Claimed[]
  /** Cards that the reader knows to lie in one of these places, and whether in no other. */
  among: { card: Loot; sure: boolean }[]
  /** Who has looked at one of them, beside the reader and whoever laid it. */
  seen: number[]
}

/** The chest from the top down; cards that were mixed with each other stand together. */
export function groupsOf(view: TraitresView): Group[] {
  const groups: LootCard[][] = []
  for (const card of view.chest.toReversed()) {
    const last = groups.at(-1)
    if (last !== undefined && card.lays.length > 1 && sameLays(last[0], card)) last.push(card)
    else groups.push([card])
  }
  return groups.map((cards) => ({
    cards,
    lays: (cards[0]?.lays ?? []).map((lay) => claimedBy(view, lay)),
    among: amongOf(view, cards),
    seen: seenBy(view, cards),
  }))
}

/** Who laid what as they said, and what the reader knows of it. */
export function claimedBy(view: TraitresView, lay: number): Claimed {
  const { by, claim } = view.lays[lay]!
  return { lay, by, claim, verdict: verdictOf(view, lay) }
}

/** Whether an announcement was true, as far as it follows from the cards that the reader knows. */
export function verdictOf(view: TraitresView, lay: number): Verdict {
  const { claim } = view.lays[lay]!
  const cards = possibleOf(view, lay)
  if (cards.length === 0) return null
  if (!cards.includes(claim)) return 'lie'
  return cards.every((card) => card === claim) ? 'true' : null
}

/** The card that was laid, where the reader knows it. */
export function cardOfLay(view: TraitresView, lay: number): Loot | null {
  const [card, ...others] = new Set(possibleOf(view, lay))
  return card === undefined || others.length > 0 ? null : card
}

/** The cards one of which was laid; none where the reader does not know all that it may be. */
function possibleOf(view: TraitresView, lay: number): Loot[] {
  const own = view.lays[lay]!.card
  if (own !== null) return [own]
  const seen = view.looks.findLast((look) => look.lays.includes(lay) && showsAll(look))
  if (seen !== undefined) return withoutOwn(view, seen)
  const places = [...view.chest, ...view.thrown_out].filter(({ lays }) => lays.includes(lay))
  const known = places.flatMap(({ card }) => (card === null ? [] : [card]))
  return known.length === places.length ? known : []
}

/** Whether the reader saw the cards of all lays that a look can have been about. */
function showsAll({ lays, cards }: Look): boolean {
  return cards !== null && cards.length === lays.length
}

/** What was seen but for the reader's own cards. */
function withoutOwn(view: TraitresView, { lays, cards }: Look): Loot[] {
  const left = [...(cards ?? [])]
  for (const lay of lays) {
    const own = view.lays[lay]!.card
    if (own !== null && left.includes(own)) left.splice(left.indexOf(own), 1)
  }
  return left
}

/** What was announced of the cards in the chest, all together: the least and the most it can be. */
export function announcedOf(view: TraitresView): { low: number; high: number } {
  let [low, high] = [0, 0]
  for (const { cards, lays } of joined(view.chest)) {
    const claims = lays.map((lay) => worthOf(view.lays[lay]!.claim))
    claims.sort((one, other) => one - other)
    low += sum(claims.slice(0, cards))
    high += sum(claims.slice(claims.length - cards))
  }
  return { low, high }
}

/** What the loot in the chest is worth, once it is open. */
export function worthOfChest(view: TraitresView): number {
  return sum(view.chest.map(({ card }) => (card === null ? 0 : worthOf(card))))
}

/** Cards that share lays, directly or by others, with all these lays. */
function joined(chest: LootCard[]): { cards: number; lays: number[] }[] {
  let parts: { cards: number; lays: number[] }[] = []
  for (const { lays } of chest) {
    const touched = parts.filter((part) => part.lays.some((lay) => lays.includes(lay)))
    const all = new Set([...lays, ...touched.flatMap((part) => part.lays)])
    parts = parts.filter((part) => !touched.includes(part))
    parts.push({ cards: 1 + sum(touched.map(({ cards }) => cards)), lays: [...all] })
  }
  return parts
}

const SCATTERED = 4 // places; a card that may lie in more of them is as good as lost

/** Cards that the reader knows to lie in one of a few places. */
export function tracesOf(view: TraitresView): TraitresView['traces'] {
  const own = view.traces.filter(({ seat, card }) => seat === view.seat && card !== null)
  return own.filter((trace) => spread(view, trace) <= SCATTERED)
}

/** In how many places a card may lie. */
function spread(view: TraitresView, trace: Trace): number {
  const settled = trace.hands.map((seat) => view.players[seat]!.cards - view.players[seat]!.fresh)
  const { fresh, pile, loot, thrown_away: away } = trace
  return sum(settled) + fresh.length + pile.length + loot.length + away.length
}

function amongOf(view: TraitresView, cards: LootCard[]): Group['among'] {
  const numbers = cards.map(({ number }) => number)
  const here = ({ loot }: Trace) => loot.filter((number) => numbers.includes(number)).length
  return tracesOf(view)
    .filter((trace) => here(trace) > 0 && spread(view, trace) > 1)
    .map((trace) => ({ card: trace.card as Loot, sure: here(trace) === spread(view, trace) }))
}

function seenBy(view: TraitresView, cards: LootCard[]): number[] {
  const layers = cards.flatMap(({ lays }) => (lays.length === 1 ? [view.lays[lays[0]!]!.by] : []))
  const numbers = cards.map(({ number }) => number)
  const known = cards.flatMap(({ known_by: seats }) => seats)
  const traced = view.traces
    .filter(({ lay, loot }) => lay === null && loot.some((number) => numbers.includes(number)))
    .map(({ seat }) => seat)
  const seats = [...known, ...traced].filter((seat) => seat !== view.seat && !layers.includes(seat))
  return [...new Set(seats)].sort((one, other) => one - other)
}

function sameLays(one: LootCard | undefined, other: LootCard): boolean {
  return one !== undefined && one.lays.join() === other.lays.join()
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}
