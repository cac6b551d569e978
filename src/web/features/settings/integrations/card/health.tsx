import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { RelativeTime } from '#web/components/relative-time.tsx'

/** When it last worked, when it goes on, and how much of what there is has come. */
export function Health({ integration }: { integration: Integration }) {
  const t = useTranslations('integrations')
  const reviews = useReviewsWords(integration)
  const { lastSync, nextSyncAt, status } = integration
  return (
    <dl className="grid min-w-0 flex-1 gap-x-6 gap-y-3 sm:grid-cols-3">
      <Fact name={t('health.lastSynced')}>{lastSync ? <RelativeTime at={lastSync} /> : t('health.never')}</Fact>
      <Fact name={t('health.next')}>
        {status === 'connected' && nextSyncAt ? <RelativeTime at={nextSyncAt} /> : t('health.notPlanned')}
      </Fact>
      <Fact name={t('health.reviews')}>{reviews}</Fact>
    </dl>
  )
}

function useReviewsWords({ type, capabilities, reviewsSeen: seen, totalOnPlatform: total }: Integration): string {
  const t = useTranslations('integrations')
  const platform = PLATFORM_NAMES[type]
  if (capabilities?.keepDays === 0) {
    return total === null ? t('health.notKeptUnknown') : t('health.notKept', { total, platform })
  }
  return total === null ? t('health.reviewsSeen', { seen }) : t('health.reviewsOfTotal', { seen, total, platform })
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="break-words tabular-nums">{children}</dd>
    </div>
  )
}
