import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import type { ReviewStatus } from '#shared/domain/review-status.ts'
import { Badge } from '#web/ui/index.ts'
import type { ReplyState } from '#shared/domain/replies.ts'
import { SentimentBadge } from '../analysis/sentiment-badge.tsx'
import { findAnswer, AssistanceBadge } from '../replies/assistance-badge.tsx'
import { DraftBadge } from '../replies/draft-badge.tsx'

const TRUTHS: Partial<Record<ReplyState, 'notLiveYet' | 'notPosted'>> = {
  queued: 'notLiveYet',
  sending: 'notLiveYet',
  checking: 'notLiveYet',
  'by-hand': 'notLiveYet',
  rejected: 'notPosted',
  failed: 'notPosted',
  saved: 'notPosted',
}

/** What "Responded" leaves out: nobody else can see the reply. */
function findReplyTruth({ status, reply }: Pick<Review, 'status' | 'reply'>) {
  return status === 'responded' && reply ? TRUTHS[reply.state] : undefined
}

type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral'

const STATUS_TONES: Record<ReviewStatus, Tone> = {
  pending: 'warn',
  responded: 'good',
  flagged: 'bad',
  disputed: 'bad',
  scheduled: 'info',
}
const TRUTH_TONES = { notLiveYet: 'neutral', notPosted: 'warn' } as const

export function ReviewBadges({ review, hasDraft }: { review: Review; hasDraft: boolean }) {
  const t = useTranslations('reviews')
  const truth = findReplyTruth(review)
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge tone={truth ? TRUTH_TONES[truth] : STATUS_TONES[review.status]}>{t(`statuses.${review.status}`)}</Badge>
      {truth && <Badge tone={TRUTH_TONES[truth]}>{t(`row.${truth}`)}</Badge>}
      {review.sentiment && <SentimentBadge sentiment={review.sentiment} origin={review.sentimentOrigin} />}
      <AssistanceBadge isAiGenerated={review.aiGenerated} reply={findAnswer(review)} />
      {hasDraft && <DraftBadge />}
      {review.isDone && <Badge>{t('row.done')}</Badge>}
      {review.isEdited && <Badge>{t('row.edited')}</Badge>}
      {review.vanishedAt !== null && <Badge tone="warn">{t('row.vanished')}</Badge>}
      {review.tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  )
}
