// Single letters that do something, unless the reader writes, or has switched them off.

import { recall, remember } from './preferences'

class Shortcuts {
  on = $state(recall('keys') !== 'off')

  set(on: boolean): void {
    this.on = on
    remember('keys', on ? 'on' : 'off')
  }

  /** The letter of this key press where it is meant as a command, in lower case. */
  read(event: KeyboardEvent): string {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return ''
    if (document.querySelector('dialog[open]') !== null) return ''
    if (writes(event.target)) return ''
    return this.on ? event.key.toLowerCase() : ''
  }
}

function writes(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLInputElement && !['radio', 'checkbox', 'range'].includes(target.type)
}

export const shortcuts = new Shortcuts()
