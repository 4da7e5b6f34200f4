// Whose messages the reader does not want to see at a table, or nobody's anywhere; only this browser knows.

import { forget, recall, remember } from './preferences'
import type { Talk } from './talk.svelte'

/** Seats of a table whose messages are not shown. */
export function mutedAt(table: string): number[] {
  return recall(`muted-${table}`)?.split(',').map(Number) ?? []
}

export function turnMute(talk: Talk, seat: number): void {
  const muted = mutedAt(talk.table)
  const kept = muted.includes(seat) ? muted.filter((one) => one !== seat) : [...muted, seat]
  if (kept.length > 0) remember(`muted-${talk.table}`, kept.join())
  else forget(`muted-${talk.table}`)
  talk.said = [...talk.said]
}

export function turnChat(talk: Talk): void {
  if (recall('chat') === null) remember('chat', 'hidden')
  else forget('chat')
  talk.said = [...talk.said]
}
