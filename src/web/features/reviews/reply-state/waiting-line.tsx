import { useTranslations } from 'use-intl'
import { retryReply } from '#shared/contracts/replies.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useAttempt } from '#web/components/use-attempt.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button } from '#web/ui/index.ts'
import { useAnnounceReply } from '../reply-outcome/use-announce-reply.ts'
import { useReplyProblem } from '../reply-outcome/use-reply-problem.ts'
import { useUndoReply } from '../reply-outcome/use-undo-reply.ts'
import { ActionFault } from './action-fault.tsx'
import { StateFace } from './state-face.tsx'
import { type OfReply, useReplyAction } from './use-reply-action.ts'

/** The platform did not take it yet: when it is asked again, and what to do instead of waiting. */
export function WaitingLine({ review, reply }: OfReply) {
  const t = useTranslations('reviewsRespond.state')
  const formatting = useFormatting()
  const problemOf = useReplyProblem()
  const me = useMe()
  const next =
    reply.nextTryAt === null
      ? t('retrying', { platform: PLATFORM_NAMES[review.platform] })
      : t('nextTry', { time: formatting.time(reply.nextTryAt) })
  return (
    <StateFace
      tone="waiting"
      title={`${problemOf(review, reply)} ${next}`}
      actions={can(me, 'replies.publish') && <InsteadOfWaiting review={review} reply={reply} />}
    />
  )
}

function InsteadOfWaiting({ review, reply }: OfReply) {
  const t = useTranslations('reviewsRespond.action')
  const announce = useAnnounceReply()
  const undo = useUndoReply()
  const { perform, isBusy, error } = useReplyAction({ review, reply })
  const { attempt, isBusy: isTakingBack } = useAttempt()
  return (
    <>
      <Button
        size="small"
        isBusy={isBusy}
        disabled={isTakingBack}
        onClick={() => void perform(retryReply, {}, announce)}
      >
        {t('tryNow')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        isBusy={isTakingBack}
        disabled={isBusy}
        onClick={() => void attempt(() => undo(review))}
      >
        {t('takeBack')}
      </Button>
      <ActionFault error={error} />
    </>
  )
}
