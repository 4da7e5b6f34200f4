// The duels: what is known of their sailors, how strong both sides are, what the last bout brought.

import type { Line } from '../../generated/cartagena'
import { valueOf } from './cards'
import { SIDES, type CartagenaView, type Letter, type Side } from './view'

/** Phases in which the voyage is over. */
export function isMutiny({ phase, duel }: CartagenaView): boolean {
  return duel !== null || phase === 'over'
}

/** What the reader knows of a letter's sailors; `secret` what others may not know, `doubt` what others may have changed. */
export type Knowledge = 'empty' | 'hidden' | 'doubt' | 'secret' | 'open'

export function knowledgeOf(view: CartagenaView, letter: Letter): Knowledge {
  if (!letter.placed) return 'empty'
  if (letter.valverde === null) return letter.pair.length > 0 ? 'doubt' : 'hidden'
  const revealed = letter.winner !== null || view.duel?.letter === letter.letter
  return revealed || view.phase === 'over' ? 'open' : 'secret'
}

/** How many duels each side has won. */
export function winsOf(letters: Letter[]): Record<Side, number> {
  const won = (side: Side) => letters.filter(({ winner }) => winner === side).length
  return { valverde: won('valverde'), diaz: won('diaz') }
}

/** How many won duels win the mutiny (C6.3). */
export function neededOf(letters: Letter[]): number {
  return Math.floor(letters.length / 2) + 1
}

interface Strength {
  side: Side
  strength: number
  sailor: number
  /** The cards that made it stronger. */
  cards: string[]
  /** Its part of a bar's length, from 0 to 1. */
  share: number
}

const LONG = 20 // a strength that fills the bar, as long as nobody is stronger

/** Both sides of the duel being fought, or of the last one. */
export function strengthsOf({ duel, letters }: CartagenaView): Strength[] {
  if (duel === null) return []
  const full = Math.max(LONG, duel.valverde, duel.diaz)
  const letter = letters.find((one) => one.letter === duel.letter)
  return SIDES.map((side) => ({
    side,
    strength: duel[side],
    sailor: letter?.[side] ?? 0,
    cards: duel.played.filter((card) => sideOf(card) === side),
    share: duel[side] / full,
  }))
}

/** How strong a side was in the end of a duel: its sailor and the cards of its colour (C7.8). */
export function resultOf(letter: Letter, side: Side): number {
  const cards = letter.played.filter((card) => sideOf(card) === side)
  return cards.reduce((sum, card) => sum + valueOf(card), letter[side] ?? 0)
}

/** The side that a combat card makes stronger. */
export function sideOf(card: string): Side {
  return card.startsWith('pink') ? 'valverde' : 'diaz'
}

const FOLLOWS: Line['key'][] = ['monkey', 'excluded', 'refilled', 'paid', 'unpaid', 'robbed', 'duel-won', 'mutiny-won']

/** What the last bout brought, line by line; the same list again where nothing is new. */
export function reported(before: Line[], told: Line[]): Line[] {
  let report = before
  for (const line of told) {
    if (line.key === 'mutiny-begins' || line.key === 'revealed') report = [line]
    else if (report.length > 0 && FOLLOWS.includes(line.key)) report = [...report, line]
  }
  return report
}
