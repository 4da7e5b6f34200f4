// Signs of life: that somebody looks at the page, told to the server now and then.

const APART = 30_000 // milliseconds at least between two signs
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll']

/** Tells of signs of life, the first at once and each later one when its time has come; gives a way to stop. */
export function tellOfLife(tell: () => void): () => void {
  let at = -APART
  let timer: ReturnType<typeof setTimeout> | undefined
  function sign(): void {
    if (document.visibilityState !== 'visible' || timer !== undefined) return
    timer = setTimeout(
      () => {
        timer = undefined
        at = performance.now()
        tell()
      },
      Math.max(0, at + APART - performance.now()),
    )
  }
  const options = { passive: true, capture: true }
  for (const kind of SIGNS) addEventListener(kind, sign, options)
  document.addEventListener('visibilitychange', sign)
  return () => {
    clearTimeout(timer)
    for (const kind of SIGNS) removeEventListener(kind, sign, options)
    document.removeEventListener('visibilitychange', sign)
  }
}
