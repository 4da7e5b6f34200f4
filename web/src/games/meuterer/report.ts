// What a round came to, gathered from what is told between the reveal and the ship's sailing.

import type { Line } from '../../generated/messages'

export interface Report {
  /** The seats with the action cards they took. */
  roles: { seat: number; action: string }[]
  /** Both strengths; null where there was no mutiny, or none is decided yet. */
  mutiny: { succeeded: boolean; mutiny: number; captain: number } | null
  /** What else was told, in order: points for the ship, the new captain. */
  ship: Line[]
  /** What was sold where, and what it brought; an island where nobody sold has no rows. */
  sales: { island: string; sold: Line[] }[]
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
  const { key, slots } = line
  const seat = Number(slots.seat)
  if (key === 'revealed') {
    const begun = report === null || report.sailed !== null ? NONE : report
    return { ...begun, roles: [...begun.roles, { seat, action: String(slots.action) }] }
  }
  if (report === null || report.sailed !== null) return report
  const points = Number(slots.points)
  switch (key) {
    case 'mutiny-succeeded':
    case 'mutiny-failed': {
      const strengths = { mutiny: Number(slots.mutiny), captain: Number(slots.captain) }
      return { ...report, mutiny: { succeeded: key === 'mutiny-succeeded', ...strengths } }
    }
    case 'no-mutiny':
    case 'new-captain':
      return { ...report, ship: [...report.ship, line] }
    case 'docked':
    case 'cabin-boy-scored':
      return { ...report, ship: [...report.ship, line], gains: gained(report.gains, seat, points) }
    case 'supported': {
      const gains = gained(report.gains, seat, points)
      const paid = gained(gains, Number(slots.to), -Number(slots.offer))
      return { ...report, ship: [...report.ship, line], gains: paid }
    }
    case 'nothing-sold':
      return { ...report, sales: sold(report, line, []) }
    case 'sold':
    case 'merchant-sold':
      return { ...report, sales: sold(report, line, [line]), gains: gained(report.gains, seat, points) }
    case 'sailed':
    case 'stayed':
    case 'ended':
      return { ...report, sailed: line }
    default:
      return report
  }
}

function sold(report: Report, line: Line, rows: Line[]): Report['sales'] {
  const island = String(line.slots.island)
  const others = report.sales.filter((sale) => sale.island !== island)
  const before = report.sales.find((sale) => sale.island === island)?.sold ?? []
  return [...others, { island, sold: [...before, ...rows] }]
}

function gained(gains: Map<number, number>, seat: number, points: number): Map<number, number> {
  return new Map(gains).set(seat, (gains.get(seat) ?? 0) + points)
}
