// What is shown of a game at a moment: of a table as it stands, or of a replay as it stood.

import type { Choice, Heard, Line, Shown } from '../generated/messages'
import type { AnyView } from './table.svelte'

export interface Scene {
  shown: Pick<Shown, 'game' | 'options' | 'stage' | 'seat' | 'broken_off'> | null
  view: AnyView | null
  choices: Choice[]
  /** All lines up to the moment, and of them those that brought it about, to be animated. */
  lines: Line[]
  told: Line[]
  talk: { said: Heard[] }
}
