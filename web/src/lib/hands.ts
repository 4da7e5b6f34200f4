// Several people at one screen: whose turn it is to look, and the new document behind each curtain.

import type { LiftCurtain, OpenHand, Seated, Shown, TakeHand } from '../generated/messages'
import { drawLuck } from './luck'
import { pathOf } from './route'
import type { AnyView } from './table.svelte'
import { ask } from './wire'

export function takeHand(table: string, wish: TakeHand): Promise<Seated> {
  return ask<Seated>(`/api/tables/${table}/hands`, wish)
}

/** Somebody who sits down at a screen that several share; `code` is empty where they want none. */
export interface Companion {
  name: string
  code: string
}

export const FEWEST = 2 // people who share a screen

/**
 * Seats all of them one after the other, the first with bytes for the luck; those who are `seated` already, as after a
 * name that could not be taken, are passed over.
 */
export async function seatTogether(
  table: string,
  people: Companion[],
  invitations: string[],
  seated: Set<number>,
): Promise<void> {
  for (const [number, { name, code }] of people.entries()) {
    if (seated.has(number)) continue
    const luck = number === 0 ? drawLuck(table) : ''
    await takeHand(table, { invitation: invitations[number] ?? '', name: name.trim(), luck, code })
    seated.add(number)
  }
}

/** What opens a hand; it is kept in the memory of this document alone. */
export function liftCurtain(table: string, wish: LiftCurtain): Promise<OpenHand> {
  return ask<OpenHand>(`/api/tables/${table}/curtain`, wish)
}

/** The seats at this screen that are asked, in the order in which they decide. */
export function askedHere(shown: Shown, view: AnyView | null): number[] {
  return shown.hands.map(({ seat }) => seat).filter((seat) => view?.actors.includes(seat))
}

export function curtainOf(table: string): string {
  return `${pathOf(table)}/curtain`
}

/** Whether this document was made for a curtain, so that it begins with nothing in its memory. */
export function isCurtain(path: string, table: string): boolean {
  return path === curtainOf(table)
}

/** Let the curtain fall: nothing of what was shown is left, on the page at once, in memory with the new document. */
export function drawCurtain(table: string): void {
  document.body.hidden = true
  location.replace(curtainOf(table))
}

/**
 * Whether an open hand has been open for long enough: it `was` asked and its own decision is made, or somebody else at
 * this screen is asked who was not `before`.
 */
export function isDone(seat: number, was: boolean, asked: number[], before: number[]): boolean {
  return !asked.includes(seat) && (was || asked.some((one) => !before.includes(one)))
}

/** Whether whoever is at this screen reads or writes something of which the curtain would rob them. */
export function isBusy(): boolean {
  const { activeElement } = document
  return document.querySelector('dialog[open]') !== null || activeElement instanceof HTMLTextAreaElement
}
