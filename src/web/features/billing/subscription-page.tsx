import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Billing } from '#shared/contracts/billing.ts'
import { PAID_HASH } from '#shared/domain/billing.ts'
import { hasPersonalService } from '#shared/domain/plan-services.ts'
import { PLANS } from '#shared/domain/plans.ts'
import { paths } from '#shared/domain/paths.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Page } from '#web/components/page.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Banner, buttonClasses } from '#web/ui/index.ts'
import { BillingHistory } from './billing-history.tsx'
import { billingQuery, useRefresh } from './billing.queries.ts'
import { KeptCards } from './kept-choice.tsx'
import { CouponCard, PayerCard } from './payer-cards.tsx'
import { PaymentMethodCard, PlanCard, UpdatePaymentButton, UsageCard } from './plan-cards.tsx'
import { PriorityCard } from './priority-card.tsx'
import { PLANS_ID, PlansGrid } from './plans-grid.tsx'

/** The plan, what is paid for it and how. */
export function SubscriptionPage() {
  const t = useTranslations('billing')
  const billing = useQuery(billingQuery)
  const canManage = can(useMe(), 'billing.manage')
  useReturn()
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <QueryState query={billing} failedTitle={t('failed')}>
        {(known) => (
          <div className="flex flex-col gap-6">
            <StateBanner billing={known} canManage={canManage} />
            <div className="grid gap-6 lg:grid-cols-2">
              <PlanCard billing={known} canManage={canManage} />
              <PaymentMethodCard billing={known} canManage={canManage} />
            </div>
            <UsageCard usage={known.usage} />
            {canManage && <KeptCards billing={known} />}
            {hasPersonalService(PLANS[known.tier]) && <PriorityCard />}
            <BillingHistory />
            <PlansGrid billing={known} canManage={canManage} />
            {canManage && (
              <div className="grid items-start gap-6 lg:grid-cols-2">
                <PayerCard billing={known} />
                <CouponCard discount={known.discount} />
              </div>
            )}
          </div>
        )}
      </QueryState>
    </Page>
  )
}

/** Whoever comes back from paying sees it at once. */
function useReturn(): void {
  const isBack = useLocation().hash === PAID_HASH
  const navigate = useNavigate()
  const { mutate } = useRefresh()
  const look = useEffectEvent(() => {
    mutate()
    void navigate({ to: paths.subscription, hash: '', replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (isBack) look()
  }, [isBack])
}

interface StateBannerProps {
  billing: Billing
  canManage: boolean
}

/** What one must know, and the way on: until when it goes on as it is. */
function StateBanner({ billing, canManage }: StateBannerProps) {
  const t = useTranslations('billing.banner')
  const format = useFormatting()
  const { state, price, cancelsAt, trialEndsAt, collectedBy } = billing
  if (collectedBy === 'off') return <Banner>{t('off')}</Banner>
  if (state !== 'active' && state !== 'trialing') return <MissingBanner billing={billing} canManage={canManage} />
  if (cancelsAt) return <Banner title={t('canceled')}>{t('canceledText', { until: format.date(cancelsAt) })}</Banner>
  if (state === 'active' || price || !trialEndsAt) return null
  return (
    <Banner title={t('trial')} action={canManage && <PlansAnchor />}>
      {t('trialText', { until: format.date(trialEndsAt) })}
    </Banner>
  )
}

/** Why nothing can be changed, or soon. */
function MissingBanner({ billing: { state, price, readOnlyAt }, canManage }: StateBannerProps) {
  const t = useTranslations('billing.banner')
  const format = useFormatting()
  const isUnpaid = state !== 'canceled' && price !== null
  const until = readOnlyAt ? format.date(readOnlyAt) : ''
  const words = {
    past_due: [t('pastDue'), t('pastDueText', { until })],
    read_only: [t('readOnly'), t(isUnpaid ? 'unpaidText' : 'trialOverText')],
    canceled: [t('ended'), t('endedText')],
  }
  const [title, text] = words[state === 'past_due' || state === 'canceled' ? state : 'read_only']
  return (
    <Banner tone="warn" title={title} action={canManage && (isUnpaid ? <UpdatePaymentButton /> : <PlansAnchor />)}>
      {text}
    </Banner>
  )
}

function PlansAnchor() {
  const t = useTranslations('billing.banner')
  return (
    <a href={`#${PLANS_ID}`} className={buttonClasses({ size: 'small' })}>
      {t('choose')}
    </a>
  )
}
