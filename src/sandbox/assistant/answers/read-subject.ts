import { isLocale, type Locale } from '#shared/domain/locales.ts'
import type { Subject } from '../chat-request.ts'

/** Small words by which a language is known. */
const SMALL_WORDS: Record<Locale, RegExp> = {
  en: /\b(the|and|was|were|very|with|is|this)\b/gi,
  es: /\b(el|la|los|muy|con|una|fue|está|pero)\b/gi,
  fr: /\b(le|les|très|avec|une|est|était|mais|nous)\b/gi,
  de: /\b(der|die|das|und|war|sehr|mit|nicht|ist)\b/gi,
}

/** In which language the answer is wanted. */
export function languageOf({ answerLanguage, fallbackLanguage, review }: Subject): Locale {
  const told = answerLanguage ?? review.language?.slice(0, 2)
  if (isLocale(told)) return told
  return guessLanguage(review.text ?? '') ?? (isLocale(fallbackLanguage) ? fallbackLanguage : 'en')
}

export function guessLanguage(text: string): Locale | null {
  const counts = Object.entries(SMALL_WORDS).map(([locale, words]) => ({
    locale,
    count: text.match(words)?.length ?? 0,
  }))
  const best = counts.toSorted((one, other) => other.count - one.count)[0]
  return best && best.count > 0 && isLocale(best.locale) ? best.locale : null
}

const GOOD =
  /\b(great|good|lovely|friendly|excellent|delicious|bueno|excelente|rico|amable|bon|délicieux|gentil|gut|lecker|freundlich|toll)/gi
const BAD =
  /\b(bad|terrible|rude|dirty|cold|slow|awful|malo|sucio|frío|lento|mauvais|sale|froid|lent|schlecht|schmutzig|kalt|langsam|unfreundlich)/gi

/** From -1 to 1, by words and stars. */
export function scoreOf({ review }: Subject): number {
  const stars = review.stars ?? (review.isRecommended === null ? 3 : review.isRecommended ? 5 : 1)
  const words = scoreWords(review.text ?? '')
  return words === 0 ? (stars - 3) / 2 : Math.max(-1, Math.min(1, words / 3 + (stars - 3) / 4))
}

export function scoreWords(text: string): number {
  return (text.match(GOOD)?.length ?? 0) - (text.match(BAD)?.length ?? 0)
}

export function moodOf(score: number): 'good' | 'mixed' | 'bad' {
  if (score > 0.2) return 'good'
  return score < -0.2 ? 'bad' : 'mixed'
}
