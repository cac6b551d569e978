import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { UNDO_WINDOW_MS } from '#shared/domain/replies.ts'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useSecondsLeft } from '#web/components/use-seconds-left.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button } from '#web/ui/index.ts'
import { retryReply } from '#shared/contracts/replies.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { undoOffers, useUndoReply } from '../reply-outcome/use-undo-reply.ts'
import { StateFace } from './state-face.tsx'
import { type OfReply, useReplyAction } from './use-reply-action.ts'
import { useAnnounceReply } from '../reply-outcome/use-announce-reply.ts'
import { useReplyProblem } from '../reply-outcome/use-reply-problem.ts'
import { ActionFault } from './action-fault.tsx'

/** Not gone yet: for ten seconds it can be taken back, and after a stumble it is tried again. */
export function QueuedLine({ review, reply }: OfReply) {
  const t = useTranslations('reviewsRespond.state')
  // It leaves once the workspace has a plan again; above every page stands how.
  const isResting = useMe().customer?.status === 'read-only'
  if (isResting) return <StateFace tone="waiting" title={t('resting', { platform: PLATFORM_NAMES[review.platform] })} />
  if (reply.fault !== null) return <WaitingLine review={review} reply={reply} />
  return <StateFace tone="busy" title={t('posting')} actions={<UndoButton review={review} reply={reply} />} />
}

function UndoButton({ review, reply }: OfReply) {
  const t = useTranslations('reviewsRespond.state')
  const me = useMe()
  const undo = useUndoReply()
  const { attempt, isBusy } = useAttempt()
  const seconds = useSecondsLeft(reply.undoUntil, UNDO_WINDOW_MS / 1000)
  const mayUndo = can(me, 'replies.publish') || reply.authorName === me.user.name
  const isOffered = useSyncExternalStore(undoOffers.subscribe, undoOffers.get).includes(reply.id)
  if (seconds === 0 || !mayUndo || isOffered) return null
  return (
    <Button
      size="small"
      isBusy={isBusy}
      aria-label={t('undoLabel', { seconds })}
      onClick={() => void attempt(() => undo(review))}
    >
      <span className="tabular-nums">{t('undoIn', { seconds })}</span>
    </Button>
  )
}

/** On its way, or with the platform. */
export function UnderWayLine({ review, reply }: OfReply) {
  const t = useTranslations('reviewsRespond.state')
  const platform = PLATFORM_NAMES[review.platform]
  if (reply.state === 'deleting') return <StateFace tone="busy" title={t('deleting', { platform })} />
  if (reply.state === 'sending') return <StateFace tone="busy" title={t('sending', { platform })} />
  return (
    <StateFace tone="waiting" title={t('checking', { platform })}>
      {reply.fault?.kind === 'undecided' && <p className="text-ink-muted">{t('undecided', { platform })}</p>}
    </StateFace>
  )
}

/** The platform did not take it yet: when it is asked again, and what to do instead of waiting. */
function WaitingLine({ review, reply }: OfReply) {
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
