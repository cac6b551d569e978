import type { Locale } from '#shared/domain/locales.ts'
import { foldText } from '../text/fold-text.ts'
import { areAlike, collectStems, PRAISE_STEMS, stemOf, TOPIC_STEMS, USUAL_STEMS } from './known-words.ts'
import { getTurns } from './turns/turns-by-locale.ts'

export interface Sources {
  /** Of the business and of the reviewer: they may be called by them, which says nothing yet. */
  names: string
  /** What the team has written itself. */
  own: string
  review: string
}

const WORDS_AND_BREAKS = /[\p{L}\p{N}]+|[,;:–—()?]/gu
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bcannot\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'m\b/g, ' am'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
  [/'d\b/g, ' would'],
  [/\b(it|that|what|there|here|let)'s\b/g, '$1 is'],
]

/** What the words of a sentence are, and the words that nobody has brought. */
export interface Marked {
  text: string
  foreign: string[]
}

/** `_` for what the review or the team has brought up, `+` for praise, `?` for what nobody has. */
export function markWords(sentence: string, locale: Locale, { names, own, review }: Sources): Marked {
  const given = [...collectStems(`${own} ${review}`)]
  const known: Known = {
    locale,
    names: collectStems(names),
    isGiven: (stem) => given.some((other) => areAlike(stem, other)),
  }
  const marks = listMarks(spellOut(sentence)).map((word) => ({ word, mark: markWord(word, known) }))
  return {
    text: ` ${marks.flatMap(({ mark }) => (mark === '' ? [] : [mark])).join(' ')} `,
    foreign: marks.filter(({ mark }) => mark === FOREIGN).map(({ word }) => word),
  }
}

interface Known {
  locale: Locale
  names: ReadonlySet<string>
  isGiven: (stem: string) => boolean
}

const [BROUGHT, PRAISE, FOREIGN, BREAK] = ['_', '+', '?', ',']

/** `''` for what says nothing. A word that can turn a sentence stays what it is, whoever has brought it. */
function markWord(word: string, { locale, names, isGiven }: Known): string {
  const { passedOver, pivot, brought } = getTurns(locale)
  if (!/[\p{L}\p{N}]/u.test(word)) return word === '?' ? '' : BREAK
  const stem = stemOf(word)
  const isUsual = USUAL_STEMS[locale].has(stem)
  if (passedOver.has(word) || (names.has(stem) && !isUsual)) return ''
  if (brought.test(word)) return isGiven(stem) ? BROUGHT : FOREIGN
  if (` ${word} `.search(pivot) >= 0) return word
  return isUsual && !isThing(stem, locale) ? word : markUnusual(stem, { locale, names, isGiven })
}

const isThing = (stem: string, locale: Locale) => getTurns(locale).things.has(stem)

function markUnusual(stem: string, { locale, isGiven }: Known): string {
  if (isThing(stem, locale) || isGiven(stem)) return BROUGHT
  if (PRAISE_STEMS[locale].has(stem)) return PRAISE
  return TOPIC_STEMS[locale].has(stem) ? BROUGHT : FOREIGN
}

const listMarks = (text: string) => text.match(WORDS_AND_BREAKS) ?? []

const spellOut = (sentence: string) =>
  CONTRACTIONS.reduce((text, [short, long]) => text.replace(short, long), foldText(sentence))
