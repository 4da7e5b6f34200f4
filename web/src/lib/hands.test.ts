import { expect, test } from 'vitest'
import { askedHere, curtainOf, isCurtain, isDone } from './hands'
import { SHOWN } from './sample'
import { read } from './route'

const SHARED = { ...SHOWN, hands: [{ seat: 0, code: false }, { seat: 2, code: true }] }

test('those at a screen who are asked decide in the order of their seats', () => {
  expect(askedHere(SHARED, { seat: null, actors: [2, 1, 0] })).toEqual([0, 2])
  expect(askedHere(SHARED, { seat: null, actors: [1] })).toEqual([])
  expect(askedHere(SHARED, null)).toEqual([])
})

test('a curtain has an address of its own, which is that of its table', () => {
  expect(read(curtainOf('abc'), '')).toEqual({ page: 'table', table: 'abc', invitation: '' })
  expect(isCurtain('/table/abc/curtain', 'abc')).toBe(true)
  expect(isCurtain('/table/abc', 'abc')).toBe(false)
})

test('a hand stays open while its own decision is', () => {
  expect(isDone(0, true, [0, 2], [])).toBe(false)
  expect(isDone(0, true, [2], [2])).toBe(true)
  expect(isDone(0, true, [], [])).toBe(true)
})

test('a hand that was only looked at stays open until somebody else is asked', () => {
  expect(isDone(0, false, [], [])).toBe(false)
  expect(isDone(0, false, [2], [2])).toBe(false)
  expect(isDone(0, false, [2], [])).toBe(true)
})
