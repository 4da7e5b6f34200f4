// Made from the games by `make types`; do not edit.

/** Tellings with which a chapter of a game's story begins, and those with which a turn does. */
export interface Beginnings {
  chapters: readonly string[]
  turns: readonly string[]
}

/** What begins a chapter in every game. */
export const AROUND: readonly string[] = [
  'went-back',
  'broken-off-agreed',
  'broken-off-untouched',
]

export const BEGINNINGS: Readonly<Record<string, Beginnings>> = {
  freibeuter: {
    chapters: [
      'ended-1',
      'ended-2',
      'ended-3',
    ],
    turns: [
      'boarded',
      'placed',
      'cashed',
      'dutchman-sent',
    ],
  },
  meuterer: {
    chapters: [
      'round-begins',
      'ended',
    ],
    turns: [],
  },
  cartagena: {
    chapters: [
      'round-begins',
      'mutiny-begins',
      'duel-begins',
      'mutiny-won',
      'ended-empty',
    ],
    turns: [
      'opened',
      'used',
    ],
  },
  traitres: {
    chapters: [
      'mutineers-gone',
      'sides-even',
      'pile-empty',
    ],
    turns: [
      'laid',
      'laid-own',
      'used-spyglass',
      'used-pockets',
      'used-riddance',
      'used-catch',
      'used-plank',
      'opened-chest',
    ],
  },
}
