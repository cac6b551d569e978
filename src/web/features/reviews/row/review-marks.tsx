import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import type { ReviewStatus } from '#shared/domain/review-status.ts'
import { Badge } from '#web/ui/index.ts'
import type { ReplyState } from '#shared/domain/replies.ts'
import { SentimentBadge } from '../analysis/sentiment-badge.tsx'
import { findAnswer, AssistanceBadge } from '../replies/assistance-badge.tsx'
import { DraftBadge } from '../replies/draft-badge.tsx'

const TRUTHS: Partial<Record<ReplyState, 'notLiveYet' | 'notPosted' | null>> = {
  queued: null,
  sending: null,
  checking: 'notLiveYet',
  'by-hand': 'notLiveYet',
  rejected: 'notPosted',
  failed: 'notPosted',
  saved: 'notPosted',
}

/**
 * The one word about where a review stands. A reply that nobody else can see is not "Responded"; of one that is just
 * leaving, the line about it says all.
 */
export function findStanding({ status, reply }: Pick<Review, 'status' | 'reply'>) {
  const truth = status === 'responded' && reply ? TRUTHS[reply.state] : undefined
  return truth === undefined ? status : truth
}

type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral'

const TONES: Record<ReviewStatus | 'notLiveYet' | 'notPosted', Tone> = {
  pending: 'warn',
  responded: 'good',
  flagged: 'bad',
  disputed: 'bad',
  scheduled: 'info',
  notLiveYet: 'neutral',
  notPosted: 'warn',
}

const MOST_TAGS_IN_BRIEF = 2

interface ReviewBadgesProps {
  review: Review
  hasDraft: boolean
  /** In a row, many tags are a number. */
  isBrief?: boolean
}

export function ReviewBadges({ review, hasDraft, isBrief = false }: ReviewBadgesProps) {
  const t = useTranslations('reviews')
  const standing = findStanding(review)
  const tags = isBrief ? review.tags.slice(0, MOST_TAGS_IN_BRIEF) : review.tags
  const others = review.tags.slice(tags.length)
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {standing !== null && (
        <Badge tone={TONES[standing]}>
          {standing === 'notLiveYet' || standing === 'notPosted' ? t(`row.${standing}`) : t(`statuses.${standing}`)}
        </Badge>
      )}
      {review.sentiment && <SentimentBadge sentiment={review.sentiment} origin={review.sentimentOrigin} />}
      <AssistanceBadge isAiGenerated={review.aiGenerated} reply={findAnswer(review)} />
      {hasDraft && <DraftBadge />}
      {review.isDone && <Badge>{t('row.done')}</Badge>}
      {review.isEdited && <Badge>{t('row.edited')}</Badge>}
      {review.vanishedAt !== null && <Badge tone="warn">{t('row.vanished')}</Badge>}
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {others.length > 0 && <Badge>{t('row.moreTags', { count: others.length })}</Badge>}
    </span>
  )
}
