// Who claimed what: announcements and statements, in the order in which they were made.

import type { Heard, Line } from '../../generated/traitres'
import { cardOfLay, claimedBy, type Claimed, type Verdict } from './chest'
import { sorted } from './cards'
import type { Verb } from './statements'
import type { Card, TraitresView } from './view'

type Statement = Exclude<Heard, { key: '' }>

export interface Announced {
  entry: number
  claimed: Claimed
}

export interface Stated {
  entry: number
  verb: Verb
  /** The cards it names, and the player. */
  cards: Card[]
  to: number | null
  key: string
  slots: Record<string, unknown>
  verdict: Verdict
}

export type Claim = Announced | Stated

/** What each player claimed, the newest last. */
export function claimsOf(view: TraitresView, lines: Line[], said: Heard[]): Claim[][] {
  const laid = entriesOf(lines, ['laid', 'laid-own'])
  const looked = entriesOf(lines, ['looked', 'looked-own'])
  const announced = view.lays.map((_, lay) => ({
    entry: laid[lay] ?? 0,
    claimed: claimedBy(view, lay),
  }))
  const stated = said
    .filter((heard) => heard.key !== '')
    .map((heard) => ({ seat: heard.seat, ...statedIn(view, heard, laid, looked) }))
  return view.players.map((_, seat) => {
    const own = announced.filter(({ claimed }) => claimed.by === seat)
    const told = stated.filter((one) => one.seat === seat)
    return [...own, ...told].sort((one, other) => one.entry - other.entry)
  })
}

/** The entries in which something happened, seen by its owner or by others. */
function entriesOf(lines: Line[], happened: Line['key'][]): number[] {
  return lines.filter(({ key }) => happened.includes(key)).map(({ entry }) => entry)
}

function statedIn(view: TraitresView, heard: Statement, laid: number[], looked: number[]): Stated {
  const { entry, key, slots } = heard
  const cards = cardsIn(heard)
  const truth = truthAt(view, heard, laid, looked)
  return {
    entry,
    verb: key.replace('statement-', '') as Verb,
    cards,
    to: key === 'statement-trust' || key === 'statement-suspect' ? slots.to : null,
    key,
    slots,
    verdict: truth === null ? null : same(truth, cards) ? 'true' : 'lie',
  }
}

function cardsIn({ key, slots }: Statement): Card[] {
  if (key === 'statement-laid') return [slots.loot]
  return key === 'statement-hand' || key === 'statement-saw' ? slots.cards : []
}

/** The cards that somebody had laid or seen last when speaking of them, if the reader knows. */
function truthAt(
  view: TraitresView,
  { entry, seat, key }: Statement,
  laid: number[],
  looked: number[],
): Card[] | null {
  if (key === 'statement-laid') {
    const lay = view.lays.findLastIndex(({ by }, number) => by === seat && laid[number]! < entry)
    const card = lay < 0 ? null : cardOfLay(view, lay)
    return card === null ? null : [card]
  }
  if (key !== 'statement-saw') return null
  const look = view.looks.findLast(({ by }, number) => by === seat && looked[number]! < entry)
  return look?.cards ?? null
}

function same(one: Card[], other: Card[]): boolean {
  return sorted(one).join() === sorted(other).join()
}
