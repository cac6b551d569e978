import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useCorrectAnalysis } from '../analysis.queries.ts'
import { SentimentChoices } from './sentiment-choices.tsx'

/** Where no engine gave a reading, a person's word is one. */
export function ReadByHand({ review }: { review: Review }) {
  const t = useTranslations('reviewsAnalysis')
  const correct = useCorrectAnalysis(review)
  return (
    <div className="flex flex-col gap-2">
      <SentimentChoices question={t('byHand')} now={null} isBusy={correct.isPending} onChoose={correct.mutate} />
      <ProblemBanner error={correct.error} fallback={t('correction.failed')} />
    </div>
  )
}
