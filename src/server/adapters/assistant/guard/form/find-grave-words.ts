import type { Locale } from '#shared/domain/locales.ts'
import { GRAVE_WORDS } from './grave-words.ts'
import { areAlike, guessLocale, listWords } from './known-words.ts'

/** Shorter ones are words of their own, and beginnings of too many others. */
const SHORTEST_BEGINNING = 5

interface Sources {
  own: string
  review: string
}

function readList(locale: Locale) {
  const words = listWords(GRAVE_WORDS[locale])
  return { whole: new Set(words), beginnings: words.filter(({ length }) => length >= SHORTEST_BEGINNING) }
}

const LISTS = { en: readList('en'), es: readList('es'), fr: readList('fr'), de: readList('de') } as const

/** Words of weight that neither the team nor the review has brought up. */
export function findGraveWords(text: string, { own, review }: Sources): string[] {
  const { whole, beginnings } = LISTS[guessLocale(text)]
  const grave = listWords(text).filter(
    (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning)),
  )
  if (grave.length === 0) return []
  const known = listWords(`${own} ${review}`)
  return grave.filter((word) => !known.some((other) => areAlike(word, other)))
}
