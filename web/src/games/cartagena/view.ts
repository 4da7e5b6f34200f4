// What a seat of Cartagena is shown, and what its board can say.

import type { CartagenaPhrases } from '../../generated/cartagena'
import type { Say as SayOf, SharedPhrases } from '../../generated/phrases'

export type { CartagenaView, Letter, Player, Track } from '../../generated/cartagena'

export type Say = SayOf<SharedPhrases & CartagenaPhrases>

export const SIDES = ['valverde', 'diaz'] as const
export type Side = (typeof SIDES)[number]
