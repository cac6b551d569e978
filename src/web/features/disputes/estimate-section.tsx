import { Link } from '@tanstack/react-router'
import { CircleMinus, CirclePlus, PenLine } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { POLICY_CATEGORIES, type Chance } from '#shared/domain/dispute-policies.ts'
import { ESTIMATE_GROUNDS } from '#shared/domain/dispute-grounds.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { paths } from '#shared/domain/paths.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Badge, Banner, buttonClasses, SheetSection } from '#web/ui/index.ts'

const CHANCE_TONES = { good: 'good', fair: 'warn', poor: 'bad' } as const satisfies Record<Chance, string>

/** Whether the platform is likely to act, and why. */
export function EstimateSection({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.estimate')
  const policies = useTranslations('disputePolicies')
  const { estimate, review } = dispute
  if (!estimate || !dispute.platform) return null
  const platform = PLATFORM_NAMES[dispute.platform]
  return (
    <SheetSection title={t('title', { platform })} text={t('note', { platform })}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge tone={CHANCE_TONES[estimate.chance]}>{policies(`chances.${estimate.chance}`)}</Badge>
        <span className="min-w-0 flex-1 basis-60">{policies(`chanceTexts.${estimate.chance}`, { platform })}</span>
      </p>
      <Grounds grounds={estimate.grounds} />
      {estimate.isReplyBetter && review && <ReplyAdvice reviewId={review.id} />}
    </SheetSection>
  )
}

type Ground = NonNullable<DisputeDetail['estimate']>['grounds'][number]

function Grounds({ grounds }: { grounds: readonly Ground[] }) {
  const policies = useTranslations('disputePolicies')
  if (grounds.length === 0) return null
  return (
    <ul className="flex flex-col gap-1.5">
      {grounds.map((ground) => (
        <li key={ground.key} className="flex items-start gap-2">
          {ground.speaks === 'for' ? (
            <CirclePlus aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
          ) : (
            <CircleMinus aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
          )}
          <span className="min-w-0 break-words">
            <span className="sr-only">{policies(`speaks.${ground.speaks}`)}. </span>
            <GroundSentence ground={ground} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function GroundSentence({ ground: { key, detail } }: { ground: Ground }) {
  const policies = useTranslations('disputePolicies')
  const known = ESTIMATE_GROUNDS.find((ground) => ground === key)
  const category = POLICY_CATEGORIES.find((each) => known === 'other-category' && each === detail)
  if (!known) return null
  return policies(`grounds.${known}`, {
    detail: category ? policies(`categories.${category}.name`) : (detail ?? ''),
    count: Number(detail ?? 0) || 0,
  })
}

function ReplyAdvice({ reviewId }: { reviewId: string }) {
  const t = useTranslations('disputesDetail.estimate')
  const canReply = can(useMe(), 'replies.draft')
  return (
    <Banner
      tone="info"
      action={
        canReply && (
          <Link
            to={paths.reviews}
            search={{ review: reviewId, respond: true }}
            className={buttonClasses({ size: 'small' })}
          >
            <PenLine aria-hidden />
            {t('respond')}
          </Link>
        )
      }
    >
      {t('replyBetter')}
    </Banner>
  )
}
