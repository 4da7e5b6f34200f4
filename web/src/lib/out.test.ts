import { expect, test } from 'vitest'
import type { Line as Cartagena } from '../generated/cartagena'
import type { Line as Traitres } from '../generated/traitres'
import { linesOf } from './arriving'
import { isOut } from './out'

const [traitres, cartagena] = [linesOf<Traitres>(), linesOf<Cartagena>()]

test('who went overboard or is out of the mutiny is out, and nobody else', () => {
  const lines = [
    traitres('overboard', { seat: 1, role: 'pirate' }),
    cartagena('out-undeclared', { seat: 2 }),
    cartagena('excluded', { seat: 3 }),
  ]
  expect([0, 1, 2, 3, -1].map((seat) => isOut(lines, seat))).toEqual([false, true, true, true, false])
})
