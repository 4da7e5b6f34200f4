// How a game runs, for what is said of it at its end: what tellings move, and which of them turn it.

import type { Course } from '../../lib/ending'

export const COURSE: Course = {
  moved: {},
  turning: ['overboard', 'opened-chest', 'chest-full', 'chest-short', 'mutineers-gone', 'sides-even'],
}
