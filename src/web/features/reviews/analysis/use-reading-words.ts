import { useLocale } from 'use-intl'
import type { ReviewAnalysis } from '#shared/contracts/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { Aspect } from '#shared/domain/sentiment.ts'
import { describeReading, nameAspect } from '#shared/domain/sentiment-words.ts'

type ReadingWords = Pick<ReviewAnalysis, 'themes' | 'positiveAspects' | 'negativeAspects' | 'summary'>

export function useReadingWords(analysis: ReviewAnalysis): ReadingWords {
  return findReadingWords(analysis, useLocale())
}

/**
 * The built-in analysis speaks the reader's language; what a model has said stays as it was said, and so does what was read
 * of words that had to go: nothing is left to say it anew from.
 */
export function findReadingWords(analysis: ReviewAnalysis, locale: Locale): ReadingWords {
  const isOfGoneWords = analysis.aspects.length === 0 && analysis.themes.length > 0
  return analysis.origin.engine === 'model' || isOfGoneWords ? analysis : describeReading(analysis, locale)
}

export function useAspectName(): (aspect: Aspect) => string {
  const locale = useLocale()
  return (aspect) => nameAspect(aspect, locale)
}
