import { expect, test } from 'vitest'
import { seatsGivenAway } from './handed'

function line(key: string, seat: number) {
  return { entry: 1, clause: '', key, slots: { seat } }
}

test('a seat that was given away waits until somebody has it', () => {
  const away = [line('went-away', 1), line('seat-free', 1), line('seat-free', 2)]
  expect(seatsGivenAway(away)).toEqual([1, 2])
  expect(seatsGivenAway([...away, line('came-back', 1)])).toEqual([2])
  expect(seatsGivenAway([...away, line('handed-to-person', 2)])).toEqual([1])
  expect(seatsGivenAway([...away, line('boarded', 1)])).toEqual([1, 2])
})
