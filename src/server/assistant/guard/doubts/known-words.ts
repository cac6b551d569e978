import { type Locale, LOCALES } from '#shared/domain/locales.ts'
import { ENGLISH_TERMS } from '#server/assistant/analysis/english-terms.ts'
import { FRENCH_TERMS } from '#server/assistant/analysis/french-terms.ts'
import { GERMAN_TERMS } from '#server/assistant/analysis/german-terms.ts'
import { SPANISH_TERMS } from '#server/assistant/analysis/spanish-terms.ts'
import { ENGLISH_LEXICON } from '#server/assistant/analysis/english-polarity.ts'
import { FRENCH_LEXICON } from '#server/assistant/analysis/french-polarity.ts'
import { GERMAN_LEXICON } from '#server/assistant/analysis/german-polarity.ts'
import type { LexiconSource, PolarityLists } from '#server/assistant/analysis/polarity-lexicon.ts'
import { SPANISH_LEXICON } from '#server/assistant/analysis/spanish-polarity.ts'
import { foldText, collectStems, listWords } from '../text.ts'
import { writeOut } from './reply-words.ts'

interface Lists {
  topics: Readonly<Record<string, string>>
  lexicon: LexiconSource
}
const LISTS: Readonly<Record<Locale, Lists>> = {
  en: { topics: ENGLISH_TERMS, lexicon: ENGLISH_LEXICON },
  es: { topics: SPANISH_TERMS, lexicon: SPANISH_LEXICON },
  fr: { topics: FRENCH_TERMS, lexicon: FRENCH_LEXICON },
  de: { topics: GERMAN_TERMS, lexicon: GERMAN_LEXICON },
}

function mapLocales<Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  return { en: make('en'), es: make('es'), fr: make('fr'), de: make('de') }
}

/** In every form. Phrases are left out: their words mean something else alone. */
function listPolar({ words, endings }: LexiconSource, strengths: readonly (keyof PolarityLists)[]): Set<string> {
  const listed = strengths.flatMap((strength) => (words[strength] ?? '').split(/\s+/))
  const single = listed.filter((word) => word !== '' && !word.includes('-'))
  return new Set(
    single
      .flatMap((word) => (word.endsWith('*') ? endings.map((ending) => word.slice(0, -1) + ending) : [word]))
      // The German list writes ae for ä; folded text has a.
      .flatMap((word) => [foldText(word), foldText(word).replace(/([aou])e/g, '$1')]),
  )
}

const listAlone = (topics: Lists['topics']) =>
  Object.values(topics)
    .flatMap((terms) => terms.split(','))
    .filter((term) => !term.trim().includes(' '))
    .join(' ')

/** Of what ordinary replies in a language are made. */
export const USUAL_STEMS = mapLocales((locale) => collectStems(writeOut(locale)))
/** What businesses are praised and blamed for. */
export const TOPIC_WORDS = mapLocales((locale) => new Set(listWords(listAlone(LISTS[locale].topics))))
export const PRAISE_WORDS = mapLocales((locale) => listPolar(LISTS[locale].lexicon, [2, 3]))
export const BLAME_WORDS = mapLocales((locale) => listPolar(LISTS[locale].lexicon, ['-1', '-2', '-3']))

const USUAL_WORDS = mapLocales((locale) => new Set(listWords(writeOut(locale))))

/** By the words it shares with each; for a short text as well as for a long one. */
export function guessLocale(text: string): Locale {
  const words = listWords(text)
  const shared = (locale: Locale) => words.filter((word) => USUAL_WORDS[locale].has(word)).length
  return LOCALES.reduce((most, locale) => (shared(locale) > shared(most) ? locale : most))
}
