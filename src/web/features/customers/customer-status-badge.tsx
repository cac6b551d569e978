import { useTranslations } from 'use-intl'
import type { CustomerStatus } from '#shared/domain/plans.ts'
import { Badge } from '#web/ui/index.ts'

const TONES = {
  active: 'good',
  trialing: 'info',
  'read-only': 'warn',
  suspended: 'bad',
  deactivated: 'neutral',
} as const satisfies Record<CustomerStatus, string>

export function CustomerStatusBadge({ status }: { status: CustomerStatus }) {
  const t = useTranslations('customers')
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
}
