import { expect, test } from 'vitest'
import type { Heard, Line } from '../../generated/traitres'
import { linesOf } from '../../lib/arriving'
import { claimsOf, type Claim } from './claims'
import { given, lay, loot } from './given'
import type { Verb } from './statements'

const line = linesOf<Line>()

function laid(entry: number, seat: number): Line {
  return { ...line('laid', { seat, claim: 'plus', number: 1 }), entry }
}

function heard(entry: number, seat: number, verb: Verb, slots: Record<string, unknown>): Heard {
  return { entry, seat, text: '', clause: 'T6.2', key: `statement-${verb}`, slots } as Heard
}

const VIEW = given({
  lays: [lay(1, 'plus'), lay(2, 'zero'), lay(1, 'plus')],
  chest: [loot(0, { card: 'minus' }), loot(1), loot(2, { card: 'plus' })],
})
const LINES = [laid(3, 1), laid(5, 2), laid(9, 1)]

function briefly(claim: Claim): string {
  if (!('claimed' in claim)) return `${claim.verb} ${claim.verdict}`
  return `said ${claim.claimed.claim} ${claim.claimed.verdict}`
}

test('announcements and statements of a player stand in the order in which they were made', () => {
  const said = [
    heard(4, 1, 'hand', { cards: ['plus', 'plus', 'minus'] }),
    heard(6, 2, 'trust', { to: 1 }),
    heard(10, 1, 'suspect', { to: 0 }),
  ]
  const [none, moll, jack] = claimsOf(VIEW, LINES, said)
  expect(none).toEqual([])
  expect(moll?.map(briefly)).toEqual([
    'said plus lie',
    'hand null',
    'said plus true',
    'suspect null',
  ])
  expect(jack?.map(briefly)).toEqual(['said zero null', 'trust null'])
})

test('what somebody says to have laid is held against the last card, where one knows it', () => {
  const said = [
    heard(4, 1, 'laid', { loot: 'plus' }),
    heard(6, 2, 'laid', { loot: 'plus' }),
    heard(10, 1, 'laid', { loot: 'plus' }),
  ]
  const [, moll, jack] = claimsOf(VIEW, LINES, said)
  expect(moll?.map(briefly)).toEqual(['said plus lie', 'laid lie', 'said plus true', 'laid true'])
  expect(jack?.map(briefly)).toEqual(['said zero null', 'laid null'])
})

test('what somebody says to have seen is held against the last look, where one knows it', () => {
  const looks = [
    { by: 0, loot: [0], lays: [0], cards: ['minus' as const, 'plus' as const] },
    { by: 1, loot: [0], lays: [0], cards: null },
  ]
  const looked = [4, 6].map((entry) => ({ ...line('looked', { seat: 0, number: 1 }), entry }))
  const said = [
    heard(5, 0, 'saw', { cards: ['plus', 'minus'] }),
    heard(7, 0, 'saw', { cards: ['plus'] }),
    heard(7, 1, 'saw', { cards: ['plus'] }),
  ]
  const [ann, moll] = claimsOf(given({ looks }), looked, said)
  expect(ann?.map(briefly)).toEqual(['saw true', 'saw lie'])
  expect(moll?.map(briefly)).toEqual(['saw null'])
})

test('what is written freely is no claim', () => {
  const chat: Heard = { entry: 4, seat: 0, text: 'Ahoy', clause: '', key: '', slots: {} }
  expect(claimsOf(VIEW, LINES, [chat])[0]).toEqual([])
})

test('a statement names its cards and its player', () => {
  const said = [heard(4, 1, 'laid', { loot: 'zero' }), heard(5, 1, 'trust', { to: 3 })]
  const [, moll] = claimsOf(given(), [], said)
  expect(moll).toMatchObject([
    { cards: ['zero'], to: null },
    { cards: [], to: 3 },
  ])
})
