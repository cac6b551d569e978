import { useLocale } from 'use-intl'
import type { ReviewAnalysis } from '#shared/contracts/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { Aspect } from '#shared/domain/sentiment.ts'
import { describeAnalysis, nameAspect } from '#shared/domain/sentiment-words.ts'

type AnalysisWords = Pick<ReviewAnalysis, 'themes' | 'positiveAspects' | 'negativeAspects' | 'summary'>

export function useAnalysisWords(analysis: ReviewAnalysis): AnalysisWords {
  return findAnalysisWords(analysis, useLocale())
}

/**
 * The built-in analysis speaks the reader's language; what a model has said stays as it was said, and so does what was read
 * of words that had to go: nothing is left to say it anew from.
 */
export function findAnalysisWords(analysis: ReviewAnalysis, locale: Locale): AnalysisWords {
  const isOfGoneWords = analysis.aspects.length === 0 && analysis.themes.length > 0
  return analysis.origin.engine === 'model' || isOfGoneWords ? analysis : describeAnalysis(analysis, locale)
}

export function useAspectName(): (aspect: Aspect) => string {
  const locale = useLocale()
  return (aspect) => nameAspect(aspect, locale)
}
