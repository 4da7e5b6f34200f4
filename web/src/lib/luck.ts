// Random bytes that a reader adds to a table's luck, in hexadecimal digits.

const BYTES = 16

/**
 * Called after the table's commitment was received, so that the server could not know them when it
 * sealed its key.
 */
export function drawLuck(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
