// All words of a game, those that are fetched later as well.

import { Words, type Language } from './words'

export async function fetchWordsOf(game: string, language: Language): Promise<Words> {
  const texts = await Promise.all(
    [game, `${game}-later`].map(async (name) => {
      const answer = await fetch(`/words/${name}.${language}.ftl`)
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
      return answer.text()
    }),
  )
  return new Words(language, texts)
}
