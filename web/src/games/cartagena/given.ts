// A view for tests: the first turn of three players, changed as a test needs it.

import type { CartagenaView, Letter, Player } from './view'

export function player(changes: Partial<Player> = {}): Player {
  return {
    cards: 2,
    golds: 0,
    coins: 1,
    declared: false,
    spied_by: [],
    mutineer: false,
    fighting: false,
    laid: false,
    public_cards: [],
    known_cards: [],
    known_golds: [],
    side: null,
    ...changes,
  }
}

export function letter(name: string, changes: Partial<Letter> = {}): Letter {
  const unseen = { seen_by: [], sides_seen_by: [], pair: [], valverde: null, diaz: null }
  return { letter: name, placed: false, ...unseen, played: [], winner: null, ...changes }
}

export function given(changes: Partial<CartagenaView> = {}): CartagenaView {
  const closed = { pirate: null, free: false }
  return {
    seat: 0,
    actors: [0],
    phase: 'turn',
    round: 1,
    dealer: 0,
    turn: 0,
    turns: 0,
    track: { volcano: 0, treasure: 4, coin: 7, storms: [5, 11, 17], mutiny: 22, recon: true },
    ship: 4,
    storms: 0,
    cabins: Array.from({ length: 6 }, () => closed),
    fresh: null,
    used: null,
    sate: 1,
    lifeboat: null,
    exchanged: 0,
    trade: null,
    coin_island: 27,
    combat: { cards: 34, under: [], looked_at: [] },
    gold: { cards: 18, under: [], looked_at: [] },
    players: [player(), player(), player()],
    unplaced: 10,
    letters: ['A', 'B', 'C', 'D', 'E'].map((name) => letter(name)),
    letter: null,
    taken: [],
    duel: null,
    hand: ['pink-1', 'grey-1'],
    golds: [],
    laid: null,
    opened: null,
    outcome: null,
    ...changes,
  }
}
