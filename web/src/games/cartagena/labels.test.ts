import { expect, test } from 'vitest'
import type { Choice } from '../../generated/cartagena'
import { speaking } from '../../lib/speaking'
import { given, letter, player } from './given'
import {
  allegianceOf,
  doingsOf,
  effectOf,
  holdsMonkey,
  labelOfCard,
  labelOfDoor,
  labelOfLetter,
  stateOf,
} from './labels'
import type { Say } from './view'

/** Says a key and its slots, as they are. */
const say: Say = speaking((key, slots = {}) =>
  [key, ...Object.entries(slots).map(([slot, value]) => `${slot}=${String(value)}`)].join(' '),
)
const NAMES = ['Ann', 'Bob', 'Cora']
const DUEL = { letter: 'A', bout: 1, valverde: 4, diaz: 6, played: [] }

test('a closed door says how it is opened, an open one what its pirate does', () => {
  const cabins = [{ pirate: 'tembo', free: true }, { pirate: null, free: false }]
  const view = given({ cabins })
  const knock: Choice = { action: 'knock', verb: 'knock', slots: {} }
  expect(labelOfDoor(view, 1, knock, say)).toBe('door-closed number=2. may-do offered=action-knock')
  expect(labelOfDoor(view, 0, undefined, say)).toBe('door-open number=1 pirate=tembo. does-tembo')
  expect(labelOfDoor({ ...view, fresh: 'pang' }, 0, undefined, say)).toMatch(/\. door-passed$/)
})

test('Sate says what he would give now, and nothing of it once he is gone', () => {
  const view = given({ cabins: [{ pirate: 'sate', free: true }], sate: 3 })
  expect(effectOf(view, 'sate', say)).toBe('does-sate: sate-now number=3')
  expect(effectOf(given(), 'sate', say)).toBe('does-sate')
})

test('cards of a kind say how many there are', () => {
  const lay: Choice = { action: 'lay pink-1', verb: 'lay', slots: { card: 'pink-1' } }
  expect(labelOfCard('pink-1', 2, lay, say)).toBe(
    'name-pink-1 × 2. may-do offered=action-lay card=pink-1',
  )
})

test('a duel space says what one has seen, and who else has', () => {
  const seen = { placed: true, pair: [3, 7], valverde: 7, diaz: 3, seen_by: [0, 1], sides_seen_by: [0, 1] }
  expect(labelOfLetter(given(), letter('B', seen), NAMES, undefined, say)).toBe(
    'letter-known letter=B valverde=7 diaz=3. letter-secret. letter-seen names=Bob',
  )
  const doubt = letter('B', { ...seen, valverde: null, diaz: null, sides_seen_by: [1] })
  expect(labelOfLetter(given(), doubt, NAMES, undefined, say)).toBe(
    'letter-pair letter=B low=3 high=7. letter-doubt. letter-seen names=Bob',
  )
  const hidden = letter('C', { placed: true })
  expect(labelOfLetter(given(), hidden, NAMES, undefined, say)).toBe('letter-hidden letter=C')
  const won = letter('A', { ...seen, played: ['grey-2'], winner: 'diaz' })
  expect(labelOfLetter(given(), won, NAMES, undefined, say)).toMatch(
    /diaz=3\. letter-winner side=diaz valverde=7 diaz=5$/,
  )
})

test('an allegiance is told as far as it is known: own, seen, declared, none', () => {
  const players = [
    player({ declared: true, side: 'diaz' }),
    player({ declared: true, side: 'valverde', spied_by: [0] }),
    player({ declared: true }),
    player(),
  ]
  const told = (view = given({ players })) => players.map((_, seat) => allegianceOf(view, seat, say))
  expect(told()).toEqual([
    'player-side-own side=diaz',
    'player-side-seen side=valverde',
    'player-declared',
    'player-undeclared',
  ])
  expect(told(given({ players, phase: 'over' }))[0]).toBe('player-side side=diaz')
  expect(doingsOf(given({ players }), 1, NAMES, say)).toContain('player-spied names=Ann')
})

test('cards seen in a hand are remembered, also where they may be under the pile by now', () => {
  const players = [player(), player({ known_cards: ['grey-3'] }), player()]
  expect(doingsOf(given({ players }), 1, NAMES, say)).toContain('player-knows cards=grey-3')
  const under = [{ known_by: [1], origin: 1, later: 0, card: null }]
  const view = given({ players, combat: { cards: 30, under, looked_at: [] } })
  expect(doingsOf(view, 1, NAMES, say)).toContain('player-knows-under cards=grey-3')
})

test('in the mutiny one is out, has left the duel, has laid, or still chooses', () => {
  const fights = { mutineer: true, fighting: true }
  const players = [
    player(),
    player({ mutineer: true }),
    player({ ...fights, laid: true }),
    player(fights),
  ]
  const view = given({ phase: 'lay', duel: DUEL, players })
  expect(players.map((_, seat) => stateOf(view, seat))).toEqual(['out', 'left', 'laid', null])
  expect(players.map((_, seat) => holdsMonkey(view, seat))).toEqual([false, false, true, true])
  expect(holdsMonkey(given({ players }), 3)).toBe(false)
  expect(players.map((_, seat) => stateOf(given({ players }), seat))).toEqual([null, null, null, null])
  const over = given({ phase: 'over', players })
  expect(players.map((_, seat) => stateOf(over, seat))).toEqual(['out', null, null, null])
})
