// How a game runs, for what is said of it at its end: what tellings move, and which of them turn it.

import type { Course } from '../../lib/ending'

export const COURSE: Course = {
  moved: {
    'got-coins': { seat: 'number' },
    robbed: { seat: 1, to: -1 },
    paid: { seat: 1 },
  },
  turning: ['duel-won'],
}
