// What a reader has chosen for this browser, and whether the sheet is open in which they do.

import type { Tempo } from '../generated/messages'
import type { Table } from './table.svelte'
import { recall, remember, type Preference } from './preferences'

export const TEMPOS: Tempo[] = ['slow', 'normal', 'quick', 'quickest']
export const SIZES = [100, 125, 150, 175, 200] // of text, in per cent

class Settings {
  open = $state(false)
  /** The table before the reader, whose bots it has the tempo of. */
  table = $state.raw<Table | null>(null)
  #changes = $state(0)

  /** What is chosen, as text; empty where nothing is. */
  of(preference: Preference): string {
    void this.#changes
    return recall(preference) ?? ''
  }

  choose(preference: Preference, value: string): void {
    remember(preference, value)
    this.#changes += 1
    dispatchEvent(new Event('dress')) // first.js listens
  }
}

export const settings = new Settings()
