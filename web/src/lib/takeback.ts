// What a page says of taking back: that it is possible, and for a moment why it is so no more.

import type { Line, Offer, TakeBackReason } from '../generated/messages'

export interface Way {
  /** The entry of the answer that can be taken back. */
  back: number | null
  /** Why the one that could be, can be no more. */
  gone: TakeBackReason | null
}

export const NO_WAY: Way = { back: null, gone: null }

/** What follows from what the server offered last, after what was known before. */
export function wayBack(before: Way, offer: Offer | null, lines: Line[], seat: number | null): Way {
  if (offer === null) return NO_WAY
  const taken = ({ key, slots, entry }: Line): boolean =>
    key === 'took-back' && slots.seat === seat && entry > offer.entry
  if (offer.reason === null) return lines.some(taken) ? NO_WAY : { back: offer.entry, gone: null }
  // Why something never was possible is no news, and neither is that one's own next answer came after it
  return before.back === offer.entry ? { back: null, gone: offer.reason } : { ...before, back: null }
}
