import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES, type IntegrationStatus } from '#shared/domain/platforms.ts'
import { PlatformMark } from '#web/components/platform-mark.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Badge, Card } from '#web/ui/index.ts'
import { Abilities } from './abilities.tsx'
import { ChoosePart } from './choose-part.tsx'
import { Health } from './health.tsx'
import { IntegrationActions } from './integration-actions.tsx'
import { PlacePart } from './place-part.tsx'
import { Problem } from './problem.tsx'
import { SyncProgress } from './sync-progress.tsx'
import { SyncRuns } from './sync-runs.tsx'

export function IntegrationCard({ integration }: { integration: Integration }) {
  const t = useTranslations('integrations')
  const me = useMe()
  const actions = useRef<HTMLDivElement>(null)
  const findFirstAction = () => actions.current?.querySelector('button')
  const canManage = can(me, 'integrations.manage')
  const { name, type, choices, capabilities, status } = integration
  const platform = PLATFORM_NAMES[type]

  return (
    <Card
      title={name === platform ? platform : t('cardTitle', { name, platform })}
      subtitle={<Belonging integration={integration} />}
      actions={<Badges integration={integration} />}
    >
      <div className="flex flex-col gap-5">
        <div className="flex items-start gap-4">
          <PlatformMark platform={type} />
          <Health integration={integration} />
        </div>
        <Problem integration={integration} />
        <SyncProgress integration={integration} canStop={canManage} findNext={findFirstAction} />
        {canManage && choices.length > 0 && <ChoosePart integration={integration} findNext={findFirstAction} />}
        {canManage && status === 'connected' && <PlacePart integration={integration} />}
        {canManage && <IntegrationActions integration={integration} ref={actions} />}
        <div className="flex flex-col gap-2 border-t border-line pt-4">
          {capabilities && <Abilities capabilities={capabilities} />}
          <SyncRuns integrationId={integration.id} />
        </div>
      </div>
    </Card>
  )
}

/** To which of our places, and to whom on the platform. */
function Belonging({ integration: { locationName, account } }: { integration: Integration }) {
  const t = useTranslations('integrations')
  return (
    <span className="flex flex-wrap gap-x-2 *:not-first:before:mr-2 *:not-first:before:content-['·']">
      {locationName !== null && <span>{t('location', { name: locationName })}</span>}
      {account !== null && <span className="break-all">{t('account', { name: account })}</span>}
    </span>
  )
}

const TONES = { connected: 'good', pending: 'warn', disconnected: 'neutral' } as const satisfies Record<
  IntegrationStatus,
  string
>

function Badges({ integration: { status, needsReconnect, isSandbox } }: { integration: Integration }) {
  const t = useTranslations('integrations')
  return (
    <div className="flex flex-wrap gap-2 pt-0.5">
      {isSandbox && <Badge tone="info">{t('sandbox')}</Badge>}
      {status === 'connected' && needsReconnect && <Badge tone="bad">{t('needsReconnect')}</Badge>}
      <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
    </div>
  )
}
