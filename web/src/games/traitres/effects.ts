// What is said of a choice before it is made: what it is about, and what comes of it.

import type { Choice } from '../../generated/traitres'
import type { Explanation } from '../board'
import { signed, worthOf } from './cards'
import { announcedOf } from './chest'
import { aimOf, cardChosen } from './targets'
import type { Loot, Say, TraitresView } from './view'

const PLANKS = 3 // that send a player overboard

/** What is said of a player who would be hit, or of a card looked at, before anything is done. */
export function explanationOf(
  view: TraitresView,
  names: string[],
  spot: string,
  [choice]: Choice[],
  say: Say,
): Explanation {
  const place = cardChosen(spot)
  const own: string[] = [`[data-thing="${choice?.action}"]`, ...(place === null ? [] : [`[data-piece="hand-${place}"]`])]
  // What can be done with a card stands beside the hand
  if (place !== null && spot === `hand-${place}`) {
    const card = view.hand?.[place] ?? ''
    return { title: say.tell(`name-${card}`), facts: [], note: null, about: own, elsewhere: true }
  }
  if (choice === undefined) return { title: '', facts: [], note: null, about: own }
  const aim = aimOf(choice)
  if (aim === null) return { title: titleOf(choice, say), facts: [], note: null, about: own }
  return { title: names[aim] ?? '', facts: [], note: null, about: [`[data-spot="purse-${aim}"]`, ...own] }
}

function titleOf({ verb, slots }: Choice, say: Say): string {
  if (verb === 'put' || verb === 'lay') return say.tell(`name-${slots.loot}`)
  return verb === 'return' ? say.tell(`name-${slots.card}`) : say.tell(`verb-${verb}`)
}

/** What comes of a choice, as far as the reader can know. */
export function effectsOf(view: TraitresView, choice: Choice, say: Say): string[] {
  const { verb, slots } = choice
  const aim = aimOf(choice)
  const hit = aim === null ? undefined : view.players[aim]
  switch (verb) {
    case 'plank': {
      const number = (hit?.planks ?? 0) + 1
      return [say(number >= PLANKS ? 'effect-plank-last' : 'effect-plank', { number })]
    }
    case 'pockets':
      return [say('effect-pockets', { number: hit?.cards ?? 0 })]
    case 'lay':
      return [say(slots.claim === slots.loot ? 'menu-truth' : 'menu-lie'), announced(view, slots.claim, say)]
    case 'put':
      return [say('effect-put')]
    case 'return':
      return [say('effect-return')]
    case 'open':
      return [say('confirm-open')]
    default:
      return [say(`does-${verb}`)]
  }
}

/** What all announcements would come to with one more. */
function announced(view: TraitresView, claim: Loot, say: Say): string {
  const { low, high } = announcedOf(view)
  const [least, most] = [signed(low + worthOf(claim)), signed(high + worthOf(claim))]
  if (least === most) return say('effect-lay', { total: least, target: view.target })
  return say('effect-lay-between', { low: least, high: most, target: view.target })
}
