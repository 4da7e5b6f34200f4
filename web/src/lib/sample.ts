// A table as the server shows it, for tests.

import type { Shown } from '../generated/messages'

export const SHOWN: Shown = {
  type: 'table',
  table: 't',
  game: 'freibeuter',
  edition: 1,
  options: {},
  stage: 'playing',
  seat: 0,
  chairs: [],
  commitment: '',
  invitations: [],
  luck: null,
  build: '',
  timing: {},
  opener: true,
  alone: false,
  broken_off: null,
  rematch: null,
  invitation: '',
  listed: false,
  anyone: false,
  overheard: true,
  spectators: 0,
  hands: [],
  replay: '',
}
