// How a game runs, for what is said of it at its end: what tellings move, and which of them turn it.

import type { Course } from '../../lib/ending'

export const COURSE: Course = {
  moved: {
    cashed: { seat: 'money' },
    captured: { seat: 'value' },
    paid: { to: 'money', seat: 'money', minus: true },
    'store-paid': { seat: 'money' },
  },
  turning: [],
}
