// What on the board a line speaks of.

import type { Line } from '../../generated/meuterer'
import type { LightsOf } from '../lights'
import type { MeutererView } from './view'

export const lightsOf: LightsOf<Line, MeutererView> = ({ key, slots }, view) => {
  const places = Object.entries(slots).flatMap(([name, value]) =>
    name === 'island' || name === 'behind' ? [view.islands.findIndex((island) => island.name === value)] : [],
  )
  const islands = places.filter((place) => place >= 0).map((place) => `island-${place}`)
  if (key === 'showed') return [`shown-${slots.seat}-${slots.card}`]
  if (key === 'took' || key === 'took-own') return [`taken-${slots.seat}`]
  if (key === 'drew' || key === 'drew-own') return ['pile-draw']
  if (key === 'gave-back' || key === 'gave-back-own') return ['pile-discards']
  if (key.startsWith('mutiny-') || key === 'round-begins') return ['middle']
  return islands
}
