// Records that Python verified, verified again: tests/games/test_deals.py hands the file over.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { verify } from './deal'

const path = process.env.QUARTERDECK_DEALS
const groups = path ? JSON.parse(readFileSync(path, 'utf8')) : []

test.for(groups)('$game', ({ samples }) => {
  for (const { how, record, kept, doubts, follow } of samples) {
    const { luck, ...found } = verify(record, kept)
    expect(found, how).toEqual({ doubts, follow })
  }
})

test.runIf(!path)('there are no records without Python', () => {})
