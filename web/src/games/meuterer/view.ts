// What a seat of Meuterer is shown, and what its board can say.

import type { MeutererPhrases } from '../../generated/meuterer'
import type { Say as SayOf, SharedPhrases } from '../../generated/phrases'

export type { Island, MeutererView, Rejects, Sailor, Sold } from '../../generated/meuterer'

export type Say = SayOf<SharedPhrases & MeutererPhrases>

/** What an island is called in sentences; in records its words are joined. */
export function islandName(name: string): string {
  return name.replaceAll('-', ' ')
}
