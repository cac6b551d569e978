import { CalendarClock, PenLine } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Reply, Review } from '#shared/contracts/reviews.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { SheetSection } from '#web/ui/index.ts'
import { ReplyEntry } from './reply-entry.tsx'

interface ReplyThreadProps {
  review: Review
  replies: readonly Reply[]
  /** Colleagues who are writing one just now. */
  composing: readonly string[]
  onRespond: () => void
}

/** Every reply there was, the newest first, and what is still to come. */
export function ReplyThread({ review, replies, composing, onRespond }: ReplyThreadProps) {
  const t = useTranslations('reviewsDetail.thread')
  return (
    <SheetSection title={t('title')}>
      <ComposingLine names={composing} />
      <PlannedLine planned={review.planned} />
      {replies.length === 0 ? (
        <p className="text-ink-muted">{t('none')}</p>
      ) : (
        <ol className="flex flex-col gap-3">
          {replies.map((reply) => (
            <ReplyEntry key={reply.id} reply={reply} review={review} onRespond={onRespond} />
          ))}
        </ol>
      )}
    </SheetSection>
  )
}

function ComposingLine({ names }: { names: readonly string[] }) {
  const t = useTranslations('reviewsDetail.thread')
  const format = useFormatter()
  return (
    <output className="flex items-center gap-2 text-sm text-ink-muted empty:hidden">
      {names.length > 0 && (
        <>
          <PenLine aria-hidden className="size-4 shrink-0" />
          <span>{t('composing', { names: format.list(names), count: names.length })}</span>
        </>
      )}
    </output>
  )
}

function PlannedLine({ planned }: Pick<Review, 'planned'>) {
  const t = useTranslations('reviewsDetail.thread')
  const holdReasons = useTranslations('reviews.scheduled.holdReasons')
  const formatting = useFormatting()
  if (!planned || planned.status === 'sent') return null
  return (
    <p className="flex items-start gap-2 text-sm">
      <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
      {planned.holdReason === null
        ? t('planned', { time: formatting.dateTime(planned.scheduledTime) })
        : t('held', { reason: holdReasons(planned.holdReason) })}
    </p>
  )
}
