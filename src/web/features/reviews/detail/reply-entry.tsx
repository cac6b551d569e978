import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Reply, Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { isFromDraft } from '#shared/domain/draft-share.ts'
import type { ReplyState } from '#shared/domain/replies.ts'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Badge, joinClasses } from '#web/ui/index.ts'
import { findAssistance, AssistanceBadge } from '../replies/assistance-badge.tsx'
import { ReplyStateLine } from '../replies/reply-state-line.tsx'
import { useReplyProblem, useReplyQuote } from '../reply-outcome/use-reply-problem.ts'

const STATE_TONES: Record<ReplyState, 'good' | 'warn' | 'bad' | 'info' | 'neutral'> = {
  'awaiting-approval': 'warn',
  returned: 'warn',
  queued: 'info',
  sending: 'info',
  checking: 'info',
  live: 'good',
  rejected: 'bad',
  failed: 'bad',
  saved: 'warn',
  'by-hand': 'warn',
  deleting: 'neutral',
  deleted: 'neutral',
  undone: 'neutral',
  superseded: 'neutral',
}

const isPast = (state: ReplyState) => state === 'deleted' || state === 'undone' || state === 'superseded'

interface OfReply {
  reply: Reply
  review: Review
}

/** The one that counts tells its own state, live and with what can be done about it. */
export function ReplyEntry({ reply, review, onRespond }: OfReply & { onRespond: () => void }) {
  const t = useTranslations('reviewsDetail.thread')
  const quote = useReplyQuote()(review, reply)
  const isCurrent = reply.id === review.reply?.id && !isPast(reply.state)
  return (
    <li
      className={joinClasses(
        'flex flex-col gap-1.5 rounded-control border-l-2 px-3 py-2',
        isPast(reply.state) ? 'border-line text-ink-muted' : 'border-line-strong bg-inset',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <ReplyAuthor reply={reply} review={review} />
        {!isCurrent && <Badge tone={STATE_TONES[reply.state]}>{t(`states.${reply.state}`)}</Badge>}
        <RelativeTime at={reply.postedAt ?? reply.createdAt} className="text-sm text-ink-muted sm:ml-auto" />
      </div>
      <p dir="auto" className="break-words whitespace-pre-line">
        {reply.text}
      </p>
      <ReplyOrigin reply={reply} />
      {isCurrent ? <ReplyStateLine review={review} onEdit={onRespond} /> : <ReplyFate reply={reply} review={review} />}
      <ReplyTimes reply={reply} />
      {quote !== null && <p className="text-xs break-words text-ink-muted">{quote}</p>}
    </li>
  )
}

function ReplyAuthor({ reply, review }: OfReply) {
  const t = useTranslations('reviewsDetail')
  const name = reply.authorName ?? t('somebody')
  const words = {
    person: name,
    schedule: t('thread.scheduled', { name }),
    platform: t('thread.onPlatform', { platform: PLATFORM_NAMES[review.platform] }),
  }
  return <span className="min-w-0 font-medium break-words text-ink">{words[reply.source]}</span>
}

/** What an engine had to do with it, as long as the reply is kept. */
function ReplyOrigin({ reply }: { reply: Reply }) {
  const t = useTranslations('reviewsDetail.thread')
  const { aiGenerated, draftShare } = reply
  if (findAssistance(aiGenerated, reply) === null) return null
  return (
    <p className="flex flex-wrap items-center gap-1.5 text-sm text-ink-muted">
      <AssistanceBadge isAiGenerated={aiGenerated} reply={reply} />
      {draftShare !== null && isFromDraft(draftShare) && <span>{t('draftShare', { share: draftShare })}</span>}
    </p>
  )
}

function ReplyFate({ reply, review }: OfReply) {
  const problemOf = useReplyProblem()
  const { returnNote } = reply
  return (
    <>
      {returnNote !== null && (
        <p dir="auto" className="break-words whitespace-pre-line text-ink">
          {returnNote}
        </p>
      )}
      {reply.fault !== null && <p className="text-sm break-words text-bad">{problemOf(review, reply)}</p>}
    </>
  )
}

function ReplyTimes({ reply }: { reply: Reply }) {
  const t = useTranslations('reviewsDetail.thread')
  const formatting = useFormatting()
  const { decidedByName, returnNote, state } = reply
  const postedAt = state === 'rejected' || state === 'failed' ? null : reply.postedAt
  return (
    <Line>
      {decidedByName !== null && (
        <span>{t(returnNote === null ? 'approved' : 'returned', { name: decidedByName })}</span>
      )}
      {postedAt !== null && <span>{t('posted', { date: formatting.dateTime(postedAt) })}</span>}
    </Line>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted empty:hidden">{children}</p>
}
