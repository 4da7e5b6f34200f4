// Where the focus goes for whoever plays with the keyboard.

/** Brings a reader who waits at the board to the first thing that can be done: the first of these that is there. */
export function goOn(board: HTMLElement, choices: readonly unknown[], ...wanted: string[]): void {
  if (choices.length === 0 || document.activeElement !== board.parentElement) return
  const found = wanted.map((what) => board.querySelector<HTMLElement>(what))
  found.find((element) => element !== null)?.focus()
}

/** Lets them wait at the board for the next decision: what was pressed goes away. */
export function waitAt(board: HTMLElement): void {
  if (document.activeElement?.matches(':focus-visible')) board.parentElement?.focus()
}
