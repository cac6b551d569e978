import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { DISPUTE_REASONS } from '#shared/domain/assistant.ts'
import { PLATFORM_POLICIES } from '#shared/domain/dispute-policies.ts'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { Field, Select, SheetSection, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { replaceSeen } from './detail/change-on-latest.ts'
import { useChangeDispute, useChangeFailure } from './detail/use-change-dispute.ts'
import { useMayChange } from './detail/use-may-change.ts'

/** Our reason, and what the platform itself calls it. */
export function PolicySection({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.policy')
  return (
    <SheetSection title={t('title')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <ReasonField dispute={dispute} />
        {dispute.platform && <CategoryField dispute={dispute} platform={dispute.platform} />}
      </div>
      {dispute.platform && <CategoryMeaning category={dispute.category} platform={dispute.platform} />}
    </SheetSection>
  )
}

function ReasonField({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.policy')
  const reasons = useTranslations('disputes.reasons')
  const { maySay } = useMayChange(dispute)
  const change = useChangeDispute(dispute)
  const onError = useChangeFailure(dispute.id)
  const choose = (chosen: string) => {
    const reason = DISPUTE_REASONS.find((known) => known === chosen)
    if (reason) change.mutate(replaceSeen('reason', dispute.reason, reason), { onError })
  }
  return (
    <Field label={t('reason')}>
      <Select
        options={DISPUTE_REASONS.map((value) => ({ value, label: reasons(value) }))}
        value={dispute.reason}
        disabled={!maySay || change.isPending}
        onChange={(event) => choose(event.target.value)}
      />
    </Field>
  )
}

interface CategoryProps {
  dispute: DisputeDetail
  platform: Platform
}

export function CategoryField({ dispute, platform }: CategoryProps) {
  const t = useTranslations('disputesDetail.policy')
  const policies = useTranslations('disputePolicies.categories')
  const { maySay } = useMayChange(dispute)
  const change = useChangeDispute(dispute)
  const onError = useChangeFailure(dispute.id)
  const { categories } = PLATFORM_POLICIES[platform]
  // One that the platform does not offer, from before it was known where the review stands.
  const offered = dispute.category && !categories.includes(dispute.category) ? [dispute.category] : []
  const choose = (chosen: string) => {
    const category = categories.find((known) => known === chosen)
    if (category) change.mutate(replaceSeen('category', dispute.category, category), { onError })
  }
  return (
    <Field label={t('category', { platform: PLATFORM_NAMES[platform] })}>
      <Select
        {...(dispute.category === null && { placeholder: t('noCategory') })}
        options={[...offered, ...categories].map((value) => ({ value, label: policies(`${value}.name`) }))}
        value={dispute.category ?? ''}
        disabled={!maySay || change.isPending}
        onChange={(event) => choose(event.target.value)}
      />
    </Field>
  )
}

export function CategoryMeaning({ category, platform }: { category: DisputeDetail['category']; platform: Platform }) {
  const t = useTranslations('disputesDetail.policy')
  const policies = useTranslations('disputePolicies.categories')
  return (
    <div className="flex flex-col items-start gap-1 text-sm">
      {category && <p className="text-ink-muted">{policies(`${category}.covers`)}</p>}
      <a
        href={PLATFORM_POLICIES[platform].policyUrl}
        target="_blank"
        rel="noreferrer"
        className={`${TEXT_LINK_CLASSES} inline-flex items-center gap-1.5`}
      >
        {t('rules', { platform: PLATFORM_NAMES[platform] })}
        <ExternalLink aria-hidden className="size-3.5" />
      </a>
    </div>
  )
}
