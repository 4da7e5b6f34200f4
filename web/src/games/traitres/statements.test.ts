import { expect, test } from 'vitest'
import {
  offeredBy,
  roomOf,
  slotsOf,
  statementOf,
  truthOf,
  withCard,
  withoutCard,
  type Draft,
} from './statements'

function draft(changes: Partial<Draft>): Draft {
  return { verb: 'hand', cards: [], to: null, ...changes }
}

test('a hand is said with its three cards, in the order of their kinds', () => {
  let hand = draft({})
  for (const card of ['plank', 'plus', 'minus', 'zero'] as const) {
    expect(statementOf(hand)).toBe(hand.cards.length < 3 ? null : 'hand plus minus plank')
    hand = withCard(hand, card)
  }
  expect(statementOf(hand)).toBe('hand plus minus plank')
  expect(slotsOf(hand)).toEqual({ cards: ['plus', 'minus', 'plank'] })
  expect(statementOf(withoutCard(hand, 1))).toBe(null)
})

test('what was laid is one card, another choice instead of it', () => {
  const laid = withCard(draft({ verb: 'laid', cards: ['plus'] }), 'minus')
  expect(statementOf(laid)).toBe('laid minus')
  expect(slotsOf(laid)).toEqual({ loot: 'minus' })
})

test('with the Spyglass one can have seen one to three cards of loot', () => {
  expect(offeredBy('saw')).toEqual(['plus', 'zero', 'minus'])
  expect(roomOf('saw')).toBe(3)
  expect(statementOf(draft({ verb: 'saw', cards: ['minus'] }))).toBe('saw minus')
  const three = draft({ verb: 'saw', cards: ['minus', 'plus', 'minus'] })
  expect(statementOf(three)).toBe('saw plus minus minus')
  expect(statementOf(draft({ verb: 'saw' }))).toBe(null)
})

test('trust and suspicion name a player', () => {
  expect(offeredBy('trust')).toEqual([])
  expect(statementOf(draft({ verb: 'trust', to: 0 }))).toBe('trust 0')
  expect(statementOf(draft({ verb: 'suspect' }))).toBe(null)
  expect(slotsOf(draft({ verb: 'suspect', to: 4 }))).toEqual({ to: 4 })
})

test('the truth is offered where it can be said', () => {
  expect(truthOf('hand', ['plank', 'plus', 'plus'], [], null)).toEqual(['plus', 'plus', 'plank'])
  expect(truthOf('hand', ['plank'], [], null)).toEqual([])
  expect(truthOf('saw', [], ['minus', 'plus'], null)).toEqual(['plus', 'minus'])
  expect(truthOf('laid', [], [], 'zero')).toEqual(['zero'])
  expect(truthOf('trust', [], [], 'zero')).toEqual([])
})
