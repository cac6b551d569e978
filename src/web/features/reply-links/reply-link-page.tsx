import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReplyLink } from '#shared/contracts/reply-links.ts'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { paths } from '#shared/domain/paths.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { PlatformMark } from '#web/components/platform-mark.tsx'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { Badge } from '#web/ui/index.ts'
import { LinkOver, LinkUsed } from './link-outcome.tsx'
import { ReplyForm } from './reply-form.tsx'
import { followedReplyQuery, replyLinkQuery } from './reply-links.queries.ts'

/** Where an alert mail leads. Opening it does nothing yet, because mail programs open every link. */
export function ReplyLinkPage() {
  const t = useTranslations('replyLink')
  const { word } = useParams({ from: paths.replyLink })
  const looked = useQuery(replyLinkQuery(word))
  // Whoever comes back to a link that is used sees what became of the reply.
  const isUsed = looked.error instanceof ApiProblem && looked.error.refusal?.reason === 'reply-link-used'
  const followed = useQuery({ ...followedReplyQuery(word), enabled: isUsed })
  const known = looked.data ?? followed.data?.link
  const over = [isUsed ? followed.error : looked.error].find(isLinkOver)
  const describe = ({ companyName: company, personName: name }: ReplyLink) =>
    company ? t('subtitle', { company, name }) : t('subtitleUnnamed', { name })
  return (
    <DoorFrame isWide title={t('title')} {...(known && { subtitle: describe(known) })}>
      {over ? (
        <LinkOver error={over} />
      ) : isUsed ? (
        <QueryState query={followed} failedTitle={t('failed')}>
          {({ link }) => <Answering key={word} word={word} link={link} isSentBefore />}
        </QueryState>
      ) : (
        <QueryState query={looked} failedTitle={t('failed')}>
          {(link) => <Answering key={word} word={word} link={link} />}
        </QueryState>
      )}
    </DoorFrame>
  )
}

interface AnsweringProps {
  word: string
  link: ReplyLink
  isSentBefore?: boolean
}

function Answering({ word, link, isSentBefore = false }: AnsweringProps) {
  const [isSent, setIsSent] = useState(isSentBefore)
  return (
    <div className="flex flex-col gap-5">
      <ReviewPart link={link} />
      {isSent ? (
        <LinkUsed word={word} link={link} onTakenBack={() => setIsSent(false)} />
      ) : (
        <ReplyForm word={word} link={link} onSent={() => setIsSent(true)} />
      )}
    </div>
  )
}

/** Whether the link itself is the matter; then trying again is of no use. */
function isLinkOver(error: unknown): error is ApiProblem {
  if (!(error instanceof ApiProblem)) return false
  // Too short or too long to be one of ours.
  return error.code === 'invalid-input' || (error.refusal?.reason.startsWith('reply-link-') ?? false)
}

/** What is being answered, whole. */
function ReviewPart({ link }: { link: ReplyLink }) {
  const t = useTranslations('replyLink')
  const { platform, author, rating, isRecommended, content, language, isSandbox } = link
  return (
    <section aria-label={t('review')} className="flex gap-3">
      <PlatformMark platform={platform} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 font-semibold break-words">{author ?? t('anonymous')}</p>
          <ReviewRating rating={rating} isRecommended={isRecommended} />
          {isSandbox && <Badge tone="info">{t('sandbox')}</Badge>}
        </div>
        <p className="text-sm text-ink-muted">{PLATFORM_NAMES[platform]}</p>
        {content ? (
          <p lang={language ?? undefined} dir="auto" className="break-words whitespace-pre-line">
            {content}
          </p>
        ) : (
          <p className="text-ink-muted">{t('noText')}</p>
        )}
      </div>
    </section>
  )
}
