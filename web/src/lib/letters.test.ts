import { expect, test } from 'vitest'
import { LONGEST_CHAT, LONGEST_CHAT_BYTES } from '../generated/messages'
import { lettersLeft } from './letters'

test('letters are counted as the server counts them', () => {
  const left = ['  a \n b ', '鹿鹿', 'é'].map((text) => lettersLeft(text))
  expect(left).toEqual([LONGEST_CHAT - 3, LONGEST_CHAT - 2, LONGEST_CHAT - 1])
})

test('where letters are large their bytes are counted, and there is room for as many as the server takes', () => {
  const most = LONGEST_CHAT_BYTES / 4
  expect(lettersLeft('👍'.repeat(most))).toBe(0)
  expect(lettersLeft('👍'.repeat(most + 1))).toBeLessThan(0)
  expect(lettersLeft('鹿'.repeat(LONGEST_CHAT))).toBe(0)
  expect(lettersLeft('x'.repeat(LONGEST_CHAT + 1))).toBe(-1)
})
