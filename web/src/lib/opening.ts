// Opening a table and sitting down at it.

import type { Seat, Open, Opened } from '../generated/messages'
import { FREE, keep } from './kept'
import { drawLuck } from './luck'
import { openTable, Refusal, sitDown } from './wire'

export const PERSON = 'person'
export const LONGEST_NAME = 20

/** A table that was opened for a wish, and whose opener could not be called so. */
let waiting: { wish: string; opened: Opened } | null = null

/** Opens a table, sits down on its first seat for a person, and gives the table's id. */
export function openAndSit(open: Open, name: string): Promise<string> {
  return sitAtNew(JSON.stringify(open), open.seats, () => openTable(open), name)
}

/** The same, however the table is opened; a wish that is the same finds the same table again. */
export async function sitAtNew(
  wish: string,
  seats: string[],
  open: () => Promise<Opened>,
  name: string,
): Promise<string> {
  const opened = waiting?.wish === wish ? waiting.opened : await open()
  const { table, commitment, invitations } = opened
  if (opened !== waiting?.opened) keep({ table, commitment, early: true, seats: kindsOf(seats) })
  waiting = null
  const invitation = invitations.find((one) => one !== null)
  try {
    if (invitation) await sitDown(table, { invitation, name, luck: drawLuck(table) })
  } catch (error) {
    if (isOfName(error)) waiting = { wish, opened }
    throw error
  }
  return table
}

/** The kind of bot on each seat of a wish, nothing for oneself, who takes the first one for a person. */
function kindsOf(wished: string[]): string[] {
  const own = wished.indexOf(PERSON)
  return wished.map((kind, seat) => (seat === own ? '' : kind === PERSON ? FREE : kind))
}

/** Whether the server refuses a name; the table is there, for the same person under another one. */
export function isOfName(error: unknown): error is Refusal & { key: `name-${string}` } {
  return error instanceof Refusal && error.key.startsWith('name-')
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
