// What a player or a card of the chest is, in words: for whoever does not see the board.

import type { Choice } from '../../generated/traitres'
import { actionOf } from '../../lib/choices'
import { tracesOf, type Group } from './chest'
import type { Card, Say, Trace, TraitresView } from './view'

/** What the reader knows of a player, beside the name. */
export function doingsOf(view: TraitresView, seat: number, say: Say): string[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const { planks, cards } = player
  const doings = player.aboard
    ? [say('player-planks', { number: planks }), say('player-cards', { number: cards })]
    : [say('player-overboard')]
  if (player.role !== null) doings.push(roleOf(view, seat, say))
  const { sure, perhaps } = knownOf(view, seat)
  if (sure.length > 0) doings.push(say('player-knows', { cards: sure }))
  if (perhaps.length > 0) doings.push(say('player-knows-perhaps', { cards: perhaps }))
  if (view.actors.includes(seat)) doings.push(say('player-turn'))
  return doings
}

function roleOf(view: TraitresView, seat: number, say: Say): string {
  const role = view.players[seat]?.role ?? ''
  return say(isSecret(view, seat) ? 'player-role-secret' : 'player-role', { role })
}

/** Whether not everybody knows a player's role. */
export function isSecret(view: TraitresView, seat: number): boolean {
  return view.phase !== 'over' && (view.players[seat]?.aboard ?? false)
}

/** Cards that the reader knows to be in a player's hand, and such as may be there. */
export function knownOf(view: TraitresView, seat: number): { sure: Card[]; perhaps: Card[] } {
  if (seat === view.seat || view.phase === 'over') return { sure: [], perhaps: [] }
  const own = tracesOf(view).filter((trace) => holdersOf(trace).includes(seat))
  const elsewhere = (trace: Trace) =>
    trace.pile.length + trace.loot.length + trace.thrown_away.length > 0 ||
    holdersOf(trace).some((holder) => holder !== seat)
  const cards = (sure: boolean) =>
    own
      .filter((trace) => elsewhere(trace) !== sure)
      .flatMap(({ card }) => (card === null ? [] : [card]))
  return { sure: cards(true), perhaps: cards(false) }
}

/** The players in whose hands a card may be. */
function holdersOf({ hands, fresh }: Trace): number[] {
  return [...hands, ...fresh.map(([holder]) => holder)]
}

/** A card in hand, what it does and what may be done with it. */
export function labelOfCard(card: string, choices: Choice[], say: Say): string {
  const said = [say.tell(`name-${card}`), say.tell(`does-${card}`)]
  if (choices.length === 1) said.push(say('may-do', { offered: [actionOf(choices[0]!, say)] }))
  return said.join('. ')
}

/** Cards of the chest: from which lays, what the reader knows of them, who has looked. */
export function labelOfGroup(group: Group, names: string[], say: Say): string {
  const claims = group.lays.map(({ by, claim }) => say('loot-claim', { seat: by, claim }))
  const cards = group.cards.length
  const said = [claims.length === 1 ? claims[0]! : say('loot-mixed', { number: cards, claims })]
  const known = group.cards.flatMap(({ card }) => (card === null ? [] : [card]))
  if (known.length > 0) said.push(say('loot-known', { cards: known }))
  for (const { card, sure } of group.among) {
    said.push(say(sure ? 'loot-among' : 'loot-perhaps', { card }))
  }
  for (const { by, verdict } of group.lays) {
    if (verdict !== null) said.push(say(verdict === 'lie' ? 'loot-lie' : 'loot-true', { seat: by }))
  }
  if (group.seen.length > 0) {
    said.push(say('loot-seen', { names: group.seen.map((seat) => names[seat] ?? '') }))
  }
  return said.join('. ')
}
