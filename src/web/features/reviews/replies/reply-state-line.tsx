import { type ComponentType, useState } from 'react'
import type { Review } from '#shared/contracts/reviews.ts'
import type { ReplyState } from '#shared/domain/replies.ts'
import { useTranslations } from 'use-intl'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { RespondDialog } from './respond-dialog.tsx'
import { ApprovalLine, ReturnedLine } from '../reply-state/approval-line.tsx'
import { ByHandLine } from '../reply-state/by-hand-line.tsx'
import { QueuedLine, UnderWayLine } from '../reply-state/posting-line.tsx'
import { ProblemLine, SavedLine } from '../reply-state/problem-line.tsx'
import type { OfReply } from '../reply-state/use-reply-action.ts'
import { useReplyProblem } from '../reply-outcome/use-reply-problem.ts'
import { DeletePart } from '../reply-state/delete-part.tsx'
import { StateFace } from '../reply-state/state-face.tsx'

interface ReplyStateLineProps {
  review: Review
  /** Opens the window to write in; left out, the line opens its own. */
  onEdit?: () => void
  /** Among many others: what goes without saying until somebody asks is left out. */
  isBrief?: boolean
}

/** The truth about a review's reply, and what can be done about it. */
export function ReplyStateLine({ review, onEdit, isBrief = false }: ReplyStateLineProps) {
  const [isEditing, setIsEditing] = useState(false)
  const Line = review.reply && LINES[review.reply.state]
  if (!review.reply || !Line) return null
  return (
    <>
      <Line {...{ review, isBrief }} reply={review.reply} onEdit={onEdit ?? (() => setIsEditing(true))} />
      {isEditing && <RespondDialog review={review} onClose={() => setIsEditing(false)} />}
    </>
  )
}

type LineProps = OfReply & { onEdit: () => void; isBrief: boolean }

/** What is history shows in the review's own window. */
const LINES: Record<ReplyState, ComponentType<LineProps> | null> = {
  queued: QueuedLine,
  sending: UnderWayLine,
  checking: UnderWayLine,
  deleting: UnderWayLine,
  live: LiveLine,
  rejected: ProblemLine,
  failed: ProblemLine,
  saved: SavedLine,
  'by-hand': ByHandLine,
  'awaiting-approval': ApprovalLine,
  returned: ReturnedLine,
  deleted: null,
  undone: null,
  superseded: null,
}

function LiveLine({ review, reply, isBrief }: LineProps) {
  const t = useTranslations('reviewsRespond.state')
  const me = useMe()
  const problemOf = useReplyProblem()
  const isByHand = review.replyWay === 'by-hand'
  const canDelete = can(me, 'replies.publish') && (review.canDeleteReply || isByHand)
  const platform = PLATFORM_NAMES[review.platform]
  return (
    <StateFace
      tone="good"
      title={isByHand ? t('liveByHand', { platform }) : t('live', { platform })}
      actions={canDelete && <DeletePart review={review} reply={reply} />}
    >
      {reply.fault !== null && <p className="text-bad">{problemOf(review, reply)}</p>}
      {review.isReplyFinal && !isBrief && <p className="text-ink-muted">{t('final', { platform })}</p>}
    </StateFace>
  )
}
