// Playing on from a moment of a finished game, against bots.

import type { Opened, PlayOn } from '../generated/messages'
import { PERSON, sitAtNew } from './opening'
import { ask } from './wire'

/** Opens a table that plays on, sits down at it once its seal is kept, and gives the table's id. */
export function playOn(replay: string, wish: PlayOn, name: string): Promise<string> {
  const path = `/api/replays/${replay}/tables`
  return sitAtNew(`${path} ${JSON.stringify(wish)}`, wish.bots.toSpliced(wish.seat, 0, PERSON), () => ask<Opened>(path, wish), name)
}
