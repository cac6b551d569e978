import { RefreshCw } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import { Button } from '#web/ui/index.ts'
import { useAuthorize } from '../connect/use-authorize.ts'
import { DisconnectPart } from '../disconnect-part.tsx'
import { useStartSync } from '../integrations.queries.ts'
import { LiveReviewsPart } from '../live-reviews-part.tsx'
import { RefusalBanner } from '../refusal-banner.tsx'
import { isUnderWay } from './is-under-way.ts'

interface IntegrationActionsProps {
  integration: Integration
  ref: RefObject<HTMLDivElement | null>
}

/** Connected: Sync and Disconnect. Anything else, and what the platform no longer lets in: Reconnect. */
export function IntegrationActions({ integration, ref }: IntegrationActionsProps) {
  const t = useTranslations('integrations')
  const start = useStartSync()
  const authorize = useAuthorize()
  const { id, type, status, needsReconnect, lastRun, capabilities, choices } = integration
  const isConnected = status === 'connected'
  const isRunning = start.isPending || (lastRun !== null && isUnderWay(lastRun))
  const findFirst = () => ref.current?.querySelector('button') ?? null

  return (
    <div className="flex flex-col gap-3">
      <div ref={ref} className="flex flex-wrap gap-2">
        {(!isConnected || needsReconnect) && (
          <Button
            variant={choices.length > 0 ? 'secondary' : 'primary'}
            isBusy={authorize.isPending}
            busyLabel={t('reconnect.busy')}
            onClick={() => authorize.mutate({ platform: type, integrationId: id })}
          >
            {t('reconnect.open')}
          </Button>
        )}
        {isConnected && (
          <Button
            icon={<RefreshCw aria-hidden />}
            isBusy={isRunning}
            busyLabel={t('sync.running')}
            onClick={() => start.mutate(id)}
          >
            {t('sync.start')}
          </Button>
        )}
        {isConnected && capabilities?.keepDays === 0 && <LiveReviewsPart integration={integration} />}
        <DisconnectPart integration={integration} findNext={findFirst} />
      </div>
      <RefusalBanner error={start.error} fallback={t('sync.failed')} />
      <RefusalBanner error={authorize.error} fallback={t('connect.failed')} />
    </div>
  )
}
