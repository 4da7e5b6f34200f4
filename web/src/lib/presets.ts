// Readings of the rules that have a name: options that belong together.

import type { GameOffered } from '../generated/messages'

export type Chosen = Record<string, string | boolean>

export const USUAL = '' // stands for the usual values of all that presets speak of

/** What an option is at a table that has chosen so much. */
export function valueOf(game: GameOffered, chosen: Chosen, option: string): string | boolean {
  return chosen[option] ?? game.options[option]?.[0] ?? ''
}

/** The preset that these choices come to, or null where they are a mixture. */
export function presetOf(game: GameOffered, chosen: Chosen): string | null {
  const now = (option: string): string | boolean => valueOf(game, chosen, option)
  const found = Object.entries(game.presets).find(([, preset]) =>
    Object.entries(preset).every(([option, value]) => now(option) === value),
  )
  if (found !== undefined) return found[0]
  return covered(game).every((option) => now(option) === game.options[option]?.[0]) ? USUAL : null
}

/** The choices with a preset's own; what no preset speaks of stays as it is. */
export function withPreset(game: GameOffered, chosen: Chosen, preset: string): Chosen {
  const others = Object.entries(chosen).filter(([option]) => !covered(game).includes(option))
  return { ...Object.fromEntries(others), ...game.presets[preset] }
}

function covered(game: GameOffered): string[] {
  return Object.values(game.presets).flatMap((preset) => Object.keys(preset))
}
