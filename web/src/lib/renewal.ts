// A page of another build than the server's loads itself again: between two decisions, never in one,
// and where the reader was. Fetched when a server names another build, and by the page that comes of it.

import { isFree, isWanted, type Moment, type Past } from './moment'
import { reader } from './reader.svelte'
import type { Table } from './table.svelte'

const TRIED = 'quarterdeck-tried' // builds that this tab was loaded again for
const GLANCE = 500 // milliseconds between looks at what the reader does
const PATIENCE = 5000 // to wait for what is to have the focus

const TAB = '[role="tab"][aria-selected="true"]'
const SIDE = 'aside'
const PLACES = ['section.board', SIDE, '#main'] // where the focus may be

/** What a page leaves to the one that comes after it: its build and where the reader was. */
interface Note {
  build: string
  tab: string
  focus: string
  scroll: number
}

let tended: Table | null = null

/** Look after a table until the page can be loaded again; a page that just was finds its place. */
export function tend(table: Table): void {
  const own = document.documentElement.dataset['build'] ?? ''
  const note = history.state as Note | null
  if (note !== null) {
    history.replaceState(null, '')
    if (note.build === own) write({ builds: [], at: read()?.at ?? 0 })
    void settle(note).catch(() => {})
  }
  if (tended === table) return
  tended = table
  const look = (between: boolean): void => {
    const named = table.shown?.build ?? ''
    const past = read()
    if (!isWanted(own, named, past, Date.now()) || !isFree(momentOf(table, between))) return
    table.heard = null
    if (write({ builds: [...past!.builds, named], at: Date.now() })) renew(named)
  }
  table.heard = look
  const timer = setInterval(() => {
    if (table.heard === null) clearInterval(timer)
    else look(false)
  }, GLANCE)
  look(false)
}

function momentOf(table: Table, between: boolean): Moment {
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input:not([readonly]), textarea)')
  return {
    connected: table.connection === 'open',
    asked: table.deciding,
    between,
    sending: table.busy || table.talk.busy,
    reading: document.querySelector('dialog[open]') !== null,
    writing: table.talk.draft.trim() !== '' || [...fields].some((field) => isBegun(field)),
  }
}

function isBegun(field: HTMLInputElement): boolean {
  return field.type !== 'radio' && field.type !== 'checkbox' && field.value.trim() !== ''
}

function renew(build: string): void {
  const focus = PLACES.find((place) => document.activeElement?.closest(place)) ?? '#main'
  const tab = document.querySelector(TAB)?.id ?? ''
  const note: Note = { build, tab, focus, scroll: scrollY }
  document.body.inert = true // what is pressed in its last moments would be lost
  history.replaceState(note, '')
  location.reload()
}

/** Brings the reader back to where they were, and says what happened. */
async function settle(note: Note): Promise<void> {
  const status = document.createElement('p')
  status.className = 'unseen'
  status.role = 'status'
  document.body.append(status)
  await reader.later()
  const until = Date.now() + PATIENCE
  while (document.querySelector('main [role="tab"], main h1') === null && Date.now() < until) {
    await new Promise(requestAnimationFrame)
  }
  document.getElementById(note.tab)?.click()
  await new Promise(requestAnimationFrame)
  const place = note.focus === SIDE ? TAB : note.focus
  document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
  scrollTo(0, note.scroll)
  status.textContent = reader.say('page-renewed')
}

function read(): Past | null {
  try {
    return JSON.parse(sessionStorage.getItem(TRIED) ?? '{"builds":[],"at":0}') as Past
  } catch {
    return null
  }
}

/** Whether it is remembered, which a browser may refuse. */
function write(past: Past): boolean {
  try {
    sessionStorage.setItem(TRIED, JSON.stringify(past))
    return true
  } catch {
    return false
  }
}
