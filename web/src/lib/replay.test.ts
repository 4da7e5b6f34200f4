import { expect, test } from 'vitest'
import type { Eyes, News, ReplayEnd, ReplayShown, Seat } from '../generated/messages'
import { Replay } from './replay.svelte'
import { Refusal } from './wire'

const STEPS = 4
const CHAIR: Seat = { name: '', bot: '', crew: 0, taken: true, here: true, screen: 0 }
const GAME: ReplayShown = {
  replay: 'r',
  game: 'freibeuter',
  edition: 1,
  options: {},
  chairs: [CHAIR, CHAIR],
  commitment: '',
  origin: null,
  seat: 1,
  withdrawable: true,
  file: false,
}
const END: ReplayEnd = { steps: STEPS, outcome: null, broken_off: 'agreed', reasons: [], rewinds: 0, hints: 0, marks: [], lines: [] }

/** A game of four steps, of each of which one line is told; and what was asked for. */
function recorded(game: Partial<ReplayShown> = {}): { replay: Replay; asked: string[] } {
  const asked: string[] = []
  const news = async (eyes: Eyes, step: number, since: number): Promise<News> => {
    asked.push(`${eyes}/${step} since ${since}`)
    await Promise.resolve()
    if (step > STEPS) throw new Refusal('step-unknown')
    const told = Array.from({ length: step - since }, (_, index) => since + 1 + index)
    return {
      type: 'news',
      entry: step,
      since,
      told: told.map((entry) => ({ entry, clause: 'F1.1', key: 'won', slots: { seat: 0, eyes } })),
      said: [],
      speaks: false,
      view: { seat: null, actors: [step % 2], at: `${eyes}/${step}` },
      decision: null,
      choices: [],
      asked: null,
      hints: [],
    }
  }
  const source = { shown: async () => ({ ...GAME, ...game }), news, end: async () => END }
  return { replay: new Replay('r', source), asked }
}

function told(replay: Replay): number[] {
  return replay.scene.told.map(({ entry }) => entry)
}

test('a replay begins with the deal and the eyes of who sat there, or of a spectator', async () => {
  const { replay } = recorded()
  await replay.open('', 0)
  expect([replay.eyes, replay.step, replay.scene.view]).toMatchObject(['1', 0, { at: '1/0' }])
  const other = recorded({ seat: null })
  await other.replay.open('', 0)
  expect(other.replay.eyes).toBe('spectator')
})

test('one step on is told, to be animated; jumping and going back is not, and is drawn anew', async () => {
  const { replay } = recorded()
  await replay.open('', 0)
  const { jumps } = replay
  await replay.move(1)
  expect([told(replay), replay.jumps]).toEqual([[1], jumps])
  await replay.go(3)
  expect([told(replay), replay.jumps]).toEqual([[], jumps + 1])
  await replay.move(-1)
  expect([told(replay), replay.jumps, replay.step]).toEqual([[], jumps + 2, 2])
  expect(replay.scene.lines.map(({ entry }) => entry)).toEqual([0, 1, 2])
  await replay.move(1)
  expect(told(replay)).toEqual([3])
})

test('the slider grows with what was seen, and knows of no end before that is asked for', async () => {
  const { replay } = recorded()
  await replay.open('', 2)
  expect([replay.length, replay.end]).toEqual([2, null])
  await replay.go(0)
  expect(replay.length).toBe(2)
  await replay.learn()
  expect([replay.length, replay.seen]).toEqual([STEPS, 2])
})

test('the step after the last one is the end, which is then known', async () => {
  const { replay } = recorded()
  await replay.open('', STEPS)
  expect(replay.last).toBe(false)
  await replay.move(1)
  expect([replay.step, replay.last, replay.length, replay.trouble]).toEqual([STEPS, true, STEPS, null])
})

test('an address beyond the end leads to the beginning, and betrays nothing', async () => {
  const { replay } = recorded()
  await replay.open('open', 9)
  expect([replay.step, replay.eyes, replay.end, replay.seen]).toEqual([0, 'open', null, 0])
})

test('other eyes keep the moment, and are told what was seen before', async () => {
  const { replay } = recorded()
  await replay.open('0', 3)
  await replay.go(1)
  await replay.look('open')
  expect([replay.step, replay.scene.view]).toMatchObject([1, { at: 'open/1' }])
  await expect.poll(() => replay.story.lines.length).toBe(4)
  expect(replay.story.lines.every(({ slots }) => slots.eyes === 'open')).toBe(true)
})

test('eyes that nobody has at this table are not asked for', async () => {
  const { replay, asked } = recorded()
  await replay.open('5', 1)
  expect(asked).toEqual(['1/1 since -1'])
})

test('of the moments that a hand on the slider passes, those are fetched that there is time for', async () => {
  const { replay, asked } = recorded()
  await replay.open('', STEPS)
  asked.length = 0
  const sliding = replay.go(1)
  void replay.go(2)
  void replay.go(3)
  await sliding
  expect([replay.step, asked]).toEqual([3, ['1/1 since 1', '1/3 since 3']])
})

test('what was seen before is not asked for again', async () => {
  const { replay, asked } = recorded()
  await replay.open('', 1)
  await replay.move(1)
  await replay.move(-1)
  await replay.move(1)
  expect(asked).toEqual(['1/1 since -1', '1/2 since 1'])
})
