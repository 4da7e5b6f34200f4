// What this browser keeps of a table's luck: the commitment it was shown, and what it added afterwards.

import type { Shown } from '../generated/messages'
import { recall, remember } from './preferences'

export interface Kept {
  table: string
  commitment: string
  /** Whether it was shown before the deal. */
  early: boolean
  /**
   * Which kind of bot was shown on each seat then, nothing for a person, `FREE` for nobody yet; none
   * where it was shown after the deal.
   */
  seats?: string[]
  /** What this browser added, in hexadecimal digits; none where it has not sat down. */
  bytes?: string
  /** Whether this browser took its seat over, when the cards were dealt. */
  tookOver?: boolean
}

export const FREE = 'free' // a person's seat that nobody has taken yet

const MOST = 100 // tables; the oldest are forgotten

export function keptOf(table: string): Kept | undefined {
  return all().find((kept) => kept.table === table)
}

/** Keeps the seal of a table that is shown for the first time; whether it still is the one shown then. */
export function keepShown({ table, commitment, stage }: Shown): boolean {
  const kept = keptOf(table)
  if (!kept) keep({ table, commitment, early: stage === 'waiting' })
  return !kept || kept.commitment === commitment
}

export function keep(kept: Kept): void {
  const others = all().filter((other) => other.table !== kept.table)
  remember('kept', JSON.stringify([...others, kept].slice(-MOST)))
}

function all(): Kept[] {
  try {
    return [...JSON.parse(recall('kept')!)]
  } catch {
    return []
  }
}
