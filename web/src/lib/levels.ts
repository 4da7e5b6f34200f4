// How good bots are: their levels, seat by seat.

const USUAL = 'bosun'

/** The level that a whole crew has, however many they are; null where they differ. */
export function levelOfAll(chosen: string[], offered: string[]): string | null {
  const known = chosen.filter((level) => offered.includes(level))
  if (known.length === 0) return USUAL
  return known.length === chosen.length && new Set(known).size === 1 ? known[0]! : null
}

/**
 * The level of each of so many bots: that of the whole crew, else what was chosen for its seat, if it
 * is offered, or the usual one.
 */
export function levelsOf(chosen: string[], bots: number, offered: string[]): string[] {
  const all = levelOfAll(chosen, offered)
  return Array.from(
    { length: bots },
    (_, bot) => all ?? offered.find((level) => level === chosen[bot]) ?? USUAL,
  )
}

/** The names of levels; one where all are the same, else where they are known with the bots' own names. */
export function named(
  levels: string[],
  tell: (key: string) => string,
  bots: string[] = [],
): string {
  const names = levels.map((level) => tell(`page-level-${level}`))
  if (new Set(levels).size <= 1) return names[0] ?? ''
  return names.map((name, bot) => (bots[bot] ? `${bots[bot]} (${name})` : name)).join(', ')
}
