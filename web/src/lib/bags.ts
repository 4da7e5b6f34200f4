// Bags of cards, in which only kinds and numbers count.

/** How many there are of each kind, in the order of the bag. */
export function counted(cards: string[]): [card: string, number: number][] {
  const kinds = [...new Set(cards)]
  return kinds.map((kind) => [kind, cards.filter((card) => card === kind).length])
}
