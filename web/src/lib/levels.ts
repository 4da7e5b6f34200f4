// How good bots are: their levels, seat by seat.

const USUAL = 'bosun'

/** The level of each of so many bots: what was chosen for its seat, if it is offered, or the usual one. */
export function levelsOf(chosen: string[], bots: number, offered: string[]): string[] {
  return Array.from(
    { length: bots },
    (_, bot) => offered.find((level) => level === chosen[bot]) ?? USUAL,
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
