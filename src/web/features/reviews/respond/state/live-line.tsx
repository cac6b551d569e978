import { useTranslations } from 'use-intl'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { useReplyProblem } from '../outcome/use-reply-problem.ts'
import { DeletePart } from './delete-part.tsx'
import { StateFace } from './state-face.tsx'
import type { OfReply } from './use-reply-action.ts'

export function LiveLine({ review, reply }: OfReply) {
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
      {reply.problemKind !== null && <p className="text-bad">{problemOf(review, reply)}</p>}
    </StateFace>
  )
}
