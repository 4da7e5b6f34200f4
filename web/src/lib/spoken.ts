// What somebody said, in the reader's language.

import type { Heard, Line } from '../generated/messages'
import type { Say } from '../generated/phrases'

/** A statement as its sentence, a message as it was written. */
export function wordsOf(heard: Heard, say: Say): string {
  return heard.key === '' ? heard.text : say.tell(heard.key, heard.slots)
}

/** The same with who said it. */
export function spoken(heard: Heard, say: Say): string {
  return say('said', { seat: heard.seat, text: wordsOf(heard, say) })
}

/** A line of the log, or a statement with who made it. */
export function spokenLine(line: Line | Heard, say: Say): string {
  return 'seat' in line ? spoken(line, say) : say.tell(line.key, line.slots)
}
