// Cards by their words: three kinds of loot, then the actions.

import type { Card, Loot } from './view'

export const LOOT: readonly Loot[] = ['plus', 'zero', 'minus']
export const CARDS: readonly Card[] = [
  ...LOOT,
  'spyglass',
  'pockets',
  'riddance',
  'catch',
  'plank',
]

const WORTH: Record<Loot, number> = { plus: 1, zero: 0, minus: -2 }

export function isLoot(card: string): card is Loot {
  return (LOOT as readonly string[]).includes(card)
}

/** What a loot card counts in the chest. */
export function worthOf(loot: Loot): number {
  return WORTH[loot]
}

/** A number with its sign, as cards print it. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0'
}

/** What stands on a loot card. */
export function printed(loot: Loot): string {
  return signed(WORTH[loot])
}

/** Cards in the order of their kinds, as statements name them. */
export function sorted<Kind extends Card>(cards: readonly Kind[]): Kind[] {
  return [...cards].sort((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other))
}
