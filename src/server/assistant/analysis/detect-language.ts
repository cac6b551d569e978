import { eld } from 'eld/small'
import { LOCALES, type Locale } from '#shared/domain/locales.ts'
import { listWords } from './polarity-lexicon.ts'
import type { Words } from './split-words.ts'

/** Frequent, and no words of the neighbours, so that most reviews need no closer look. Without accents. */
const SIGNS: Record<Locale, ReadonlySet<string>> = {
  en: listWords(
    `the and with very they this that have our your there which would been from when what than were their it of
      for not but had you`,
  ),
  es: listWords('y muy pero los hay fue nos estaba una con mucho donde esta todo'),
  fr: listWords('et tres nous les avec pour mais dans est une etait vous je pas'),
  de: listWords('und nicht wir sehr ist der das mit aber auch ich ein war fuer wurde haben'),
}
const CLEAR_SHARE = 0.12
const CLEAR_SIGNS = 2
const LOOKED_AT = 120
/** Fewer words than this can be of any language. */
const TELLING_WORDS = 4

interface Hints {
  /** As the platform names it, if it does. */
  named: string | null
  /** How many of the words one of our languages knows. */
  countKnown: (locale: Locale) => number
}

/** Two letters, or `null` where it cannot be told. */
export function detectLanguage(text: string, { words }: Words, { named, countKnown }: Hints): string | null {
  if (words.length === 0) return null
  const clear = LOCALES.find((locale) => isClearly(locale, words))
  if (clear) return clear
  const isTelling = words.length >= TELLING_WORDS || !/[a-z]/i.test(text)
  const sure = isTelling ? findSure(text) : null
  return sure ?? readName(named) ?? findMostKnown(countKnown) ?? (eld.detect(text).language || null)
}

function findSure(text: string): string | null {
  const seen = eld.detect(text)
  return seen.language !== '' && seen.isReliable() ? seen.language : null
}

/** `pt` of `pt-BR`. */
function readName(named: string | null): string | null {
  const letters = named?.slice(0, 2).toLowerCase() ?? ''
  return /^[a-z]{2}$/.test(letters) ? letters : null
}

function isClearly(locale: Locale, words: readonly string[]): boolean {
  const known = SIGNS[locale]
  const looked = Math.min(words.length, LOOKED_AT)
  let signs = 0
  for (let at = 0; at < looked; at += 1) if (known.has(words[at] ?? '')) signs += 1
  return signs >= CLEAR_SIGNS && signs >= looked * (locale === 'en' ? CLEAR_SHARE : 2 * CLEAR_SHARE)
}

function findMostKnown(countKnown: (locale: Locale) => number): Locale | null {
  const [first, second] = LOCALES.map((locale) => ({ locale, count: countKnown(locale) })).toSorted(
    (one, other) => other.count - one.count,
  )
  return first && first.count > (second?.count ?? 0) ? first.locale : null
}
