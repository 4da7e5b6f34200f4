// What a door, a card, a duel space or a player is, in words: for whoever does not see the board.

import type { Choice } from '../../generated/cartagena'
import { actionOf } from '../../lib/choices'
import { doorOf } from './doors'
import { isMutiny, knowledgeOf, resultOf } from './duels'
import type { CartagenaView, Letter, Say } from './view'

/** What something is, and what may be done with it. */
function offering(said: string[], choice: Choice | undefined, say: Say): string {
  const offered = choice === undefined ? [] : [say('may-do', { offered: [actionOf(choice, say)] })]
  return [...said, ...offered].join('. ')
}

/** A door: who is behind it, what he does and whether he is within reach. */
export function labelOfDoor(
  view: CartagenaView,
  number: number,
  choice: Choice | undefined,
  say: Say,
): string {
  const pirate = view.cabins[number]?.pirate ?? null
  if (pirate === null) return offering([say('door-closed', { number: number + 1 })], choice, say)
  const state = stateOfDoor(view, number, say)
  const said = [say('door-open', { number: number + 1, pirate }), effectOf(view, pirate, say)]
  return offering(state === '' ? said : [...said, state], choice, say)
}

/** Why a pirate is not within reach, or that he is at work; nothing for all others. */
export function stateOfDoor(view: CartagenaView, number: number, say: Say): string {
  const door = doorOf(view, number)
  if (door !== 'used' && door !== 'passed' && door !== 'acting') return ''
  return say(`door-${door}`)
}

/** What a pirate does for whoever uses him; of Sate, what he would give now. */
export function effectOf(view: CartagenaView, pirate: string, say: Say): string {
  const does = say.tell(`does-${pirate}`)
  const waits = view.cabins.some((cabin) => cabin.pirate === pirate && cabin.free)
  return pirate === 'sate' && waits ? `${does}: ${say('sate-now', { number: view.sate })}` : does
}

/** A card in hand, how many there are of it, and what can be done with it. */
export function labelOfCard(card: string, number: number, choice: Choice | undefined, say: Say): string {
  const name = say.tell(`name-${card}`)
  return offering([number > 1 ? `${name} × ${number}` : name], choice, say)
}

/** A duel space: its sailors as far as the reader knows them, who else does, and who won. */
export function labelOfLetter(
  view: CartagenaView,
  letter: Letter,
  names: string[],
  choice: Choice | undefined,
  say: Say,
): string {
  const said = [sailorsOf(letter, say)]
  const knowledge = knowledgeOf(view, letter)
  const others = letter.sides_seen_by.filter((seat) => seat !== view.seat)
  if (knowledge === 'secret') said.push(say('letter-secret'))
  if (knowledge === 'doubt') said.push(say('letter-doubt'))
  if (knowledge !== 'open' && others.length > 0) {
    said.push(say('letter-seen', { names: others.map((seat) => names[seat] ?? '') }))
  }
  if (letter.winner !== null) {
    const [valverde, diaz] = [resultOf(letter, 'valverde'), resultOf(letter, 'diaz')]
    said.push(say('letter-winner', { side: letter.winner, valverde, diaz }))
  }
  return offering(said, choice, say)
}

function sailorsOf({ letter, valverde, diaz, pair, placed }: Letter, say: Say) {
  if (!placed) return say('letter-empty', { letter })
  if (valverde !== null && diaz !== null) return say('letter-known', { letter, valverde, diaz })
  const [low, high] = pair
  if (low !== undefined && high !== undefined) return say('letter-pair', { letter, low, high })
  return say('letter-hidden', { letter })
}

/** What the reader knows of a player, beside the name. */
export function doingsOf(view: CartagenaView, seat: number, names: string[], say: Say): string[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const { cards, golds, coins, spied_by: spies } = player
  const doings = [
    say('player-cards', { number: cards }),
    say('player-golds', { number: golds }),
    say('player-coins', { number: coins }),
    allegianceOf(view, seat, say),
  ]
  if (spies.length > 0 && view.phase !== 'over') {
    doings.push(say('player-spied', { names: spies.map((spy) => names[spy] ?? '') }))
  }
  const known = knownOf(view, seat, say)
  if (known !== '') doings.push(known)
  if (seat === view.dealer && !isMutiny(view)) doings.push(say('player-dealer'))
  if (holdsMonkey(view, seat)) doings.push(say('player-monkey'))
  const state = stateOf(view, seat)
  return state === null ? doings : [...doings, say(`player-${state}`)]
}

/** Whose side a player is on, as far as the reader knows. */
export function allegianceOf(view: CartagenaView, seat: number, say: Say): string {
  const player = view.players[seat]
  const side = player?.side ?? null
  if (side === null) return say(player?.declared ? 'player-declared' : 'player-undeclared')
  if (view.phase === 'over') return say('player-side', { side })
  return say(seat === view.seat ? 'player-side-own' : 'player-side-seen', { side })
}

/** Cards that the reader knows a player to have, or to have put under the pile. */
export function knownOf(view: CartagenaView, seat: number, say: Say): string {
  const player = view.players[seat]
  if (player === undefined || view.phase === 'over') return ''
  const cards = [...player.known_cards, ...player.known_golds]
  if (cards.length === 0) return ''
  const gave = view.combat.under.some(({ origin }) => origin === seat)
  return say(gave ? 'player-knows-under' : 'player-knows', { cards })
}

/** Whether a player has the monkey at hand: in the mutiny, as long as the duel is not left with it. */
export function holdsMonkey(view: CartagenaView, seat: number): boolean {
  const state = stateOf(view, seat)
  return view.duel !== null && view.phase !== 'over' && state !== 'out' && state !== 'left'
}

/** What a player does in the mutiny; null on the voyage, while a card is chosen, and if in it to the end. */
export function stateOf(view: CartagenaView, seat: number): 'out' | 'left' | 'laid' | null {
  const player = view.players[seat]
  if (player === undefined || !isMutiny(view)) return null
  if (!player.mutineer) return 'out'
  if (view.phase === 'over') return null
  if (!player.fighting) return 'left'
  return player.laid ? 'laid' : null
}
