import { expect, test } from 'vitest'
import type { Review as Answer } from '../generated/messages'
import { Review } from './review.svelte'
import { at, pathOf, bandOf } from './curves'
import { Refusal } from './wire'

const SHARE = { value: 0.5, error: 0.1 }
const JUDGED = { type: 'judged', step: 2, seat: 0, action: 'a', choice: 'b', value: 0.1, best: 0.4, loss: 0.3, doubt: 0.1 } as const
const CHANCES = { type: 'chances', step: 2, shares: [SHARE, SHARE], laid_open: [SHARE, SHARE], suspicion: [] } as const
const ENDED = { type: 'ended', step: 9, shares: [1, 0], sides: [null, null] } as const

function answer(state: Answer['state'], ...judgements: unknown[]): Answer {
  return { state, place: 0, done: judgements.length, of: 2, sides: [], judgements: judgements as Answer['judgements'] }
}

function review(begun: Answer, ...more: Answer[]): { review: Review; asked: number[] } {
  const asked: number[] = []
  const look = async (since: number): Promise<Answer> => {
    asked.push(since)
    await Promise.resolve()
    const next = more.shift()
    if (next === undefined) throw new Refusal('review-unknown')
    return next
  }
  return { review: new Review({ begin: () => Promise.resolve(begun), look }), asked }
}

test('what is found comes in part by part until nothing more is left', async () => {
  const { review: one, asked } = review(answer('queued'), answer('running', JUDGED), answer('done', CHANCES, ENDED), answer('done'))
  await one.run()
  expect(asked).toEqual([0, 1, 3])
  expect([one.state, one.judged.length, one.chances.length, one.ended?.step, one.found]).toEqual(['done', 1, 1, 9, true])
})

test('a review that is lost says so and begins anew from its beginning', async () => {
  const { review: one } = review(answer('running', JUDGED))
  await one.run()
  expect([one.state, one.trouble?.key]).toEqual(['failed', 'review-unknown'])
  await one.run()
  expect(one.judged).toHaveLength(1)
})

test('at a moment holds what was last known before it', () => {
  const points = [{ step: 3, value: 0.2, error: 0 }, { step: 5, value: 0.6, error: 0 }]
  expect(at(points, 1)?.value).toBe(0.2)
  expect(at(points, 3)?.value).toBe(0.6)
  expect(at(points, 4)?.value).toBe(0.6)
  expect(at([], 4)).toBeUndefined()
})

test('a curve is drawn from the first moment to the last, its band within what can be', () => {
  const points = [{ step: 1, value: 0, error: 0.2 }, { step: 11, value: 1, error: 0.2 }]
  expect(pathOf(points, 10)).toBe('M0,100L100,0')
  expect(bandOf(points, 10)).toBe('M0,80L100,0L100,20L0,100Z')
  expect(pathOf([], 10)).toBe('')
})
