// What can be said so that everybody reads it in their own language; true or not.

import type { Heard } from '../../generated/traitres'
import { CARDS, isLoot, LOOT, sorted } from './cards'
import type { Card } from './view'

type VerbIn<Key> = Key extends `statement-${infer Verb}` ? Verb : never
export type Verb = VerbIn<Heard['key']>
export const VERBS: readonly Verb[] = ['hand', 'laid', 'saw', 'trust', 'suspect']

export interface Draft {
  verb: Verb
  cards: Card[]
  to: number | null
}

// How many cards a statement names
const FEWEST: Record<Verb, number> = { hand: 3, laid: 1, saw: 1, trust: 0, suspect: 0 }
const MOST: Record<Verb, number> = { hand: 3, laid: 1, saw: 3, trust: 0, suspect: 0 }

/** The cards a statement can name. */
export function offeredBy(verb: Verb): readonly Card[] {
  if (MOST[verb] === 0) return []
  return verb === 'hand' ? CARDS : LOOT
}

/** How many cards a statement has room for. */
export function roomOf(verb: Verb): number {
  return MOST[verb]
}

/** A statement with one card more; where there is room for one only, with that instead. */
export function withCard(draft: Draft, card: Card): Draft {
  const most = MOST[draft.verb]
  if (most === 1) return { ...draft, cards: [card] }
  return draft.cards.length < most ? { ...draft, cards: sorted([...draft.cards, card]) } : draft
}

export function withoutCard(draft: Draft, place: number): Draft {
  return { ...draft, cards: draft.cards.filter((_, number) => number !== place) }
}

/** The statement in the words of records; null while something is missing. */
export function statementOf({ verb, cards, to }: Draft): string | null {
  if (FEWEST[verb] === 0) return to === null ? null : `${verb} ${to}`
  if (cards.length < FEWEST[verb]) return null
  return [verb, ...sorted(cards)].join(' ')
}

/** What fills the places of its sentence. */
export function slotsOf({ verb, cards, to }: Draft): Record<string, unknown> {
  if (FEWEST[verb] === 0) return { to }
  return verb === 'laid' ? { loot: cards[0] } : { cards: sorted(cards) }
}

/** What is true of what the reader holds, saw or laid, to begin with; nothing if there is none. */
export function truthOf(
  verb: Verb,
  hand: readonly Card[],
  saw: readonly Card[],
  laid: Card | null,
): Card[] {
  if (verb === 'hand') return hand.length === MOST.hand ? sorted(hand) : []
  if (verb === 'saw') return sorted(saw.filter(isLoot))
  return verb === 'laid' && laid !== null ? [laid] : []
}
