// Whether movement is to be spared: as the device says, or as the reader chose for this browser.

import { Media } from './media.svelte'
import { settings } from './settings.svelte'

export class Stillness {
  #device = new Media('(prefers-reduced-motion: reduce)')

  get current(): boolean {
    return this.#device.current || settings.of('motion') === 'off'
  }
}
