import { useTranslations } from 'use-intl'
import { retryReply } from '#shared/contracts/replies.ts'
import type { Reply, Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button } from '#web/ui/index.ts'
import { ConnectLink, ReconnectPart } from '../replies/connect-link.tsx'
import { useAnnounceReply } from '../reply-outcome/use-announce-reply.ts'
import { useReplyProblem } from '../reply-outcome/use-reply-problem.ts'
import { ActionFault } from './action-fault.tsx'
import { DeletePart } from './delete-part.tsx'
import { StateFace } from './state-face.tsx'
import { type OfReply, useReplyAction } from './use-reply-action.ts'

type ProblemLineProps = OfReply & { onEdit: () => void }

/** Rejected or failed: why, what to change, and the ways on. */
export function ProblemLine({ review, reply, onEdit }: ProblemLineProps) {
  const t = useTranslations('reviewsRespond')
  const problemOf = useReplyProblem()
  const platform = PLATFORM_NAMES[review.platform]
  const title = reply.state === 'rejected' ? t('state.rejected', { platform }) : t('state.failed', { platform })
  return (
    <StateFace tone="bad" title={title} actions={<WaysOn {...{ review, reply, onEdit }} />}>
      {reply.fault?.kind === 'reconnect' && !review.needsReconnect ? (
        <p>{t('reconnect.mended')}</p>
      ) : (
        <p>
          {problemOf(review, reply)} {isBroken(review, reply) && <ReconnectPart />}
        </p>
      )}
    </StateFace>
  )
}

/** Only who looks after the connection can help. */
const isBroken = ({ needsReconnect }: Review, { fault }: Reply) =>
  fault?.kind === 'permission-missing' || (fault?.kind === 'reconnect' && needsReconnect)

/** There was no connection to leave by. */
export function SavedLine({ review, reply, onEdit }: ProblemLineProps) {
  const t = useTranslations('reviewsRespond')
  const platform = PLATFORM_NAMES[review.platform]
  const isConnected = review.replyWay !== 'none'
  return (
    <StateFace tone="warn" title={t('state.saved')} actions={<WaysOn {...{ review, reply, onEdit }} />}>
      {!isConnected && (
        <p>
          {t('state.savedText', { platform })} <ConnectLink label={t('action.connect', { platform })} />
        </p>
      )}
    </StateFace>
  )
}

function WaysOn({ review, reply, onEdit }: ProblemLineProps) {
  const t = useTranslations('reviewsRespond.action')
  const me = useMe()
  const announce = useAnnounceReply()
  const { perform, isBusy, error } = useReplyAction({ review, reply })
  const canPublish = can(me, 'replies.publish')
  return (
    <>
      {can(me, 'replies.draft') && !review.isReplyFinal && (
        <Button size="small" onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
      {canPublish && review.replyWay !== 'none' && !review.needsReconnect && !review.isReplyFinal && (
        <Button size="small" isBusy={isBusy} onClick={() => void perform(retryReply, {}, announce)}>
          {t('retry')}
        </Button>
      )}
      {canPublish && <DeletePart review={review} reply={reply} />}
      <ActionFault error={error} />
    </>
  )
}
