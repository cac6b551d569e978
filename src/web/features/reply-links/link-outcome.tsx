import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { FollowedReply, ReplyLink } from '#shared/contracts/reply-links.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { UNDO_WINDOW_MS, type ReplyState } from '#shared/domain/replies.ts'
import { ProductLink } from '#web/components/product-link.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { useSecondsLeft } from '#web/components/use-seconds-left.ts'
import type { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { paths } from '#shared/domain/paths.ts'
import { Banner, Button, buttonClasses } from '#web/ui/index.ts'
import { followedReplyQuery, useTakeBack } from './reply-links.queries.ts'

/** What each state is called here; several come to the same for whoever looks. */
const OUTCOMES = {
  queued: 'sent',
  sending: 'posting',
  checking: 'checking',
  live: 'live',
  rejected: 'rejected',
  failed: 'notPosted',
  'awaiting-approval': 'sentForApproval',
  returned: 'returned',
  saved: 'keptHere',
  'by-hand': 'keptHere',
  deleting: 'changed',
  deleted: 'changed',
  superseded: 'changed',
  undone: 'takenBack',
} as const satisfies Record<ReplyState, string>

const TONES: Partial<Record<ReplyState, 'good' | 'warn' | 'bad'>> = {
  live: 'good',
  'awaiting-approval': 'good',
  saved: 'warn',
  'by-hand': 'warn',
  returned: 'warn',
  rejected: 'bad',
  failed: 'bad',
}

interface LinkUsedProps {
  word: string
  link: ReplyLink
  onTakenBack: () => void
}

/** Sent, kept, or with a colleague, and what becomes of it. It is sent, also where nothing can be told of it. */
export function LinkUsed(props: LinkUsedProps) {
  const t = useTranslations('replyLink')
  const followed = useQuery(followedReplyQuery(props.word))
  return (
    <QueryState query={followed} failedTitle={t('followFailed')}>
      {({ reply }) => <Outcome {...props} reply={reply} />}
    </QueryState>
  )
}

interface OutcomeProps extends LinkUsedProps {
  reply: FollowedReply
}

/** The focus comes here from the button that is gone. */
function Outcome({ word, link, reply, onTakenBack }: OutcomeProps) {
  const t = useTranslations('replyLink')
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => outcome.current?.focus(), [])
  return (
    <div ref={outcome} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <blockquote dir="auto" className="border-l-2 border-line-strong pl-3 break-words whitespace-pre-line">
        {reply.text}
      </blockquote>
      <div aria-live="polite">
        <StateBanner link={link} reply={reply} />
      </div>
      <TakeBack word={word} link={link} reply={reply} onTakenBack={onTakenBack} />
      <ProductLink href={link.link} className={buttonClasses({ size: 'large' })}>
        {t('openReview')}
      </ProductLink>
    </div>
  )
}

function StateBanner({ link, reply: { state } }: { link: ReplyLink; reply: FollowedReply }) {
  const t = useTranslations('replyLink')
  const platform = PLATFORM_NAMES[link.platform]
  return (
    <Banner tone={TONES[state] ?? 'info'} title={t(`${OUTCOMES[state]}.title`, { platform })}>
      {t(`${OUTCOMES[state]}.text`, { platform })}
    </Banner>
  )
}

function TakeBack({ word, link, reply, onTakenBack }: OutcomeProps) {
  const t = useTranslations('replyLink')
  const seconds = useSecondsLeft(reply.undoUntil, UNDO_WINDOW_MS / 1000)
  const taking = useTakeBack(word, { text: reply.text, expiresAt: link.expiresAt, onTakenBack })
  return (
    <>
      {reply.state === 'queued' && seconds > 0 && (
        <Button
          size="large"
          isBusy={taking.isPending}
          busyLabel={t('takingBack')}
          aria-label={t('takeBack')}
          onClick={() => taking.mutate()}
        >
          <span className="tabular-nums">{t('takeBackIn', { seconds })}</span>
        </Button>
      )}
      <ProblemBanner title={t('takeBackFailed')} error={taking.error} />
    </>
  )
}

/** Used, run out, or the review has its answer. */
export function LinkOver({ error }: { error: ApiProblem }) {
  const t = useTranslations('replyLink')
  const refusals = useTranslations('refusals')
  const sentenceFor = useErrorSentence()
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="warn" title={t('over')}>
        {error.code === 'invalid-input' ? refusals('reply-link-unknown') : sentenceFor(error)}
      </Banner>
      <Link to={paths.reviews} className={buttonClasses({ variant: 'primary', size: 'large' })}>
        {t('openReviews')}
      </Link>
    </div>
  )
}
