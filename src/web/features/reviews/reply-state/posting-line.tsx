import { useTranslations } from 'use-intl'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { UNDO_WINDOW_MS } from '#shared/domain/replies.ts'
import { useAttempt } from '#web/components/use-attempt.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button } from '#web/ui/index.ts'
import { useEffect, useState } from 'react'
import { useUndoReply } from '../reply-outcome/use-undo-reply.ts'
import { StateFace } from './state-face.tsx'
import { WaitingLine } from './waiting-line.tsx'
import type { OfReply } from './use-reply-action.ts'

const SECOND_MS = 1000

const countSeconds = (until: string | null, now: number) =>
  until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - now) / SECOND_MS))

/** Counts down to zero, and then stands still. A clock that is behind does not promise more than there is. */
function useSecondsLeft(until: string | null, mostSeconds: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (countSeconds(until, Date.now()) === 0) return undefined
    const timer = setInterval(() => {
      setNow(Date.now())
      if (countSeconds(until, Date.now()) === 0) clearInterval(timer)
    }, SECOND_MS / 4)
    return () => clearInterval(timer)
  }, [until])
  return Math.min(countSeconds(until, now), mostSeconds)
}

/** Not gone yet: for ten seconds it can be taken back, and after a stumble it is tried again. */
export function QueuedLine({ review, reply }: OfReply) {
  const t = useTranslations('reviewsRespond.state')
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
  if (seconds === 0 || !mayUndo) return null
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
