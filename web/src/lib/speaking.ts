// One function for sentences: checked by the compiler where the key stands in the source, `tell`
// for all others.

import type { Say, SharedPhrases, Tell } from '../generated/phrases'

export function speaking<Phrases = SharedPhrases>(tell: Tell): Say<Phrases> {
  const say = (key: keyof Phrases, slots?: Record<string, unknown>) => tell(String(key), slots)
  return Object.assign(say, { tell }) as Say<Phrases>
}
