// What this browser keeps of a table's luck: the commitment it was shown, and what it added afterwards.

import type { Shown } from '../generated/messages'
import { recall, remember } from './preferences'

export interface Kept {
  table: string
  commitment: string
  /** Whether it was shown before the deal. */
  early: boolean
  /** Which kind of bot was shown on each seat then, nothing for a person; older ones have none. */
  seats?: string[]
  /** What this browser added, in hexadecimal digits; none where it has not sat down. */
  bytes?: string
}

const MOST = 100 // tables; the oldest are forgotten

export function keptOf(table: string): Kept | undefined {
  return all().find((kept) => kept.table === table)
}

/** Keeps the seal of a table that is shown for the first time; whether it still is the one shown then. */
export function keepShown({ table, commitment, stage, chairs }: Shown): boolean {
  const kept = keptOf(table)
  const seats = chairs.map(({ bot }) => bot)
  if (!kept) keep({ table, commitment, early: stage === 'waiting', seats })
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
