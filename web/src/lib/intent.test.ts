import { afterEach, expect, test, vi } from 'vitest'
import { Intent } from './intent.svelte'
import { forget, remember } from './preferences'

const WINE = { action: 'show wine', verb: 'show', slots: { card: 'wine' } }
const SALT = { action: 'show salt', verb: 'show', slots: { card: 'salt' } }
const OPEN = { action: 'open', verb: 'open', slots: {} }

vi.stubGlobal('document', { activeElement: null })
const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})

afterEach(() => forget('act-at-once'))

function asked() {
  const done: string[] = []
  const question = { choices: [WINE, SALT, OPEN], decision: 1 as number | null }
  const intent = new Intent(question, (action) => done.push(action), (action) => action === 'open')
  return { question, done, intent }
}

test('what might be overlooked about an action is said beside it, and nothing else', () => {
  const about = { key: 'hint-last-plank', slots: { seat: 1 }, clause: 'T5.1', about: ['plank 1'] }
  const general = { key: 'hint-pile', slots: { number: 3 }, clause: 'T7.3', about: [] }
  const intent = new Intent({ choices: [], decision: 1, hints: [general, about] })
  expect(intent.cautions('plank 1')).toEqual([about])
  expect(intent.cautions('plank 2')).toEqual([])
})

test('the first time explains, the second does it', () => {
  const { intent, done } = asked()
  intent.choose('card-wine', [WINE])
  expect([intent.spot, intent.action, done]).toEqual(['card-wine', 'show wine', []])
  intent.choose('card-wine', [WINE])
  expect([intent.spot, intent.action, done]).toEqual([null, null, ['show wine']])
})

test('the button does it, and what is about to be done is told first', () => {
  const { intent, done } = asked()
  const told: string[] = []
  intent.leaving = (action) => told.push(`${action} after ${done.length}`)
  intent.choose('card-wine', [WINE])
  intent.carryOut('show wine')
  expect([told, done]).toEqual([['show wine after 0'], ['show wine']])
})

test('the focus stays in the list where something was done there', () => {
  const { intent, done } = asked()
  const told: string[] = []
  intent.leaving = (action) => told.push(action)
  intent.choose('list-show wine', [WINE], true)
  intent.choose('list-show wine', [WINE], true)
  expect([told, done]).toEqual([[], ['show wine']])
})

test('another thing moves the choice, and none is done', () => {
  const { intent, done } = asked()
  intent.choose('card-wine', [WINE])
  intent.choose('card-salt', [SALT])
  expect([intent.spot, done]).toEqual(['card-salt', []])
})

test('the same action chosen in the list after the board is done', () => {
  const { intent, done } = asked()
  intent.choose('card-wine', [WINE])
  intent.choose('list-show wine', [WINE], true)
  expect(done).toEqual(['show wine'])
})

test('where more can be done the second time does nothing, until a button says what', () => {
  const { intent, done } = asked()
  intent.choose('hand', [WINE, SALT])
  intent.choose('hand', [WINE, SALT])
  expect([intent.actions, intent.action, done]).toEqual([['show wine', 'show salt'], null, []])
  intent.carryOut('show salt')
  expect(done).toEqual(['show salt'])
})

test('a thing that can only be read about is put away by choosing it again', () => {
  const { intent } = asked()
  intent.choose('island', [])
  expect(intent.spot).toBe('island')
  intent.choose('island', [])
  expect(intent.spot).toBeNull()
})

test('acting at once needs no second time, but for what is one of several', () => {
  remember('act-at-once', 'yes')
  const { intent, done } = asked()
  intent.choose('card-wine', [WINE])
  expect(done).toEqual(['show wine'])
  intent.choose('hand', [WINE, SALT])
  expect([intent.spot, done]).toEqual(['hand', ['show wine']])
})

test('what asks by itself is not explained before', () => {
  const { intent, done } = asked()
  intent.choose('open', [OPEN])
  expect([intent.spot, done]).toEqual([null, ['open']])
})

test('what is meant lasts while it can be done and the same is asked', () => {
  const { intent, question, done } = asked()
  intent.choose('card-wine', [WINE])
  question.choices = [WINE, OPEN]
  expect(intent.spot).toBe('card-wine')
  question.choices = [SALT]
  expect(intent.spot).toBeNull()
  question.choices = [WINE]
  question.decision = 2
  expect(intent.spot).toBeNull()
  intent.choose('card-wine', [WINE])
  expect([intent.spot, done]).toEqual(['card-wine', []])
})

test('a click elsewhere puts it down, one on the thing or its explanation does not', async () => {
  const { intent } = asked()
  intent.choose('card-wine', [WINE])
  intent.clicked(false) // the click that chose it goes on up through the page
  expect(intent.on).toBe(true)
  await new Promise((done) => setTimeout(done))
  intent.clicked(true)
  expect(intent.on).toBe(true)
  intent.clicked(false)
  expect(intent.on).toBe(false)
})

test('what the list explains is not explained on the board', () => {
  const { intent } = asked()
  intent.choose('list-show wine', [WINE], true)
  expect([intent.spot, intent.action]).toEqual([null, 'show wine'])
})
