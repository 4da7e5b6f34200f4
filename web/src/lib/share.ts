// A picture of how a game ended, made in the page, to be handed on: it says nothing that the table did not.

export interface Shown {
  title: string
  heading: string
  why: string
  rows: { name: string; score: string; won: boolean }[]
}

const WIDTH = 1200
const LINE = 76
const INK = '#f5ecd9'

export async function pictureOf({ title, heading, why, rows }: Shown): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = 430 + rows.length * LINE
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#0b1923'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.strokeStyle = '#ecc670'
  pen.lineWidth = 4
  pen.strokeRect(24, 24, canvas.width - 48, canvas.height - 48)
  const write = (text: string, x: number, y: number, font: string, ink = INK): void => {
    pen.font = font
    pen.fillStyle = ink
    pen.fillText(text, x, y, WIDTH - x - 70)
  }
  write(title, 70, 105, '600 36px Georgia, serif', '#ecc670')
  write(heading, 70, 185, '600 60px Georgia, serif', '#f8dc9a')
  folded(pen, why, '30px system-ui, sans-serif').forEach((line, number) =>
    write(line, 70, 245 + 40 * number, '30px system-ui, sans-serif', '#b8c5c9'),
  )
  rows.forEach(({ name, score, won }, number) => {
    const y = 400 + number * LINE
    write(name, 70, y, `${won ? 600 : 400} 42px system-ui, sans-serif`, won ? '#f8dc9a' : INK)
    pen.textAlign = 'right'
    pen.font = '600 46px Georgia, serif'
    pen.fillText(score, WIDTH - 70, y)
    pen.textAlign = 'left'
  })
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}

/** Hand a picture to whatever the device offers, or save it: plain HTTP offers nothing. */
export async function share(blob: Blob, name: string): Promise<void> {
  const files = [new File([blob], name, { type: blob.type })]
  if (navigator.canShare?.({ files })) return navigator.share({ files }).catch(() => undefined)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

function folded(pen: CanvasRenderingContext2D, text: string, font: string): string[] {
  pen.font = font
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (pen.measureText(longer).width > WIDTH - 140) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines.slice(0, 3)
}
