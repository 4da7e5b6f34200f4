// What boards foresee, held against what Python's rules made of it: a test of tests/games/test_previews.py
// hands the file over.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { furthest } from './cartagena/doors'
import { neededOf, resultOf, winsOf } from './cartagena/duels'
import { encircledBy, priceOf, shareOf } from './freibeuter/facts'
import { previewOf, raidOf } from './meuterer/preview'
import { tallyOf } from './meuterer/tally'
import { buyersOf } from './meuterer/targets'
import { reachOf } from './traitres/targets'

const path = process.env.QUARTERDECK_PREVIEWS
const groups = path ? JSON.parse(readFileSync(path, 'utf8')) : []

const CHECKS = {
  freibeuter({ view, tried }) {
    for (const { verb, slots, encircled, price, earned } of tried) {
      const where = `${verb} ${JSON.stringify(slots)}`
      if (verb !== 'resolve') {
        expect(encircledBy(view, slots.region).sort(), where).toEqual(encircled.sort())
      }
      if (price === undefined) continue
      const more = verb === 'place' ? [view.turn] : []
      expect(priceOf(view, encircled[0], more), where).toBe(price)
      const boarder = view.owners.findIndex(({ boarded }) => boarded.includes(encircled[0]))
      if (boarder !== view.turn) expect(shareOf(view, encircled[0], view.turn, more), where).toBe(earned)
    }
  },
  meuterer({ view, goals = [], raid, counted, strengths, goods }) {
    for (const [card, goal] of goals) expect(previewOf(view, card)?.goal, card).toBe(goal)
    if (raid) expect(raidOf(view)).toMatchObject(raid)
    if (strengths) expect(tallyOf(view, counted)).toMatchObject(strengths)
    if (goods) {
      const shown = new Set(view.sailors[view.seat].shown)
      const sold = [...shown].filter((card) => buyersOf(view, card).includes(view.selling))
      expect(sold.sort()).toEqual(goods.sort())
    }
  },
  cartagena({ view, sailed, duel, won }) {
    if (sailed !== undefined) expect(furthest(view)).toBeGreaterThanOrEqual(sailed)
    if (duel === undefined) return
    const letter = view.letters.find((one) => one.letter === duel.letter)
    for (const side of ['valverde', 'diaz']) expect(resultOf(letter, side), side).toBe(duel[side])
    const wins = winsOf(view.letters)
    expect(Math.max(wins.valverde, wins.diaz) >= neededOf(view.letters)).toBe(won)
  },
  traitres({ view, card, number }) {
    expect(Math.min(reachOf(card), view.chest.length)).toBe(number)
  },
}

test.for(groups)('$game', ({ game, samples }) => {
  for (const sample of samples) CHECKS[game](sample)
  // How far a ship sails at most, it sails sometimes, also where every door is still closed
  const reached = ({ view, sailed }) =>
    view.cabins.every(({ pirate }) => pirate === null) && furthest(view) === sailed
  if (game === 'cartagena') expect(samples.some(reached)).toBe(true)
})

test.runIf(!path)('there are no previews without Python', () => {})
