import { ChartNoAxesColumn, CheckCheck, Flag, FlagOff, Mail, MailOpen, RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { Button } from '#web/ui/index.ts'
import { DisputeLink } from '../list/row/dispute-link.tsx'
import type { useTriage } from '../triage/use-triage.ts'
import { useReadState } from './use-read-state.ts'

interface SheetActionsProps {
  review: Review
  onAnalyze: () => void
  /** Left out for those who may only look. */
  triage?: ReturnType<typeof useTriage>
}

export function SheetActions({ review, onAnalyze, triage }: SheetActionsProps) {
  const t = useTranslations('reviewsDetail')
  const analysis = useTranslations('reviewsAnalysis')
  const markRead = useReadState(review)
  return (
    <fieldset aria-label={t('actions')} className="-mx-2.5 flex flex-wrap gap-1">
      <Button size="small" variant="quiet" icon={<ChartNoAxesColumn aria-hidden />} onClick={onAnalyze}>
        {analysis('analyze')}
      </Button>
      {triage && <TriageButtons review={review} triage={triage} />}
      <DisputeLink review={review} />
      <Button
        size="small"
        variant="quiet"
        icon={review.isRead ? <Mail aria-hidden /> : <MailOpen aria-hidden />}
        onClick={() => markRead(!review.isRead)}
      >
        {t(review.isRead ? 'markUnread' : 'markRead')}
      </Button>
    </fieldset>
  )
}

function TriageButtons({ review, triage }: Required<Omit<SheetActionsProps, 'onAnalyze'>>) {
  const t = useTranslations('reviews.row')
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={review.isFlagged ? <FlagOff aria-hidden /> : <Flag aria-hidden />}
        onClick={() => triage.flag(review)}
      >
        {t(review.isFlagged ? 'unflag' : 'flag')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={review.isDone ? <RotateCcw aria-hidden /> : <CheckCheck aria-hidden />}
        onClick={() => triage.finish(review)}
      >
        {t(review.isDone ? 'reopen' : 'markDone')}
      </Button>
    </>
  )
}
