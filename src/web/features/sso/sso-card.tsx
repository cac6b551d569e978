import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { toPlans } from '#web/components/plans-link.tsx'
import { hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { Card } from '#web/ui/index.ts'
import { ssoQuery } from './sso.queries.ts'
import { SsoPanel } from './sso-panel.tsx'

/** For whoever may change the settings of the workspace. */
export function SsoCard() {
  const t = useTranslations('sso')
  const isInPlan = hasInPlan(useMe(), 'sso')
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      {isInPlan ? <SsoState /> : <p>{t.rich('notInPlan', { plans: toPlans })}</p>}
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
