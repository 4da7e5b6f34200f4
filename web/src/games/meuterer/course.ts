// How a game runs, for what is said of it at its end: what tellings move, and which of them turn it.

import type { Course } from '../../lib/ending'

export const COURSE: Course = {
  moved: {
    docked: { seat: 'points' },
    supported: { seat: 'points' },
    'cabin-boy-scored': { seat: 'points' },
    sold: { seat: 'points' },
    'merchant-sold': { seat: 'points' },
  },
  turning: [],
}
