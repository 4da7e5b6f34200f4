// What is asked of the server about people: others at a table, and the reader.

import type { Block, Blocks, Erased, Report, Reported } from '../generated/messages'
import { forgetAll } from './forgetting'
import { ask } from './wire'

export function report(table: string, report: Report): Promise<Reported> {
  return ask<Reported>(`/api/tables/${table}/reports`, report)
}

/** All whom the reader blocks, with their seats where a table is named. */
export function fetchBlocks(table = ''): Promise<Blocks> {
  return ask<Blocks>(table === '' ? '/api/me/blocks' : `/api/tables/${table}/blocks`)
}

export function block(table: string, block: Block): Promise<Blocks> {
  return ask<Blocks>(`/api/tables/${table}/blocks`, block)
}

export function unblock(id: string): Promise<Blocks> {
  return ask<Blocks>(`/api/me/blocks/${encodeURIComponent(id)}`, undefined, 'DELETE')
}

/** Be forgotten at one table. */
export function leaveTable(table: string): Promise<Erased> {
  return ask<Erased>(`/api/tables/${table}/me`, undefined, 'DELETE')
}

/** Be forgotten everywhere; this browser forgets as well. */
export async function erase(): Promise<Erased> {
  const erased = await ask<Erased>('/api/me', undefined, 'DELETE')
  forgetAll()
  return erased
}

export const OWN_FILE = '/api/me/data'
