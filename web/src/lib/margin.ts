// The marks in the margin of the rules: whose word a paragraph is, where it is not the book's.

export const MARGIN: Record<string, string> = {
  ruling: '‡',
  recon: '~',
  derived: '∴',
  option: '◇',
  example: '›',
}
