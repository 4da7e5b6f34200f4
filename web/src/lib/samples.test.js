// Sentences that Python made, made again: a test of tests/texts/test_browser_words.py hands the file over.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Words } from './words'

const path = process.env.QUARTERDECK_SAMPLES
const groups = path ? JSON.parse(readFileSync(path, 'utf8')) : []

test.for(groups)('$language, $files', ({ language, texts, names, samples }) => {
  const words = new Words(language, texts)
  for (const { key, slots, said } of samples) {
    expect(words.say(key, slots, names), `${key} ${JSON.stringify(slots)}`).toBe(said)
  }
})

test.runIf(!path)('there are no samples without Python', () => {})
