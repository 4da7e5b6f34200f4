// Records that Python verified, verified again: tests/games/test_deals.py hands the file over.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { follow as lineByLine, verify } from './deal'

const path = process.env.QUARTERDECK_DEALS
const groups = path ? JSON.parse(readFileSync(path, 'utf8')) : []

test.for(groups)('$game', ({ samples }) => {
  for (const { how, record, kept, doubts, follow } of samples) {
    const { luck, head, ...found } = verify(record, kept)
    expect(found, how).toEqual({ doubts, follow })
    if (doubts.every(({ kind }) => ['line', 'commitment', 'seats'].includes(kind))) {
      const strays = lineByLine(record).filter((one) => one.follows === false)
      expect(strays[0]?.line, how).toBe(doubts.find(({ kind }) => kind === 'line')?.line)
    }
    if (!doubts.length) expect(head, how).toBe(record.head?.at(-1).lines ?? 0)
  }
})

test.runIf(!path)('there are no records without Python', () => {})
