import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import { Banner } from '#web/ui/index.ts'

/** What is the matter, and what to do about it. Stays until it is dealt with. */
export function Problem({ integration }: { integration: Integration }) {
  const t = useTranslations('integrations')
  const { problem, needsReconnect, nextSyncAt, status } = integration
  if (problem === null) return null
  if (status !== 'connected') return <Banner title={t('health.disconnectTitle')}>{problem}</Banner>
  const wayOut = nextSyncAt === null ? t('health.doSync') : t('health.doWait')
  return (
    <Banner tone={needsReconnect ? 'bad' : 'warn'} title={t('health.problemTitle')}>
      <p>{problem}</p>
      <p>{needsReconnect ? t('health.doReconnect') : wayOut}</p>
    </Banner>
  )
}
