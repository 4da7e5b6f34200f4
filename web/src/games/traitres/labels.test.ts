import { expect, test } from 'vitest'
import { speaking } from '../../lib/speaking'
import { groupsOf } from './chest'
import { choice, given, lay, loot, player, trace } from './given'
import { doingsOf, isSecret, knownOf, labelOfCard, labelOfGroup } from './labels'
import type { Say } from './view'

/** Says a key and its slots, as they are. */
const say: Say = speaking((key, slots = {}) =>
  [key, ...Object.entries(slots).map(([slot, value]) => `${slot}=${String(value)}`)].join(' '),
)
const NAMES = ['Ann', 'Bob', 'Cora', 'Dan']

test('a player has planks and cards, and plays', () => {
  const players = [player({ planks: 2 }), player({ cards: 5 }), player(), player()]
  expect(doingsOf(given({ players }), 0, say)).toEqual([
    'player-planks number=2',
    'player-cards number=3',
    'player-turn',
  ])
})

test('who is overboard has neither, and a role that everybody knows', () => {
  const players = [player(), player({ aboard: false, role: 'pirate', cards: 0 })]
  const doings = doingsOf(given({ players }), 1, say)
  expect(doings).toEqual(['player-overboard', 'player-role role=pirate'])
  expect(isSecret(given({ players }), 1)).toBe(false)
})

test('the own role is a secret until the game is over', () => {
  expect(doingsOf(given(), 0, say)).toContain('player-role-secret role=pirate')
  expect(isSecret(given({ phase: 'over' }), 0)).toBe(false)
})

test('cards that one knows to be in a hand, or perhaps, are remembered', () => {
  const traces = [
    trace({ fresh: [[2, 0]], card: 'minus' }),
    trace({ fresh: [[2, 1]], loot: [4], card: 'plus' }),
    trace({ seat: 1, hands: [2] }),
  ]
  expect(knownOf(given({ traces }), 2)).toEqual({ sure: ['minus'], perhaps: ['plus'] })
  expect(knownOf(given({ traces }), 1)).toEqual({ sure: [], perhaps: [] })
  expect(doingsOf(given({ traces }), 2, say)).toContain('player-knows cards=minus')
  expect(knownOf(given({ traces, phase: 'over' }), 2).sure).toEqual([])
  const settled = [trace({ hands: [2], card: 'zero' }), trace({ hands: [1, 2], card: 'plus' })]
  const players = [player(), player({ cards: 1 }), player({ cards: 3 }), player()]
  expect(knownOf(given({ players, traces: settled }), 2)).toEqual({
    sure: ['zero'],
    perhaps: ['plus'],
  })
})

test('a card says what it does, and what may be done where that is one thing', () => {
  const use = [choice('spyglass', {})]
  expect(labelOfCard('spyglass', use, say)).toBe(
    'name-spyglass. does-spyglass. may-do offered=action-spyglass',
  )
  const planks = [choice('plank 1', { to: '1' }), choice('plank 2', { to: '2' })]
  expect(labelOfCard('plank', planks, say)).toBe('name-plank. does-plank')
})

test('a card of the chest says who laid it as what, and who lied', () => {
  const chest = [loot(0, { card: 'minus', known_by: [1, 0, 3] })]
  const view = given({ lays: [lay(1, 'plus')], chest })
  expect(labelOfGroup(groupsOf(view)[0]!, NAMES, say)).toBe(
    'loot-claim seat=1 claim=plus. loot-known cards=minus. loot-lie seat=1. loot-seen names=Dan',
  )
})

test('mixed cards say all that they may be', () => {
  const view = given({
    lays: [lay(0, 'plus', 'minus'), lay(2, 'zero')],
    chest: [loot(0, { lays: [0, 1] }), loot(1, { lays: [0, 1] })],
    traces: [trace({ loot: [0, 1], lay: 0, card: 'minus' })],
  })
  expect(labelOfGroup(groupsOf(view)[0]!, NAMES, say)).toBe(
    'loot-mixed number=2 claims=loot-claim seat=0 claim=plus,loot-claim seat=2 claim=zero.' +
      ' loot-among card=minus. loot-lie seat=0',
  )
})
