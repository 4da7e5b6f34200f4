// The next game of the same people: one click, and one sits at its table under the same name.

import type { NextGame, Shown } from '../generated/messages'
import { keepShown } from './kept'
import { drawLuck } from './luck'
import { isOfName } from './opening'
import { Table } from './table.svelte'
import { Refusal, sitDown } from './wire'

/** Sits down at the next table, as its page would: its seal is kept first, and then bytes are added to its luck. */
export async function sitAgain({ table, invitation }: NextGame, name: string): Promise<void> {
  const shown = await look(table)
  keepShown(shown)
  if (invitation === '' || shown.seat !== null) return
  const luck = drawLuck(table)
  try {
    await sitDown(table, { invitation, name, luck })
  } catch (error) {
    // Somebody else may be called so there
    if (!isOfName(error) || !error.slots['free']) throw error
    await sitDown(table, { invitation, name: String(error.slots['free']), luck })
  }
}

/** How a table stands for whoever is to sit down there. */
export function look(id: string): Promise<Shown> {
  return new Promise((resolve, reject) => {
    const table = new Table(id)
    table.heard = () => {
      const { shown, missing } = table
      if (shown === null && missing === null) return
      table.heard = null
      table.leave()
      if (shown) resolve(shown)
      else reject(new Refusal(missing!.key, missing!.slots))
    }
  })
}
