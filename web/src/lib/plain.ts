// What the plain board says of a view: names of its parts and of the things in it.

interface Reader {
  has: (key: string) => boolean
  tell: (key: string) => string
}

/** What a part of a view is called: by the game's words `field-…`, or by its own name. */
export function labelOf(name: string, reader: Reader): string {
  const key = `field-${name.replaceAll('_', '-')}`
  return reader.has(key) ? reader.tell(key) : name.replaceAll('_', ' ')
}

/** A single value: the name of a thing, a number, yes or no, nothing. */
export function wordOf(value: unknown, reader: Reader): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return reader.tell(value ? 'page-plain-yes' : 'page-plain-no')
  if (typeof value !== 'string' || value === '') return reader.tell('page-plain-nothing')
  return reader.has(`name-${value}`) ? reader.tell(`name-${value}`) : value
}

export function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object'
}

/** Whether a list has something for each player; a list of words is one of things. */
export function isOfSeats(values: unknown[], names: string[]): boolean {
  return values.length === names.length && values.every((one) => typeof one !== 'string')
}

/** Each thing of a list once, with how many there are. */
export function counted(values: unknown[]): [unknown, number][] {
  const counts = new Map<unknown, number>()
  for (const one of values) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts]
}
