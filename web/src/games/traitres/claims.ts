// Who claimed what: announcements and statements, in the order in which they were made.

import type { Heard, Line } from '../../generated/messages'
import { cardOfLay, claimedBy, type Claimed, type Verdict } from './chest'
import { sorted } from './cards'
import type { Card, TraitresView } from './view'

export interface Announced {
  entry: number
  claimed: Claimed
}

export interface Stated {
  entry: number
  /** What kind of statement: `hand`, `laid`, `saw`, `trust` or `suspect`. */
  verb: string
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
  const laid = entriesOf(lines, 'laid')
  const looked = entriesOf(lines, 'looked')
  const announced = view.lays.map((_, lay) => ({
    entry: laid[lay] ?? 0,
    claimed: claimedBy(view, lay),
  }))
  const stated = said
    .filter(({ key }) => key !== '')
    .map((heard) => ({ seat: heard.seat, ...statedIn(view, heard, laid, looked) }))
  return view.players.map((_, seat) => {
    const own = announced.filter(({ claimed }) => claimed.by === seat)
    const told = stated.filter((one) => one.seat === seat)
    return [...own, ...told].sort((one, other) => one.entry - other.entry)
  })
}

/** The entries in which something happened, seen by its owner or by others. */
function entriesOf(lines: Line[], happened: string): number[] {
  return lines
    .filter(({ key }) => key === happened || key === `${happened}-own`)
    .map(({ entry }) => entry)
}

function statedIn(view: TraitresView, heard: Heard, laid: number[], looked: number[]): Stated {
  const { entry, key, slots } = heard
  const verb = key.replace('statement-', '')
  const named = slots.cards ?? slots.loot ?? []
  const cards = (Array.isArray(named) ? named : [named]) as Card[]
  const truth = truthAt(view, heard, verb, laid, looked)
  return {
    entry,
    verb,
    cards,
    to: slots.to === undefined ? null : Number(slots.to),
    key,
    slots,
    verdict: truth === null ? null : same(truth, cards) ? 'true' : 'lie',
  }
}

/** The cards that somebody had laid or seen last when speaking of them, if the reader knows. */
function truthAt(
  view: TraitresView,
  { entry, seat }: Heard,
  verb: string,
  laid: number[],
  looked: number[],
): Card[] | null {
  if (verb === 'laid') {
    const lay = view.lays.findLastIndex(({ by }, number) => by === seat && laid[number]! < entry)
    const card = lay < 0 ? null : cardOfLay(view, lay)
    return card === null ? null : [card]
  }
  if (verb !== 'saw') return null
  const look = view.looks.findLast(({ by }, number) => by === seat && looked[number]! < entry)
  return look?.cards ?? null
}

function same(one: Card[], other: Card[]): boolean {
  return sorted(one).join() === sorted(other).join()
}
