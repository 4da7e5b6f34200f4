// Where the squares of the track lie: along two rows, out and back, each with a slight swell.

import type { Track } from './view'

export const WIDE = 640
export const HIGH = 192
const [LEFT, RIGHT] = [44, 592]
const ROWS = [72, 134]
const SWELL = 7

export interface Point {
  x: number
  y: number
}

/** How many squares the way out has; the rest are on the way back. */
function outward(mutiny: number): number {
  return Math.ceil((mutiny + 1) / 2)
}

/** Whether a square is on the way out, where the ship heads to the right. */
export function isOutward(square: number, mutiny: number): boolean {
  return square < outward(mutiny)
}

/** The middle of a square. */
export function pointOf(square: number, mutiny: number): Point {
  const out = outward(mutiny)
  const apart = (RIGHT - LEFT) / Math.max(1, out - 1)
  const swell = SWELL * Math.sin(square * 1.15)
  if (square < out) return { x: LEFT + square * apart, y: ROWS[0]! + swell }
  return { x: RIGHT - (square - out) * apart, y: ROWS[1]! + swell }
}

/** The way from one square to another as a path, around the turn at the end of the first row. */
export function courseOf(from: number, to: number, mutiny: number): string {
  const out = outward(mutiny)
  const parts = [`M${at(pointOf(from, mutiny))}`]
  for (let square = from + 1; square <= Math.min(to, mutiny); square++) {
    const turn = square === out ? 'A34 34 0 0 1 ' : 'L'
    parts.push(`${turn}${at(pointOf(square, mutiny))}`)
  }
  return parts.join('')
}

function at({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`
}

/** Where the ship set out: at the volcano with two, the treasure with three, the coins with four (C1.1). */
export function startOf(track: Track, players: number): number {
  return [track.volcano, track.treasure, track.coin][players - 2] ?? 0
}

export type Kind = 'volcano' | 'treasure' | 'coin' | 'storm' | 'mutiny' | 'sea'

/** What is on a square. */
export function kindOf(track: Track, square: number): Kind {
  if (square === track.mutiny) return 'mutiny'
  if (square === track.volcano) return 'volcano'
  if (square === track.treasure) return 'treasure'
  if (square === track.coin) return 'coin'
  return track.storms.includes(square) ? 'storm' : 'sea'
}
