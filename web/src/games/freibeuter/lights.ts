// What on the board a line speaks of.

import type { Line } from '../../generated/freibeuter'
import type { LightsOf } from '../lights'
import type { FreibeuterView } from './view'

const COLUMNS = [...'ABCDEFG']
const ROWS = [...'1234567']

/** The regions of a Dutchman card; not from `./sea`, which would then be a file of its own, before every first board. */
function regionsOf(card: string): string[] {
  return ROWS.includes(card) ? COLUMNS.map((column) => column + card) : ROWS.map((row) => card + row)
}

export const lightsOf: LightsOf<Line, FreibeuterView> = ({ key, slots }) => {
  if (key === 'dutchman-sent') return ['dutchman', ...regionsOf(slots.card).map((at) => `region-${at}`)]
  if (key.startsWith('drew-sea')) return ['pile-sea']
  if (key.startsWith('drew-dutchman')) return ['pile-dutchman']
  if ('region' in slots) return [`region-${slots.region}`]
  if ('crossing' in slots) return [`crossing-${slots.crossing}`]
  return []
}
