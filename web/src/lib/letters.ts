// How much more can be written.

import { LONGEST_CHAT, LONGEST_CHAT_BYTES } from '../generated/messages'

const LARGE = LONGEST_CHAT_BYTES / LONGEST_CHAT // bytes that every letter may take

/** How many letters are left, negative where there are too many; large ones may take the room of several. */
export function lettersLeft(text: string, most = LONGEST_CHAT): number {
  const kept = text.trim().replace(/\s+/g, ' ')
  const bytes = new TextEncoder().encode(kept).length
  return Math.min(
    most - [...kept].length,
    Math.floor((most * LARGE - bytes) / LARGE),
  )
}
