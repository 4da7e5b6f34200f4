// What a seat of Freibeuter is shown; the same fields as src/quarterdeck/games/freibeuter/view.py.

export interface Ship {
  value: number
  share: number
  doubled: boolean
}

export interface Hand {
  sea: string[]
  dutchman: string[]
}

export interface Owner {
  money: number
  debt: number
  stock: number
  sea_cards: number
  dutchman_cards: number
  /** Regions; one with two of these boats stands twice. */
  boats: string[]
  /** Crossings. */
  boarded: string[]
  /** How many ships of each kind. */
  captured: number[]
  wealth: number
}

export interface Outcome {
  clause: string
  winners: number[]
  scores: number[]
  teams: string[]
}

export interface FreibeuterView {
  seat: number | null
  actors: number[]
  phase: 'turn' | 'order' | 'draw' | 'over'
  turn: number
  tokens: Record<string, string>
  gone: Record<string, string>
  ships: Ship[]
  owners: Owner[]
  hand: Hand | null
  discards: Hand
  sea_pile: number
  dutchman_pile: number
  dutchman: string | null
  waiting: string[]
  stores_left: number
  opened_hands: Hand[]
  opened_piles: Hand | null
  outcome: Outcome | null
}
