import { useLocale, useTranslations } from 'use-intl'
import type { ReviewAnalysis } from '#shared/contracts/assistant.ts'
import type { Review } from '#shared/contracts/reviews.ts'

type Basis = Pick<ReviewAnalysis, 'basis' | 'language'>

/** What the reading rests on, and why that is not more. */
export function useBasisSentence(): (review: Pick<Review, 'content'>, analysis: Basis) => string {
  const t = useTranslations('reviewsAnalysis.bases')
  const locale = useLocale()
  return ({ content }, { basis, language }) => {
    if (basis !== 'stars') return t(basis)
    if (!content?.trim()) return t('starsNoText')
    if (language === null) return t('starsUnknown')
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language
    return t('starsLanguage', { language: name })
  }
}
