// Made from src/quarterdeck/table/messages.py by `make types`; do not edit.

export type Stage = 'waiting' | 'playing' | 'over'

export interface Fairness {
  commitment: string
  key: string
  contributions: Record<string, string>
}

export interface Watch {
  type: 'watch'
  table: string
  since?: number
}

export interface Act {
  type: 'act'
  ask: number
  decision: number
  action: string
}

export interface Chair {
  name?: string
  bot?: string
  crew?: number
  taken?: boolean
  here?: boolean
}

export interface Shown {
  type: 'table'
  table: string
  game: string
  options: Record<string, string | boolean>
  stage: Stage
  seat: number | null
  chairs: Chair[]
  commitment: string
  invitations?: (string | null)[]
  luck?: Fairness | null
}

export interface Line {
  entry: number
  clause: string
  key: string
  slots: Record<string, unknown>
}

export interface Choice {
  action: string
  verb: string
  slots: Record<string, string>
}

export interface Phrase {
  key: string
  slots: Record<string, unknown>
}

export interface News {
  type: 'news'
  entry: number
  since: number
  told: Line[]
  view: unknown
  decision: number | null
  choices: Choice[]
  asked?: Phrase | null
  hints?: Phrase[]
}

export interface Done {
  type: 'done'
  ask: number
  entry: number
}

export interface Refused {
  type: 'refused'
  key: string
  slots?: Record<string, unknown>
  clause?: string
  ask?: number | null
}

export type Sent = Shown | News | Done | Refused

export interface GameOffered {
  name: string
  title: string
  least: number
  most: number
  options: Record<string, (string | boolean)[]>
  bots: string[]
}

export interface Mine {
  table: string
  game: string
  stage: Stage
  seat: number
  chairs: Chair[]
  asked: boolean
  at: number
}

export interface Welcome {
  games: GameOffered[]
  tables: Mine[]
}

export interface Open {
  game: string
  seats: string[]
  options?: Record<string, string | boolean>
}

export interface Opened {
  table: string
  commitment: string
  invitations: (string | null)[]
}

export interface Sit {
  invitation: string
  name: string
  luck?: string
}

export interface Seated {
  seat: number
}
