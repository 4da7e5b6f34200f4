// A view for tests: an empty sea with three tokens, changed as a test needs it.

import type { FreibeuterView, Owner } from './view'

const OWNER: Owner = {
  money: 20,
  debt: 0,
  stock: 25,
  sea_cards: 4,
  dutchman_cards: 1,
  boats: [],
  boarded: [],
  captured: [0, 0, 0, 0],
  wealth: 20,
}

export function owner(changes: Partial<Owner> = {}): Owner {
  return { ...OWNER, ...changes }
}

export function given(changes: Partial<FreibeuterView> = {}): FreibeuterView {
  return {
    seat: 0,
    actors: [0],
    phase: 'turn',
    turn: 0,
    tokens: { C4: 'ship4', D4: 'store', A1: 'doubler2' },
    gone: {},
    ships: [5, 10, 15, 20].map((value) => ({ value, share: value / 5, doubled: false })),
    owners: [owner(), owner()],
    hand: { sea: ['D5', 'D5', 'A1'], dutchman: ['4', 'D'] },
    discards: { sea: [], dutchman: [] },
    sea_pile: 66,
    dutchman_pile: 12,
    dutchman: null,
    waiting: [],
    stores_left: 1,
    opened_hands: [],
    opened_piles: null,
    outcome: null,
    ...changes,
  }
}
