// What a reader has chosen for this browser, as the sheet of settings shows and changes it.

import type { Tempo } from '../generated/messages'
import { recall, remember, type Preference } from './preferences'

export const TEMPOS: Tempo[] = ['slow', 'normal', 'quick', 'quickest']
export const SIZES = ['100', '125', '150', '175', '200'] // of text, in per cent

export class Chosen {
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
