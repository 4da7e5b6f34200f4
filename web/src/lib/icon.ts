// The tab's icon: the ship, and a lit lantern over it while the reader's turn waits.

const SHIP = "<rect width='32' height='32' rx='7' fill='#0b1923'/><path d='M16 4v15H7zM18 8v11h7zM5 22h22l-3 6H8z' fill='#ecc670'/>"
const LANTERN = "<circle cx='24' cy='8' r='8' fill='#0b1923'/><circle cx='24' cy='8' r='6.5' fill='#ff7a59'/>"

/** Draw the icon of this tab. */
export function showIcon(asked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link === null) return
  const drawn = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${SHIP}${asked ? LANTERN : ''}</svg>`
  link.href = `data:image/svg+xml,${encodeURIComponent(drawn)}`
}
