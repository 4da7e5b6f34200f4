// What a seat of Traîtres à bord is shown, and what its board can say.

import type { Say as SayOf, SharedPhrases } from '../../generated/phrases'
import type { LootCard, TraitresPhrases, TraitresView } from '../../generated/traitres'

export type { Lay, Look, LootCard, Opened, Player, Trace, TraitresView } from '../../generated/traitres'

export type Say = SayOf<SharedPhrases & TraitresPhrases>

export type Loot = NonNullable<LootCard['card']>
export type Card = NonNullable<TraitresView['using']>
export type Role = NonNullable<TraitresView['role']>
