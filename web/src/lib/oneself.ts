// What is asked of the server about oneself: links to oneself, devices, feeds, and the tables one sits at.

import type {
  Claim,
  Filter,
  Found,
  MakeWay,
  MyTables,
  SignOut,
  Way,
  WayKind,
  Ways,
} from '../generated/messages'
import { forgetAll } from './forgetting'
import { Refusal, ask } from './wire'

export function fetchWays(): Promise<Ways> {
  return ask<Ways>('/api/me/ways')
}

/** The link or feed there is, or a fresh one; for a device always a fresh code. */
export function makeWay(kind: WayKind, renew = false): Promise<Way> {
  const wish: MakeWay = { kind, renew }
  return ask<Way>('/api/me/ways', wish)
}

export function revoke(kind: WayKind): Promise<void> {
  return ask<void>(`/api/me/ways/${kind}`, undefined, 'DELETE')
}

export function lookWhom(secret: string): Promise<Found> {
  const wish: Claim = { secret }
  return ask<Found>('/api/ways/look', wish)
}

/** This browser is somebody else from now on. */
export function become(secret: string): Promise<Found> {
  const wish: Claim = { secret }
  return ask<Found>('/api/ways/claim', wish)
}

/** This browser is nobody, and keeps nothing. */
export async function forgetHere(): Promise<void> {
  await ask<void>('/api/me/badge', undefined, 'DELETE')
  forgetAll()
}

/** Asked again after a lost answer, it is the same signing out: else this browser would be nobody. */
export async function signOut(): Promise<void> {
  const wish: SignOut = { once: crypto.getRandomValues(new Uint32Array(3)).join('-') }
  const attempt = (): Promise<void> => ask<void>('/api/me/badges', wish)
  await attempt().catch((error) => {
    if (!(error instanceof Refusal) || error.key !== 'page-no-answer') throw error
    return attempt()
  })
}

export function fetchTables(filter: Filter, after: string): Promise<MyTables> {
  return ask<MyTables>(`/api/me/tables?${new URLSearchParams({ filter, after })}`)
}

export function removeTable(table: string): Promise<void> {
  return ask<void>(`/api/me/tables/${table}`, undefined, 'DELETE')
}

export function putBack(table: string): Promise<void> {
  return ask<void>(`/api/me/tables/${table}`, undefined, 'POST')
}

/** Addresses of one's own, from where others find the server; empty where only this computer does. */
export function linkTo(begin: string, secret: string): string {
  return `${begin || location.origin}/me#${secret}`
}

export function feedAt(begin: string, secret: string, language: string): string {
  return `${begin || location.origin}/feed/${secret}.atom?language=${language}`
}
