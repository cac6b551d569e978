import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { hasCapability } from '#shared/domain/plans.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { pathIn, paths } from '#shared/domain/paths.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Card } from '#web/ui/index.ts'
import { ssoQuery } from './sso.queries.ts'
import { SsoPanel } from './sso-panel.tsx'

/** For whoever may change the settings of the workspace. */
export function SsoCard() {
  const t = useTranslations('sso')
  const { customer } = useMe()
  const isInPlan =
    customer !== null && hasCapability({ tier: customer.subscriptionTier, status: customer.status }, 'sso')
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      {isInPlan ? <SsoState /> : <PlanNote />}
    </Card>
  )
}

function SsoState() {
  const t = useTranslations('sso')
  const setUp = useQuery(ssoQuery)
  return (
    <QueryState query={setUp} failedTitle={t('failed')}>
      {(found) => <SsoPanel setUp={found} />}
    </QueryState>
  )
}

function PlanNote() {
  const t = useTranslations('sso')
  const pricingPath = pathIn(useLocale(), paths.pricing)
  // A page of the website, served by the server.
  const plans = (text: ReactNode) => (
    <a href={pricingPath} className="font-medium text-accent underline underline-offset-4">
      {text}
    </a>
  )
  return <p>{t.rich('notInPlan', { plans })}</p>
}
