// What a round came to, gathered from what is told between the reveal and the ship's sailing.

import type { Line } from '../../generated/meuterer'

type Sale = Extract<Line, { key: 'sold' | 'merchant-sold' }>
type Scored = Sale | Extract<Line, { key: 'docked' | 'cabin-boy-scored' | 'supported' }>

export interface Report {
  /** The seats with the action cards they took. */
  roles: { seat: number; action: string }[]
  /** Both strengths; null where there was no mutiny, or none is decided yet. */
  mutiny: { succeeded: boolean; mutiny: number; captain: number } | null
  /** What else was told, in order: points for the ship, the new captain. */
  ship: Line[]
  /** What was sold where, and what it brought; an island where nobody sold has no rows. */
  sales: { island: string; sold: Sale[] }[]
  /** Points each seat has won or lost. */
  gains: Map<number, number>
  /** Where the ship went; null until it has. */
  sailed: Line | null
}

const NONE: Report = { roles: [], mutiny: null, ship: [], sales: [], gains: new Map(), sailed: null }

/** The report after some more news; a new reveal begins a new one, null is none yet. */
export function reported(before: Report | null, told: Line[]): Report | null {
  return told.reduce(tell, before)
}

function tell(report: Report | null, line: Line): Report | null {
  if (line.key === 'revealed') {
    const begun = report === null || report.sailed !== null ? NONE : report
    return { ...begun, roles: [...begun.roles, line.slots] }
  }
  if (report === null || report.sailed !== null) return report
  switch (line.key) {
    case 'mutiny-succeeded':
    case 'mutiny-failed':
      return { ...report, mutiny: { succeeded: line.key === 'mutiny-succeeded', ...line.slots } }
    case 'no-mutiny':
    case 'new-captain':
      return { ...report, ship: [...report.ship, line] }
    case 'docked':
    case 'cabin-boy-scored':
      return { ...report, ship: [...report.ship, line], gains: scored(report, line) }
    case 'supported': {
      const paid = gained(scored(report, line), line.slots.to, -line.slots.offer)
      return { ...report, ship: [...report.ship, line], gains: paid }
    }
    case 'nothing-sold':
      return { ...report, sales: sold(report, line.slots.island, []) }
    case 'sold':
    case 'merchant-sold':
      return { ...report, sales: sold(report, line.slots.island, [line]), gains: scored(report, line) }
    case 'sailed':
    case 'stayed':
    case 'ended':
      return { ...report, sailed: line }
    default:
      return report
  }
}

function sold(report: Report, island: string, rows: Sale[]): Report['sales'] {
  const others = report.sales.filter((sale) => sale.island !== island)
  const before = report.sales.find((sale) => sale.island === island)?.sold ?? []
  return [...others, { island, sold: [...before, ...rows] }]
}

function scored(report: Report, { slots }: Scored): Report['gains'] {
  return gained(report.gains, slots.seat, slots.points)
}

function gained(gains: Map<number, number>, seat: number, points: number): Map<number, number> {
  return new Map(gains).set(seat, (gains.get(seat) ?? 0) + points)
}
