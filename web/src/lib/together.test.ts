import { expect, test, vi } from 'vitest'
import type { Eyes, Room } from '../generated/messages'
import type { Replay } from './replay.svelte'
import { Together, type RoomSource } from './together.svelte'
import { Refusal } from './wire'

const ROOM: Room = {
  room: 'r',
  replay: 'x',
  version: 1,
  leader: 0,
  you: 1,
  eyes: '0',
  step: 3,
  guests: [
    { number: 0, name: 'Ida', here: true },
    { number: 1, name: 'Joe', here: true },
  ],
  chat: [],
}

/** Somebody in a room that answers with these, one after the other, and then no more. */
function inside(...answers: (Room | Refusal)[]): { together: Together; replay: Replay; went: string[]; told: unknown[] } {
  const went: string[] = []
  const told: unknown[] = []
  const replay = {
    room: 'r',
    eyes: 'spectator',
    step: 0,
    aimed: 0,
    moved: null as (() => void) | null,
    pause() {},
    go(step: number, eyes: Eyes) {
      went.push(`${eyes}/${step}`)
      Object.assign(this, { step, aimed: step, eyes })
      this.moved?.()
      return Promise.resolve()
    },
  }
  const source: RoomSource = {
    open: () => Promise.resolve({ room: 'r' }),
    enter: () => Promise.resolve(ROOM),
    look: async () => {
      const next = answers.shift()
      if (next === undefined) return new Promise<never>(() => {})
      if (next instanceof Refusal) throw next
      return Promise.resolve(next)
    },
    leave: () => Promise.resolve(),
    tell: async (_, what, wish) => void told.push([what, wish]),
  }
  const together = new Together(replay as unknown as Replay, source)
  return { together, replay: replay as unknown as Replay, went, told }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))

test('whoever follows goes where the leader goes, and no more once they went elsewhere', async () => {
  const { together, replay, went } = inside(ROOM, { ...ROOM, version: 2, step: 4 })
  together.come()
  await soon()
  expect(went).toEqual(['0/3', '0/4'])
  expect(together.following).toBe(true)
  void replay.go(1, '0')
  expect(together.following).toBe(false)
  together.follow()
  expect([together.following, replay.step]).toEqual([true, 4])
})

test('whoever leads is led nowhere, and tells the others what is shown once the hand rests', async () => {
  const { together, replay, went, told } = inside({ ...ROOM, you: 0 })
  vi.useFakeTimers()
  together.come()
  await vi.advanceTimersByTimeAsync(1)
  void replay.go(7, '1')
  together.show()
  void replay.go(8, '1')
  together.show()
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect(went).toEqual(['1/7', '1/8'])
  expect(told).toEqual([['move', { eyes: '1', step: 8 }]])
})

test('a room that knows one not wants a name, and one that is gone is left', async () => {
  const outside = inside(new Refusal('room-outside'))
  outside.together.come()
  await soon()
  expect([outside.together.outside, outside.replay.room]).toEqual([true, 'r'])
  const gone = inside(ROOM, new Refusal('room-unknown'))
  gone.together.come()
  await soon()
  expect([gone.together.room, gone.replay.room, gone.together.trouble?.key]).toEqual([null, '', 'room-unknown'])
})

test('a room that does not answer is asked again', async () => {
  const { together } = inside(ROOM, new Refusal('page-no-answer'), { ...ROOM, version: 2 })
  vi.useFakeTimers()
  together.come()
  await vi.advanceTimersByTimeAsync(1)
  expect(together.lost).toBe(true)
  await vi.advanceTimersByTimeAsync(4000)
  vi.useRealTimers()
  expect([together.lost, together.room?.version]).toEqual([false, 2])
})
