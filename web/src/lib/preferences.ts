// What one browser remembers of its reader; a browser that keeps nothing works as well.

export type Preference =
  | 'name'
  | 'language'
  | 'game'
  | `opponents-${string}` // how many bots one plays a game against
  | 'levels'
  | 'clock'
  | `taught-${string}`
  | 'keys'
  | 'folded' // whether the log is put away
  | 'kept'
  | 'hold' // seconds
  | 'act-at-once' // 'yes' where the first tap or click does it
  | 'theme' // 'day' or 'night'
  | 'text' // its size in per cent
  | 'motion' // 'off' where nothing is to move
  | 'coordinates' // 'off' where boards show none
  | 'chat' // 'hidden' where the reader wants none
  | 'linked' // whether the reader was told of the link to oneself
  | `muted-${string}` // seats of a table whose messages are not shown

const PREFIX = 'quarterdeck-'

export function recall(preference: Preference): string | null {
  try {
    return localStorage.getItem(PREFIX + preference)
  } catch {
    return null
  }
}

export function remember(preference: Preference, value: string): void {
  try {
    localStorage.setItem(PREFIX + preference, value)
  } catch {
    // Storage is full or forbidden: the preference lasts as long as the page
  }
}

export function forget(preference: Preference): void {
  try {
    localStorage.removeItem(PREFIX + preference)
  } catch {
    // A browser that keeps nothing has nothing to forget
  }
}
