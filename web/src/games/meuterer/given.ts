// A view for tests: the example round's ring with four sailors, changed as a test needs it.

import type { Island, MeutererView, Sailor } from './view'

type Row = [name: string, buys: string, alone: number, two: number, three: number, docking: number]

const ISLANDS: Row[] = [
  ['Hochland', 'any', 4, 3, 2, 5],
  ['Frosthöhle', 'cloth', 3, 2, 1, 3],
  ['Grünland', 'salt', 5, 3, 2, 4],
  ['Karge-Zunge', 'grain', 6, 3, 2, 4],
  ['Eisfelsen', 'rubies', 6, 4, 3, 5],
  ['Affeninsel', 'grain', 2, 1, 1, 2],
  ['Kalte-Klippe', 'cloth', 5, 2, 2, 4],
  ['Sommerland', 'salt', 3, 1, 1, 2],
  ['Rotes-Riff', 'wine', 4, 2, 2, 3],
  ['Piratennest', 'any', 4, 3, 2, 5],
  ['Fingerhut', 'rubies', 2, 1, 0, 2],
  ['Sandkap', 'wine', 4, 2, 1, 3],
]

export const RING: Island[] = ISLANDS.map(([name, buys, alone, two, three, docking]) => ({
  name,
  buys,
  alone,
  two,
  three,
  docking,
  recon: name === 'Hochland' ? ['two', 'docking'] : [],
}))

export function sailor(changes: Partial<Sailor> = {}): Sailor {
  const nothing = { fought: 0, left: null, role: null, here: null, behind: null }
  return { points: 0, cards: 5, shown: [], ...nothing, ...changes }
}

export function given(changes: Partial<MeutererView> = {}): MeutererView {
  return {
    seat: 0,
    actors: [0],
    phase: 'goods',
    round: 1,
    rounds: 8,
    turn: 0,
    step: 0,
    captain: 0,
    offer: 0,
    islands: RING,
    ship: 0,
    behind: null,
    pirates: null,
    captains_goal: null,
    mutineers_goal: null,
    mutiny: null,
    sailors: [sailor(), sailor(), sailor(), sailor()],
    selling: null,
    split: null,
    discards: [],
    pile: 16,
    rejects: [],
    laid_aside: 0,
    due: 0,
    drawn: 0,
    traces: [],
    hand: ['wine', 'wine', 'grain', 'conflict', 'conflict'],
    action: null,
    remaining: null,
    own_drawn: [],
    own_aside: [],
    opened: null,
    outcome: null,
    ...changes,
  }
}
