// Shares of the win as curves: 100 wide and 100 high, whatever they are drawn in.

/** What was so before the decision of a step: the moment it belongs to is the one before. */
export interface Point {
  step: number
  value: number
  error: number
}

/** What holds at a moment: of the decision that is next there, or of the last one. */
export function at(points: Point[], moment: number): Point | undefined {
  return points.find(({ step }) => step > moment) ?? points.at(-1)
}

export function pathOf(points: Point[], length: number): string {
  return drawn(points.map((point) => place(point, point.value, length)))
}

/** The band of one standard error around a curve. */
export function bandOf(points: Point[], length: number): string {
  const upper = points.map((point) => place(point, point.value + point.error, length))
  const lower = points.map((point) => place(point, point.value - point.error, length))
  return points.length === 0 ? '' : `${drawn([...upper, ...lower.reverse()])}Z`
}

function place({ step }: Point, value: number, length: number): string {
  const across = (100 * (step - 1)) / Math.max(length, 1)
  return `${round(across)},${round(100 - 100 * Math.min(Math.max(value, 0), 1))}`
}

function drawn(places: string[]): string {
  return places.length === 0 ? '' : `M${places.join('L')}`
}

function round(number: number): number {
  return Math.round(100 * number) / 100
}
