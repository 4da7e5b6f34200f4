// Against how many bots one plays a game, where nothing else was chosen.

import type { GameOffered } from '../generated/messages'
import { recall } from './preferences'

const FEW = 2 // where nobody has said how many should play

/** As many as last time, else so many that the best number of players sit at the table. */
export function opponentsOf(game: GameOffered): number {
  const [least, most] = [game.least - 1, game.most - 1]
  const last = Number(recall(`opponents-${game.name}`) ?? NaN)
  const wanted = last >= least && last <= most ? last : game.best > 0 ? game.best - 1 : FEW
  return Math.min(Math.max(wanted, least), most)
}
