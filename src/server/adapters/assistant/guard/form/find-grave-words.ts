import type { Locale } from '#shared/domain/locales.ts'
import { GRAVE_WORDS } from './grave-words.ts'
import { areAlike, guessLocale, listWords } from './known-words.ts'

/** Shorter ones are words of their own, and beginnings of too many others. */
const SHORTEST_BEGINNING = 5

function readList(locale: Locale) {
  const words = listWords(GRAVE_WORDS[locale])
  return { whole: new Set(words), beginnings: words.filter(({ length }) => length >= SHORTEST_BEGINNING) }
}

const LISTS = { en: readList('en'), es: readList('es'), fr: readList('fr'), de: readList('de') } as const

/** Words of weight that the team has not brought up. The review may have: it is not for a reply to repeat them. */
export function findGraveWords(text: string, own: string): string[] {
  const { whole, beginnings } = LISTS[guessLocale(text)]
  const grave = listWords(text).filter(
    (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning)),
  )
  if (grave.length === 0) return []
  const known = listWords(own)
  return grave.filter((word) => !known.some((other) => areAlike(word, other)))
}
