// Which lines of a log count no more, since they were taken back or rewound.

import type { Line } from '../generated/messages'

/** Whether what stands in an entry was undone by a later one. */
export function undoneIn(lines: Line[]): (entry: number) => boolean {
  const undoing = lines.filter(({ slots }) => 'entry' in slots)
  return (entry) => undoing.some((line) => Number(line.slots.entry) <= entry && entry < line.entry)
}

/** The lines that still count. */
export function standing(lines: Line[]): Line[] {
  const undone = undoneIn(lines)
  return lines.filter(({ entry }) => !undone(entry))
}
