import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ReplyLink } from '#shared/contracts/reply-links.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { ProductLink } from '#web/components/product-link.tsx'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import type { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { paths } from '#shared/domain/paths.ts'
import { Banner, buttonClasses } from '#web/ui/index.ts'

export interface SentReply {
  text: string
  isSentForApproval: boolean
}

function nameOutcome({ replyWay, needsReconnect }: ReplyLink, { isSentForApproval }: SentReply) {
  if (isSentForApproval) return 'sentForApproval'
  return replyWay === 'api' && !needsReconnect ? 'sent' : 'keptHere'
}

/** Sent, kept, or with a colleague. The focus comes here from the button that is gone. */
export function LinkUsed({ link, sent }: { link: ReplyLink; sent: SentReply }) {
  const t = useTranslations('replyLink')
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => outcome.current?.focus(), [])
  const words = nameOutcome(link, sent)
  return (
    <div ref={outcome} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <blockquote className="border-l-2 border-line-strong pl-3 break-words whitespace-pre-line">
        {sent.text}
      </blockquote>
      <Banner tone="good" title={t(`${words}.title`)}>
        {t(`${words}.text`, { platform: PLATFORM_NAMES[link.platform] })}
      </Banner>
      <ProductLink href={link.link} className={buttonClasses({ size: 'large' })}>
        {t('openReview')}
      </ProductLink>
    </div>
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
