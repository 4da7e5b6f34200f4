// What a seat of Freibeuter is shown, and what its board can say.

import type { FreibeuterPhrases } from '../../generated/freibeuter'
import type { Say as SayOf, SharedPhrases } from '../../generated/phrases'

export type { FreibeuterView, Hand, Owner, Ship } from '../../generated/freibeuter'
export type { Outcome } from '../../generated/messages'

export type Say = SayOf<SharedPhrases & FreibeuterPhrases>
