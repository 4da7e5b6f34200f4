// Opening a table and sitting down at it.

import type { Seat, Open } from '../generated/messages'
import { drawLuck } from './luck'
import { openTable, sitDown } from './wire'

export const PERSON = 'person'
export const LONGEST_NAME = 20

/** Opens a table, sits down on its first seat for a person, and gives the table's id. */
export async function openAndSit(open: Open, name: string): Promise<string> {
  const opened = await openTable(open)
  const invitation = opened.invitations.find((one) => one !== null)
  if (invitation) await sitDown(opened.table, { invitation, name, luck: drawLuck() })
  return opened.table
}

/** A person, this many friends, and bots of these levels on the other seats. */
export function seats(friends: number, bots: string[]): string[] {
  return [PERSON, ...Array<string>(friends).fill(PERSON), ...bots]
}

/** The same company once more, whoever asks for it in front. */
export function again(chairs: Seat[]): string[] {
  const kinds = chairs.map((chair) => chair.bot || PERSON)
  return [...kinds.filter((kind) => kind === PERSON), ...kinds.filter((kind) => kind !== PERSON)]
}
