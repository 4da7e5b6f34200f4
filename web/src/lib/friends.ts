// Where friends find the server: not always where this page was found.

import type { ForFriends } from '../generated/messages'

const AGAIN = 2000 // milliseconds between attempts

/**
 * What links for friends begin with, asked until there is an answer or nobody waits for it (null);
 * empty where only this computer can reach the server.
 */
export async function urlForFriends(stop: AbortSignal): Promise<string | null> {
  while (!stop.aborted) {
    try {
      const answer = await fetch('/api/friends', { signal: stop })
      if (answer.ok) return ((await answer.json()) as ForFriends).url
    } catch {
      // No answer: ask again
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN))
  }
  return null
}
