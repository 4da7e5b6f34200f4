// What is asked of the server about a finished game.

import {
  LARGEST_FILE,
  type Eyes,
  type News,
  type ReplayEnd,
  type ReplayMade,
  type ReplayShown,
} from '../generated/messages'
import { ask, Refusal } from './wire'

export const REVIEW = 'review' // in the place of a moment

/** Where a replay reads from. */
export interface Source {
  shown: () => Promise<ReplayShown>
  news: (eyes: Eyes, step: number, since: number) => Promise<News>
  end: () => Promise<ReplayEnd>
}

/** A moment of a replay, by whose eyes; its beginning where none is named. A room of several stands behind the #. */
export function replayOf(replay: string, eyes: Eyes | '' = '', step = 0, room = ''): string {
  return `/replay/${replay}` + (eyes && `/${eyes}/${step}`) + (room && `#${room}`)
}

/** The review of a replay, which is not begun before it is asked for. */
export function reviewOf(replay: string): string {
  return `/replay/${replay}/${REVIEW}`
}

/** The moment that an address names behind the replay: its beginning, by one's own eyes, where it names none. */
export function momentOf(named: string): { eyes: Eyes | ''; step: number } {
  const [, eyes = '', step = '0'] = /^([0-7]|spectator|open)(?:\/(\d{1,5}))?\/?$/.exec(named) ?? []
  return { eyes: eyes as Eyes | '', step: Number(step) }
}

export function sourceOf(replay: string): Source {
  const path = `/api/replays/${replay}`
  return {
    shown: () => ask(path),
    news: (eyes, step, since) => ask(`${path}/news?eyes=${eyes}&step=${step}&since=${since}`),
    end: () => ask(`${path}/end`),
  }
}

export function fileOf(replay: string): string {
  return `/api/replays/${replay}/record`
}

export function fetchFile(replay: string): Promise<unknown> {
  return ask(fileOf(replay))
}

/** Have a replay open nowhere any more. */
export function withdraw(replay: string): Promise<void> {
  return ask(`/api/replays/${replay}`, undefined, 'DELETE')
}

/** Hand in a record; under which id it is kept for a while. */
export async function handIn(file: File): Promise<string> {
  if (file.size > LARGEST_FILE) throw new Refusal('record-too-large', { most: LARGEST_FILE })
  const { replay } = await ask<ReplayMade>('/api/replays', file)
  return replay
}
