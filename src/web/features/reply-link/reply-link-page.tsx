import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReplyLink } from '#shared/contracts/reply-links.ts'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { paths } from '#web/kernel/paths.ts'
import { LinkOver, LinkUsed, type SentReply } from './link-outcome.tsx'
import { isLinkOver } from './is-link-over.ts'
import { ReplyForm } from './reply-form.tsx'
import { replyLinkQuery } from './reply-link.queries.ts'
import { ReviewPart } from './review-part.tsx'

/** Where an alert mail leads. Opening it does nothing yet, because mail programs open every link. */
export function ReplyLinkPage() {
  const t = useTranslations('replyLink')
  const { word } = useParams({ from: paths.replyLink })
  const link = useQuery(replyLinkQuery(word))
  const known = link.data
  return (
    <DoorFrame
      isWide
      title={t('title')}
      {...(known && { subtitle: t('subtitle', { company: known.companyName, name: known.personName }) })}
    >
      {isLinkOver(link.error) ? (
        <LinkOver error={link.error} />
      ) : (
        <QueryState query={link} failedTitle={t('failed')}>
          {(found) => <Answering key={word} word={word} link={found} />}
        </QueryState>
      )}
    </DoorFrame>
  )
}

function Answering({ word, link }: { word: string; link: ReplyLink }) {
  const [sent, setSent] = useState<SentReply | null>(null)
  return (
    <div className="flex flex-col gap-5">
      <ReviewPart link={link} />
      {sent ? <LinkUsed link={link} sent={sent} /> : <ReplyForm word={word} link={link} onSent={setSent} />}
    </div>
  )
}
