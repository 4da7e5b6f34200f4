// What on the board a line speaks of.

import type { Line } from '../../generated/traitres'
import type { LightsOf } from '../lights'
import type { TraitresView } from './view'

const IN_CHEST = /^(laid|used-spyglass|used-riddance|looked|put-back|opened-chest|chest)/

export const lightsOf: LightsOf<Line, TraitresView> = ({ key }) => {
  if (IN_CHEST.test(key)) return ['chest']
  if (key.startsWith('drew') || key.startsWith('returned')) return ['pile']
  if (key.startsWith('thrown-away')) return ['discard']
  return []
}
