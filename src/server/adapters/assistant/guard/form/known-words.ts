import type { Locale } from '#shared/domain/locales.ts'
import { ENGLISH_TERMS } from '../../built-in/reading/aspects/english-terms.ts'
import { FRENCH_TERMS } from '../../built-in/reading/aspects/french-terms.ts'
import { GERMAN_TERMS } from '../../built-in/reading/aspects/german-terms.ts'
import { SPANISH_TERMS } from '../../built-in/reading/aspects/spanish-terms.ts'
import { ENGLISH_LEXICON } from '../../built-in/reading/lexicon/english-polarity.ts'
import { FRENCH_LEXICON } from '../../built-in/reading/lexicon/french-polarity.ts'
import { GERMAN_LEXICON } from '../../built-in/reading/lexicon/german-polarity.ts'
import type { LexiconSource } from '../../built-in/reading/lexicon/polarity-lexicon.ts'
import { SPANISH_LEXICON } from '../../built-in/reading/lexicon/spanish-polarity.ts'
import { foldText } from '../text/fold-text.ts'
import { ENGLISH_REPLY_WORDS } from './words/english-words.ts'
import { FRENCH_REPLY_WORDS } from './words/french-words.ts'
import { GERMAN_REPLY_WORDS } from './words/german-words.ts'
import { SPANISH_REPLY_WORDS } from './words/spanish-words.ts'

const REPLY_WORDS: Readonly<Record<Locale, string>> = {
  en: ENGLISH_REPLY_WORDS,
  es: SPANISH_REPLY_WORDS,
  fr: FRENCH_REPLY_WORDS,
  de: GERMAN_REPLY_WORDS,
}
const TOPICS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: ENGLISH_TERMS,
  es: SPANISH_TERMS,
  fr: FRENCH_TERMS,
  de: GERMAN_TERMS,
}

const LEXICONS: Readonly<Record<Locale, LexiconSource>> = {
  en: ENGLISH_LEXICON,
  es: SPANISH_LEXICON,
  fr: FRENCH_LEXICON,
  de: GERMAN_LEXICON,
}

export const listWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

const SHORTEST_STEM = 5
const LONGEST_ENDING = 3
const SHORTEST_WITHOUT_S = 3

/** The word without its ending: "apologise" and "apologies" are one. */
export function stemOf(word: string): string {
  if (word.length > SHORTEST_STEM) return word.slice(0, Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING))
  return word.length > SHORTEST_WITHOUT_S ? word.replace(/s$/, '') : word
}

const SHORTEST_SHARED = 4

/** Forms of one word, as far as their beginning tells. */
export function areAlike(one: string, other: string): boolean {
  if (one === other) return true
  const shared = Math.max(SHORTEST_SHARED, Math.min(one.length, other.length) - 1)
  return one.slice(0, shared) === other.slice(0, shared)
}

export function collectStems(text: string): Set<string> {
  return new Set(listWords(text).map(stemOf))
}

function mapLocales<Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  return { en: make('en'), es: make('es'), fr: make('fr'), de: make('de') }
}

/** Of what ordinary replies in a language are made. */
export const USUAL_STEMS = mapLocales((locale) => collectStems(REPLY_WORDS[locale]))
/** Of what praise is made; phrases are left out. */
export const PRAISE_STEMS = mapLocales((locale) => {
  const { words } = LEXICONS[locale]
  const single = `${words[3]} ${words[2]}`.split(/\s+/).filter((word) => !word.includes('-'))
  return collectStems(single.join(' '))
})
/** What businesses are praised and blamed for. */
export const TOPIC_STEMS = mapLocales((locale) => collectStems(Object.values(TOPICS[locale]).join(' ')))

/** The harsher words of blame, as folded text has them: the German list writes ae for ä. Phrases are left out. */
export const BLAME_WORDS = mapLocales((locale) => {
  const { words } = LEXICONS[locale]
  const single = `${words['-2']} ${words['-3']}`.split(/\s+/).filter((word) => !word.includes('-'))
  const listed = listWords(single.join(' '))
  return new Set(locale === 'de' ? listed.map((word) => word.replace(/([aou])e/g, '$1')) : listed)
})

const USUAL_WORDS = mapLocales((locale) => new Set(listWords(REPLY_WORDS[locale])))

/** By the words it shares with each; for a short text as well as for a long one. */
export function guessLocale(text: string): Locale {
  const words = listWords(text)
  const shared = (locale: Locale) => words.filter((word) => USUAL_WORDS[locale].has(word)).length
  const counted = (['en', 'es', 'fr', 'de'] as const).map((locale) => [locale, shared(locale)] as const)
  return counted.reduce((most, each) => (each[1] > most[1] ? each : most))[0]
}

/** Whether a text has words of another that are not usual in replies. */
export function sharesWords(text: string, other: string): boolean {
  const usual = USUAL_STEMS[guessLocale(text)]
  const known = [...collectStems(other)]
  return [...collectStems(text)].some((stem) => !usual.has(stem) && known.some((word) => areAlike(stem, word)))
}
