// The sheet of settings as pages know it: whether it is open, and at which table.

import type { Table } from './table.svelte'

class Settings {
  open = $state(false)
  /** The table before the reader, whose bots it has the tempo of. */
  table = $state.raw<Table | null>(null)
}

export const settings = new Settings()
