// Random bytes that a reader adds to a table's luck, in hexadecimal digits.

import { keep, keptOf } from './kept'

const BYTES = 16

/**
 * Called after the table's commitment was received and kept, so that the server could not know them
 * when it sealed its key. They are kept too, and the same when asked for again: an answer may have
 * been lost.
 */
export function drawLuck(table: string): string {
  const kept = keptOf(table)
  const bytes = kept?.bytes ?? random()
  if (kept) keep({ ...kept, bytes })
  return bytes
}

function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
