// What is asked of the server on the way to a table.

import type { Code, Joined, Knocking, Looked } from '../generated/messages'
import { keep, keptOf } from './kept'
import { drawLuck } from './luck'
import { ask } from './wire'

const WAIT = 25 // seconds for which an answer to a knock may be kept

/** What an invitation is good for. */
export function lookAt(table: string, invitation: string): Promise<Looked> {
  return ask(`/api/tables/${table}/invitation`, { invitation })
}

/** What whoever opened a table may say aloud. */
export function codeOf(table: string): Promise<Code> {
  return ask(`/api/tables/${table}/code`, {})
}

export function knockAt(code: string, name: string): Promise<Knocking> {
  return ask('/api/knocks', { code, name })
}

/** How a knock stands, as soon as it is answered, or after a while. */
export function waitAtDoor(knock: string): Promise<Knocking> {
  return ask(`/api/knocks/${knock}?wait=${WAIT}`)
}

/** Knock no longer; a page that is left tells it in its last moment. */
export function leaveDoor(knock: string): void {
  void fetch(`/api/knocks/${knock}`, { method: 'DELETE', keepalive: true }).catch(() => undefined)
}

/** Sit down at a table of the public list; what this browser added to its luck is kept for the table. */
export async function joinListed(listing: string, name: string): Promise<string> {
  const luck = drawLuck(listing)
  const { table } = await ask<Joined>(`/api/listings/${listing}/seats`, { name, luck })
  const kept = keptOf(listing)
  if (kept) keep({ ...kept, table })
  return table
}

/** A code as it is shown, however it was typed or handed on: its letters alone. */
export function plainCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z]/g, '')
}
