// Looking for words in the rules, whatever their accents and capitals.

import type { Chapter, Clause } from '../generated/messages'
import type { Books } from './books'

/** Letters as one types them in a hurry: small, without accents, ligatures taken apart. */
export function plainly(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** The clauses in which all words of a search stand, or which have that number or begin with it. */
export function findClauses(books: Books, search: string): Set<string> {
  const words = plainly(search).split(/\s+/).filter(Boolean)
  const found = books.pages.filter(({ chapter, clause }) => {
    const text = plainly(whole(chapter, clause))
    return words.every((word) => (/^[a-z]\d+(\.\d*)?$/.test(word) ? isAt(clause.id, word) : text.includes(word)))
  })
  return new Set(found.map(({ clause }) => clause.id))
}

function whole(chapter: Chapter, clause: Clause): string {
  return [clause.id, chapter.title, ...clause.paragraphs.map(({ text }) => text)].join(' ')
}

/** Whether a clause is the one asked for, of its chapter, or begins with what was typed so far. */
function isAt(id: string, wanted: string): boolean {
  const own = id.toLowerCase()
  return own === wanted || own.startsWith(wanted.includes('.') ? wanted : `${wanted}.`)
}
