// The rulebooks: fetched when somebody first asks why, read clause by clause.

import type { Book, Chapter, Clause, Heard, Line } from '../generated/messages'

export interface Page {
  book: Book
  chapter: Chapter
  clause: Clause
}

/** The game's book and the house's, as one run of clauses. */
export class Books {
  readonly pages: Page[]

  constructor(readonly books: Book[]) {
    this.pages = books.flatMap((book) =>
      book.chapters.flatMap((chapter) =>
        chapter.clauses.map((clause) => ({ book, chapter, clause })),
      ),
    )
  }

  /** The clause of this id, or the first of the chapter of this number. */
  find(wanted: string): string | undefined {
    const ids = this.pages.map((page) => page.clause.id)
    return ids.includes(wanted) ? wanted : ids.find((id) => id.startsWith(`${wanted}.`))
  }

  /** The page of a clause, and its neighbours where it has them, perhaps only among some. */
  open(
    clause: string,
    among: (id: string) => boolean = () => true,
  ): {
    page: Page | undefined
    before: Page | undefined
    after: Page | undefined
  } {
    const place = this.pages.findIndex((page) => page.clause.id === clause)
    if (place < 0) return { page: undefined, before: undefined, after: undefined }
    const near = ({ clause }: Page) => among(clause.id)
    return {
      page: this.pages[place],
      before: this.pages.slice(0, place).findLast(near),
      after: this.pages.slice(place + 1).find(near),
    }
  }
}

/** How often each clause was cited in what somebody was told, and in what was stated. */
export function cited(lines: Line[], said: Heard[] = []): Map<string, number> {
  const found = new Map<string, number>()
  for (const { clause } of [...lines, ...said])
    if (clause !== '') found.set(clause, (found.get(clause) ?? 0) + 1)
  return found
}

const known = new Map<string, Promise<Books>>()

export function fetchBooks(game: string, language: string): Promise<Books> {
  const path = `/book/${game}.${language}.json`
  const found = known.get(path)
  if (found !== undefined) return found
  const books = fetch(path)
    .then((answer) =>
      answer.ok ? answer.json() : Promise.reject(new Error(`${path}: ${answer.status}`)),
    )
    .then((read: Book[]) => new Books(read))
  known.set(path, books)
  books.catch(() => known.delete(path))
  return books
}

export interface Piece {
  text: string
  /** The clause this piece names, empty for plain text. */
  clause: string
  code: boolean
}

// F7.2 anywhere, (F7) for a chapter, and `words of records`; a bare F7 can be a region of the sea
const NAMED = /(\b[A-Z]\d+\.\d+\b|(?<=\()[A-Z]\d+(?=\))|`[^`]+`)/

/** A paragraph cut at the clauses it names, so that each can be opened. */
export function cut(text: string): Piece[] {
  return text
    .split(NAMED)
    .map((piece, place) => {
      if (place % 2 === 0) return { text: piece, clause: '', code: false }
      if (piece.startsWith('`')) return { text: piece.slice(1, -1), clause: '', code: true }
      return { text: piece, clause: piece, code: false }
    })
    .filter((piece) => piece.text !== '')
}
