// What is shown otherwise for this reader, before anything is painted: theme, size of text, movement, coordinates.
// A file of its own that the page waits for, since inline scripts are forbidden; `dress` is the event that has it look again.
{
  const dress = () => {
    const of = (name) => {
      try {
        return localStorage.getItem('quarterdeck-' + name)
      } catch {
        return null
      }
    }
    const root = document.documentElement
    const day = of('theme') === 'day'
    const text = Math.min(200, Math.max(100, Number(of('text')) || 100))
    root.dataset.theme = day ? 'day' : 'night'
    root.dataset.motion = of('motion') === 'off' ? 'off' : 'on'
    root.dataset.coordinates = of('coordinates') === 'off' ? 'off' : 'on'
    root.style.fontSize = text > 100 ? 0.16 * text + 'px' : ''
    document.querySelector('meta[name=theme-color]').content = day ? '#f4ecd8' : '#0b1923'
  }
  dress()
  addEventListener('dress', dress)
  addEventListener('storage', dress)
}
