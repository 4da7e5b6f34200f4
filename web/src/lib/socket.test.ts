import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Refused, Sent } from '../generated/messages'
import { TableSocket, waitFor, type Connection } from './socket'
import { SHOWN } from './sample'

/** A socket whose other end is the test. */
class Line {
  sent: unknown[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.closed = true
  }

  open(): void {
    this.onopen?.()
  }

  hear(message: Sent): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  breakOff(): void {
    this.onclose?.()
  }
}

let lines: Line[]
let heard: Sent[]
let states: Connection[]
let reasons: (string | undefined)[]
let entry: number

function connect(random = () => 1): TableSocket {
  const ear = {
    since: () => entry,
    hear: (message: Sent) => void heard.push(message),
    connection: (state: Connection, why?: Refused) => {
      states.push(state)
      reasons.push(why?.key)
    },
  }
  const world = {
    connect: () => {
      lines.push(new Line())
      return lines.at(-1) as unknown as WebSocket
    },
    random,
  }
  return new TableSocket('t', ear, world)
}

function line(): Line {
  return lines.at(-1)!
}

function welcome(): void {
  line().open()
  line().hear(SHOWN)
}

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  heard = []
  states = []
  reasons = []
  entry = -1
})

afterEach(() => {
  vi.useRealTimers()
})

test('a line begins by asking for its table', () => {
  connect()
  line().open()
  expect(line().sent).toEqual([{ type: 'watch', table: 't', since: -1 }])
})

test('after a break it asks for what came since the last entry it has', () => {
  connect()
  welcome()
  entry = 17
  line().breakOff()
  expect(states.at(-1)).toBe('lost')
  vi.advanceTimersByTime(400)
  welcome()
  expect(lines).toHaveLength(2)
  expect(line().sent).toEqual([{ type: 'watch', table: 't', since: 17 }])
  expect(states.at(-1)).toBe('open')
})

test('an unanswered act is sent again with the same decision, once the table is shown', () => {
  const socket = connect()
  welcome()
  const ask = socket.act(5, 'board C4')
  line().breakOff()
  vi.advanceTimersByTime(400)
  line().open()
  expect(line().sent).toHaveLength(1)
  line().hear(SHOWN)
  expect(line().sent[1]).toEqual({ type: 'act', ask, decision: 5, action: 'board C4' })
})

test('an answered act is not sent again', () => {
  const socket = connect()
  welcome()
  line().hear({ type: 'done', ask: socket.act(5, 'board C4'), entry: 6 })
  line().hear({ type: 'refused', key: 'x', slots: {}, clause: '', ask: socket.act(6, 'draw sea') })
  line().breakOff()
  vi.advanceTimersByTime(400)
  welcome()
  expect(line().sent).toHaveLength(1)
})

test('an act that nobody answers is tried on a new line', () => {
  const socket = connect()
  welcome()
  socket.act(5, 'board C4')
  vi.advanceTimersByTime(7_999)
  expect(states.at(-1)).toBe('open')
  vi.advanceTimersByTime(401)
  welcome()
  expect(lines).toHaveLength(2)
  expect(line().sent).toHaveLength(2)
})

test('what is said is sent again after a break in the order it was said, each with its own word', () => {
  let next = 0
  const socket = connect(() => (next += 0.25))
  welcome()
  const asks = [socket.chat('Ahoy'), socket.say('trust 1'), socket.chat('Ahoy')]
  const sent = line().sent.slice(1)
  expect(sent).toEqual([
    { type: 'chat', ask: asks[0], text: 'Ahoy', once: '0.25' },
    { type: 'say', ask: asks[1], statement: 'trust 1', once: '0.5' },
    { type: 'chat', ask: asks[2], text: 'Ahoy', once: '0.75' },
  ])
  line().hear({ type: 'done', ask: asks[0]!, entry: 6 })
  line().breakOff()
  vi.advanceTimersByTime(400)
  welcome()
  expect(line().sent.slice(1)).toEqual(sent.slice(1))
})

test('while one thing is unanswered the line is not trusted for ever, when all is answered it is', () => {
  const socket = connect()
  welcome()
  const first = socket.chat('Ahoy')
  const second = socket.act(5, 'board C4')
  line().hear({ type: 'done', ask: first, entry: 6 })
  vi.advanceTimersByTime(7_999)
  line().hear({ type: 'done', ask: second, entry: 7 })
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(1)
  line().hear({ type: 'done', ask: (socket.chat('Anybody?'), socket.chat('Hello?')), entry: 8 })
  vi.advanceTimersByTime(8_000)
  expect(states.at(-1)).toBe('lost')
})

test('an act without a connection waits for one', () => {
  const socket = connect()
  socket.act(5, 'board C4')
  expect(line().sent).toEqual([])
  welcome()
  expect(line().sent).toHaveLength(2)
})

test('each attempt waits twice as long, up to a limit, and less than all at once', () => {
  expect([0, 1, 2].map((attempt) => waitFor(attempt, () => 1))).toEqual([400, 800, 1600])
  expect(waitFor(2, () => 0)).toBe(800)
  expect(waitFor(60, () => 1)).toBe(15_000)
})

test('attempts that hear nothing wait longer each time; a word from the table begins anew', () => {
  connect()
  line().breakOff()
  vi.advanceTimersByTime(400)
  expect(lines).toHaveLength(2)
  line().breakOff()
  vi.advanceTimersByTime(799)
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(lines).toHaveLength(3)
  welcome()
  line().breakOff()
  vi.advanceTimersByTime(400)
  expect(lines).toHaveLength(4)
})

test('a table with trouble is asked for again; one that does not exist is not', () => {
  connect()
  line().open()
  line().hear({ type: 'refused', key: 'table-failed', slots: {}, clause: '', ask: null })
  expect(heard).toEqual([])
  expect(line().closed).toBe(true)
  vi.advanceTimersByTime(400)
  line().open()
  line().hear({ type: 'refused', key: 'table-unknown', slots: {}, clause: '', ask: null })
  expect(heard).toHaveLength(1)
})

test('a closed line stays closed, and an old one is not listened to', () => {
  const socket = connect()
  const first = line()
  socket.refresh()
  first.hear(SHOWN)
  first.breakOff()
  expect(heard).toEqual([])
  socket.close()
  line().breakOff()
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(2)
})

test('a line that is one too many says why, and is tried again politely until there is room', () => {
  connect()
  for (const key of ['full-badge', 'full-address', 'full-house', 'full-table']) {
    line().open()
    line().hear({ type: 'refused', key, slots: {}, clause: '', ask: null })
    line().breakOff()
    expect(heard).toEqual([])
    expect([states.at(-1), reasons.at(-1)]).toEqual(['lost', key])
    const tried = lines.length
    vi.advanceTimersByTime(14_999)
    expect(lines).toHaveLength(tried)
    vi.advanceTimersByTime(1)
    expect(lines).toHaveLength(tried + 1)
  }
  welcome()
  expect([states.at(-1), reasons.at(-1)]).toEqual(['open', undefined])
})
