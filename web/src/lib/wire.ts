// What is asked of the server over HTTP.

import type { Open, Opened, Refused, Seated, Sit, Welcome } from '../generated/messages'

/** The server, or the way to it, said no; `key` and `slots` make the sentence. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly slots: Record<string, unknown> = {},
    readonly clause = '',
  ) {
    super(key)
  }
}

export function fetchWelcome(): Promise<Welcome> {
  return ask<Welcome>('/api/me')
}

export function openTable(open: Open): Promise<Opened> {
  return ask<Opened>('/api/tables', open)
}

export function sitDown(table: string, sit: Sit): Promise<Seated> {
  return ask<Seated>(`/api/tables/${table}/seats`, sit)
}

export function recordOf(table: string): string {
  return `/api/tables/${table}/record`
}

/** The record of a finished game, as it was sent. */
export function fetchRecord(table: string): Promise<unknown> {
  return ask(recordOf(table))
}

export async function ask<Answer>(
  path: string,
  body?: object,
  method = 'GET',
  signal?: AbortSignal,
): Promise<Answer> {
  const request: RequestInit = { credentials: 'same-origin', method, signal: signal ?? null }
  if (body !== undefined) {
    request.method = 'POST'
    request.headers = { 'Content-Type': 'application/json' }
    request.body = body instanceof Blob ? body : JSON.stringify(body)
  }
  let answer: Response
  try {
    answer = await fetch(path, request)
  } catch {
    throw new Refusal('page-no-answer')
  }
  if (answer.status === 204) return undefined as Answer
  const read: unknown = await answer.json().catch(() => null)
  if (answer.ok && read !== null) return read as Answer
  if (isRefused(read)) throw new Refusal(read.key, read.slots, read.clause)
  throw new Refusal('page-no-answer')
}

function isRefused(read: unknown): read is Refused {
  return typeof read === 'object' && read !== null && 'key' in read && typeof read.key === 'string'
}
