import { expect, test } from 'vitest'
import type { Choice } from '../../generated/meuterer'
import { speaking } from '../../lib/speaking'
import { given, sailor } from './given'
import { doingsOf, factsOf, hasTaken, labelOf, labelOfCard, roleOf, salesAt } from './labels'
import type { Say } from './view'

/** Says a key and its slots, as they are. */
const say: Say = speaking((key, slots = {}) =>
  [key, ...Object.entries(slots).map(([slot, value]) => `${slot}=${String(value)}`)].join(' '),
)

test('an island says all of its figures, its state and what is reconstructed', () => {
  expect(factsOf(given(), 0, say)).toEqual([
    'fact-buys buys=any',
    'fact-prices alone=4 two=3 three=2',
    'fact-docking points=5',
    'fact-active',
    'fact-ship',
    'fact-recon cells=two,docking',
  ])
  expect(labelOf(given(), 3, say)).toMatch(/^Karge Zunge\. fact-buys buys=grain.*fact-inactive$/)
})

test('an island says who lies there and who wants to go there', () => {
  const view = given({ ship: 1, behind: 0, pirates: 4, captains_goal: 4, mutineers_goal: 4 })
  const standing = ['fact-captains-goal', 'fact-mutineers-goal', 'fact-pirates']
  expect(factsOf(view, 4, say).slice(4)).toEqual(standing)
  expect(factsOf(view, 0, say)).toContain('fact-active')
})

test('sales stand at their island once their number is known', () => {
  const sailors = [
    sailor({ here: { good: 'wine', number: 2 }, behind: { good: 'salt', number: 1 } }),
    sailor({ here: { good: 'wine', number: 0 } }),
  ]
  const view = given({ phase: 'sales', ship: 11, behind: 0, sailors })
  expect(salesAt(view, 11)).toEqual([{ seat: 0, sold: { good: 'wine', number: 2 } }])
  expect(salesAt(view, 0)).toEqual([{ seat: 0, sold: { good: 'salt', number: 1 } }])
  expect(salesAt(view, 5)).toEqual([])
  expect(doingsOf(view, 0, say)).toContain('sailor-sells good=salt number=1 island=Hochland')
})

test('a card says what can be done with it', () => {
  const show: Choice = { action: 'show wine', verb: 'show', slots: { card: 'wine' } }
  expect(labelOfCard('wine', show, say)).toBe('name-wine. may-do offered=action-show card=wine')
  expect(labelOfCard('wine', undefined, say)).toBe('name-wine')
})

test('whoever left and took a card is known to hold one, and only the reader knows the own', () => {
  const sailors = [sailor(), sailor({ left: 0 }), sailor({ left: 1 }), sailor()]
  const view = given({ captain: 3, seat: 1, action: 'loader', sailors })
  expect(roleOf(view, 1)).toBe('loader')
  expect(roleOf(view, 2)).toBeNull()
  expect(doingsOf(view, 2, say)).toEqual(['sailor-secret', 'sailor-left'])
  expect(hasTaken({ ...view, phase: 'action', turn: 2 }, 2)).toBe(false)
  expect(hasTaken({ ...view, captain: 2 }, 2)).toBe(false)
})

test('a revealed role is said of everybody', () => {
  const sailors = [sailor({ fought: 2 }), sailor({ role: 'mutineer' })]
  const view = given({ phase: 'mutiny', sailors })
  expect(doingsOf(view, 0, say)).toEqual(['sailor-captain', 'sailor-fought number=2'])
  expect(doingsOf(view, 1, say)).toEqual(['sailor-role action=mutineer'])
})
