// What on the board a line speaks of.

import type { Line } from '../../generated/cartagena'
import type { LightsOf } from '../lights'
import type { CartagenaView } from './view'

export const lightsOf: LightsOf<Line, CartagenaView> = ({ key, slots }) => {
  if (key === 'drew' || key === 'drew-own') return ['pile-combat']
  if (key === 'drew-gold' || key === 'drew-gold-own') return ['pile-gold']
  if (key === 'laid' || key === 'laid-own') return [`laid-${slots.seat}`]
  if ('pirate' in slots) return [`cabin-${slots.pirate}`]
  if ('letter' in slots) return [`letter-${slots.letter}`]
  return []
}
