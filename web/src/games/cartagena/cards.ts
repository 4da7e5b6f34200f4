// Cards by their words: `pink-2`, `gold-3`, `monkey`.

/** The kind of a card: its colour, gold, or the monkey. */
export function kindOf(card: string): string {
  return card.split('-')[0] ?? ''
}

/** What a card counts; nothing for the monkey. */
export function valueOf(card: string): number {
  return Number(card.split('-')[1] ?? 0)
}

/** What gold cards are worth together. */
export function worthOf(golds: string[]): number {
  return golds.reduce((sum, card) => sum + valueOf(card), 0)
}

/** Cards in their order, equal neighbours as one: for a pile of which one knows a few. */
export function runsOf(cards: (string | null)[]): { card: string | null; number: number }[] {
  const runs: { card: string | null; number: number }[] = []
  for (const card of cards) {
    const last = runs.at(-1)
    if (last !== undefined && last.card === card) last.number += 1
    else runs.push({ card, number: 1 })
  }
  return runs
}
