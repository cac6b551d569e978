import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Billing } from '#shared/contracts/billing.ts'
import { PAID_HASH } from '#shared/domain/billing.ts'
import { paths } from '#shared/domain/paths.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Page } from '#web/components/page.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Banner, buttonClasses } from '#web/ui/index.ts'
import { BillingHistory } from './billing-history.tsx'
import { billingQuery, useRefresh } from './billing.queries.ts'
import { CouponCard, PayerCard } from './payer-cards.tsx'
import { PaymentMethodCard, PlanCard, UpdatePaymentButton, UsageCard } from './plan-cards.tsx'
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

/** What one must know, and the way on: why nothing can be changed, or until when it can. */
function StateBanner({ billing, canManage }: StateBannerProps) {
  const t = useTranslations('billing.banner')
  const format = useFormatting()
  const { state, price, readOnlyAt, cancelsAt, trialEndsAt, collectedBy } = billing
  const pay = canManage && <UpdatePaymentButton />
  const choose = canManage && (
    <a href={`#${PLANS_ID}`} className={buttonClasses({ size: 'small' })}>
      {t('choose')}
    </a>
  )
  if (collectedBy === 'off') return <Banner>{t('off')}</Banner>
  if (state === 'past_due') {
    return (
      <Banner tone="warn" title={t('pastDue')} action={pay}>
        {t('pastDueText', { until: readOnlyAt ? format.date(readOnlyAt) : '' })}
      </Banner>
    )
  }
  if (state === 'read_only') {
    return (
      <Banner tone="warn" title={t('readOnly')} action={price ? pay : choose}>
        {t(price ? 'unpaidText' : 'trialOverText')}
      </Banner>
    )
  }
  if (state === 'canceled') {
    return (
      <Banner tone="warn" title={t('ended')} action={choose}>
        {t('endedText')}
      </Banner>
    )
  }
  if (cancelsAt) return <Banner title={t('canceled')}>{t('canceledText', { until: format.date(cancelsAt) })}</Banner>
  if (state === 'trialing' && !price && trialEndsAt) {
    return (
      <Banner title={t('trial')} action={choose}>
        {t('trialText', { until: format.date(trialEndsAt) })}
      </Banner>
    )
  }
  return null
}
