import { Pencil } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { ReviewAnalysis } from '#shared/contracts/assistant.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button } from '#web/ui/index.ts'
import { useCorrectAnalysis } from './analysis.queries.ts'
import { SentimentChoices } from './sentiment-choices.tsx'

interface CorrectionPartProps {
  review: Review
  analysis: ReviewAnalysis
}

/** Who says otherwise, since when, and the way to do so. */
export function CorrectionPart({ review, analysis }: CorrectionPartProps) {
  const t = useTranslations('reviewsAnalysis.correction')
  const correct = useCorrectAnalysis(review)
  const place = useRef<HTMLDivElement>(null)
  const canManage = can(useMe(), 'reviews.manage')
  return (
    // The button that was pressed goes away; the focus stays here.
    <div ref={place} tabIndex={-1} className="flex flex-col items-start gap-2 outline-none empty:hidden">
      <CorrectionNote analysis={analysis} />
      {canManage && <CorrectionChoice {...{ analysis, correct, place }} />}
      <output className="sr-only">
        {correct.data &&
          (correct.data.correction ? t(`corrected.${correct.data.correction.sentiment}`) : t('takenBack'))}
      </output>
      <ProblemBanner error={correct.error} fallback={t('failed')} />
    </div>
  )
}

function CorrectionNote({ analysis: { correction, readSentiment } }: Pick<CorrectionPartProps, 'analysis'>) {
  const t = useTranslations('reviewsAnalysis.correction')
  const detail = useTranslations('reviewsDetail')
  if (!correction) return null
  return (
    <p className="text-sm">
      <span className="font-medium">{t('by', { name: correction.by || detail('somebody') })}</span>{' '}
      <RelativeTime at={correction.at} className="text-ink-muted" />
      <span className="block">{t(`readAs.${readSentiment}`)}</span>
      <span className="block text-ink-muted">{t('stays')}</span>
    </p>
  )
}

interface CorrectionChoiceProps {
  analysis: ReviewAnalysis
  correct: ReturnType<typeof useCorrectAnalysis>
  place: RefObject<HTMLElement | null>
}

function CorrectionChoice({ analysis, correct, place }: CorrectionChoiceProps) {
  const t = useTranslations('reviewsAnalysis.correction')
  const [isOpen, setIsOpen] = useState(false)
  const change = (isOpening: boolean) => {
    flushSync(() => setIsOpen(isOpening))
    const first = isOpening ? place.current?.querySelector<HTMLElement>('fieldset button') : place.current
    first?.focus()
  }
  const say = (sentiment: ReviewAnalysis['sentiment'] | null) => {
    change(false)
    correct.mutate(sentiment)
  }
  if (isOpen) {
    const keep = () => change(false)
    return <SentimentChoices question={t('question')} now={analysis.sentiment} onChoose={say} onKeep={keep} />
  }
  return (
    <div className="-ml-2.5 flex flex-wrap gap-1">
      <Button
        size="small"
        variant="quiet"
        icon={<Pencil aria-hidden />}
        isBusy={correct.isPending}
        onClick={() => change(true)}
      >
        {t('start')}
      </Button>
      {analysis.correction && (
        <Button size="small" variant="quiet" isBusy={correct.isPending} onClick={() => say(null)}>
          {t('takeBack')}
        </Button>
      )}
    </div>
  )
}
