// Where a small sheet lies so that what it speaks of stays in sight.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Something that is better not covered, and how much that matters. */
export interface Kept {
  box: Box
  weight: number
}

const GAP = 8 // pixels between the sheet and a thing
const SPOKEN_OF = 10 // what a pixel of the thing itself weighs
const APART = 20 // what a pixel of distance weighs

/** The top left corner of a sheet of this size: within the room, over nothing it speaks of where that can be, and near the first of it. */
export function besides(
  size: { width: number; height: number },
  room: Box,
  spoken: Box[],
  kept: Kept[] = [],
): { left: number; top: number } {
  const weighed = [...spoken.map((box) => ({ box, weight: SPOKEN_OF })), ...kept]
  const edges = weighed.map(({ box }) => box)
  const lefts = places(size.width, room.left, room.right, edges.map(({ left, right }) => [left, right]))
  const tops = places(size.height, room.top, room.bottom, edges.map(({ top, bottom }) => [top, bottom]))
  const [thing = room] = spoken
  let best = { left: room.left, top: room.top }
  let least = Infinity
  for (const left of lefts) {
    for (const top of tops) {
      const at = { left, top, right: left + size.width, bottom: top + size.height }
      let cost = APART * (distance(at, thing) + askew(at, thing) / 50)
      for (const { box, weight } of weighed) cost += weight * overlap(at, box)
      if (cost < least) [least, best] = [cost, { left, top }]
    }
  }
  return best
}

/** Where a stretch of this length may begin: at the ends, and before, after and around each of the others. */
function places(length: number, from: number, to: number, others: [number, number][]): number[] {
  const wanted = others.flatMap(([start, end]) => [start - GAP - length, end + GAP, (start + end - length) / 2])
  const last = Math.max(from, to - length)
  return [...new Set([from, last, ...wanted.map((one) => Math.min(last, Math.max(from, one)))])]
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

function distance(one: Box, other: Box): number {
  const wide = Math.max(one.left - other.right, other.left - one.right, 0)
  const high = Math.max(one.top - other.bottom, other.top - one.bottom, 0)
  return Math.hypot(wide, high)
}

function askew(one: Box, other: Box): number {
  const wide = one.left + one.right - other.left - other.right
  const high = one.top + one.bottom - other.top - other.bottom
  return Math.hypot(wide, high) / 2
}
