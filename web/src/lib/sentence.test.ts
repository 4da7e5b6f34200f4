import { expect, test } from 'vitest'
import type { Outcome } from '../generated/messages'
import { SHOWN } from './sample'
import { isOfTeams, sentenceOf } from './sentence'
import { speaking } from './speaking'
import type { Table } from './table.svelte'

const say = speaking((key, slots = {}) => [key, ...Object.values(slots)].join(' '))
const TEAMS: Outcome = { clause: 'T7.1', winners: [0, 2], scores: [], teams: ['pirate', 'mutineer', 'pirate'] }

function ended(outcome: Outcome, seat: number | null): string {
  const view = { seat, actors: [], outcome }
  return sentenceOf({ view, shown: { ...SHOWN, seat } } as unknown as Table, ['Ann', 'Bob', 'Cora'], say)
}

test('where sides win, the side is named, and whether it is one’s own', () => {
  expect(ended(TEAMS, 0)).toBe('page-end-with winners-pirate')
  expect(ended(TEAMS, 1)).toBe('page-end-against winners-pirate')
  expect(ended(TEAMS, null)).toBe('winners-pirate')
})

test('where players have scores, those who win are named', () => {
  const scored = { ...TEAMS, scores: [4, 2, 4] }
  expect(isOfTeams(scored)).toBe(false)
  expect(ended(scored, 0)).toBe('page-end-shared Ann,Cora')
  expect(ended({ ...scored, winners: [1] }, 1)).toBe('page-end-you-won')
  expect(ended({ ...scored, winners: [] }, 1)).toBe('page-end-nobody')
})
