// What is shown otherwise for this reader, before anything is painted: theme, size of text, movement, coordinates.
// A file of its own that the page waits for, since inline scripts are forbidden; `dress` is the event that has it look again.
{
  const sheet = '/src/styles/day.css'
  const root = document.documentElement
  const of = (name) => {
    try {
      return localStorage.getItem('quarterdeck-' + name)
    } catch {}
  }
  const dress = () => {
    const theme = of('theme') === 'day' ? 'day' : 'night'
    const text = Math.min(200, of('text') || 100)
    Object.assign(root.dataset, { theme, motion: of('motion'), coordinates: of('coordinates') })
    root.style.fontSize = text > 100 ? 0.16 * text + 'px' : ''
    if (theme === 'day' && !document.getElementById(theme)) {
      const link = `<link id="day" rel="stylesheet" href="${sheet}">`
      if (document.body) document.head.insertAdjacentHTML('beforeend', link)
      else document.write(link)
    }
  }
  dress()
  addEventListener('dress', dress)
  addEventListener('storage', dress)
}
