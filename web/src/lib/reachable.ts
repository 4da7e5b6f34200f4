// What scrolls can be reached by keys, and what does not is no stop on the way.

import type { Attachment } from 'svelte/attachments'

/** Makes an element a stop for the keyboard while there is more in it than fits; made anew with its content. */
export function reachable(_content: unknown): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }
}
