import { RefreshCw } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { Button } from '#web/ui/index.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAuthorize } from '../use-authorize.ts'
import { PlansButton } from '#web/components/plans-link.tsx'
import { DisconnectPart, RemovePart } from '../disconnect-part.tsx'
import { useStartSync, useStopSync } from '../integrations.queries.ts'
import { LiveReviewsPart } from '../live-reviews-part.tsx'
import { isUnderWay } from './is-under-way.ts'
import { useHandOnFocus } from './use-hand-on-focus.ts'

interface IntegrationActionsProps {
  integration: Integration
  ref: RefObject<HTMLDivElement | null>
  /** Takes the focus when the whole card has gone. */
  findOther: () => HTMLElement | null
}

/** Connected: Sync and Disconnect. Beyond the plan: the way to the plans. Anything else, and what the platform no longer lets in: Reconnect. */
export function IntegrationActions({ integration, ref, findOther }: IntegrationActionsProps) {
  const t = useTranslations('integrations')
  const start = useStartSync()
  const authorize = useAuthorize()
  const { lastRun, capabilities, status } = integration
  const isConnected = status === 'connected'
  const running = lastRun !== null && isUnderWay(lastRun) ? lastRun : null
  const findFirst = () => ref.current?.querySelector('button') ?? null

  return (
    <div className="flex flex-col gap-3">
      <div ref={ref} className="flex flex-wrap gap-2">
        {canReconnect(integration) && <ReconnectButton integration={integration} authorize={authorize} />}
        {status === 'resting' && <PlansButton />}
        {isConnected && (
          <SyncButton
            integration={integration}
            isRunning={start.isPending || running !== null}
            onStart={() => start.mutate(integration.id)}
          />
        )}
        {isConnected && capabilities?.keepDays === 0 && <LiveReviewsPart integration={integration} />}
        <DisconnectPart integration={integration} findNext={findFirst} />
        <RemovePart integration={integration} findNext={() => findFirst() ?? findOther()} />
        {isConnected && running && <StopPart integration={integration} runId={running.id} findNext={findFirst} />}
      </div>
      <ProblemBanner error={start.error} fallback={t('sync.failed')} />
      <ProblemBanner error={authorize.error} fallback={t('connect.failed')} />
    </div>
  )
}

function canReconnect({ status, needsReconnect, fault, capabilities }: Integration): boolean {
  const lacksPermission = fault?.kind === 'permission-missing' || capabilities?.limits.includes('replyNotAllowed')
  return (status !== 'connected' && status !== 'resting') || needsReconnect || lacksPermission === true
}

interface ReconnectButtonProps {
  integration: Integration
  authorize: ReturnType<typeof useAuthorize>
}

function ReconnectButton({ integration, authorize }: ReconnectButtonProps) {
  const t = useTranslations('integrations')
  const { id, name, type, choices, status, needsReconnect } = integration
  const isFirstChoice = choices.length === 0 && (status !== 'connected' || needsReconnect)
  return (
    <Button
      variant={isFirstChoice ? 'primary' : 'secondary'}
      isBusy={authorize.isPending}
      busyLabel={t('reconnect.busy')}
      {...(!authorize.isPending && { 'aria-label': t('named.reconnect', { name, platform: PLATFORM_NAMES[type] }) })}
      onClick={() => authorize.mutate({ platform: type, integrationId: id })}
    >
      {t('reconnect.open')}
    </Button>
  )
}

interface SyncButtonProps {
  integration: Integration
  isRunning: boolean
  onStart: () => void
}

function SyncButton({ integration: { name, type }, isRunning, onStart }: SyncButtonProps) {
  const t = useTranslations('integrations')
  return (
    <Button
      icon={<RefreshCw aria-hidden />}
      isBusy={isRunning}
      busyLabel={t('sync.running')}
      {...(!isRunning && { 'aria-label': t('named.sync', { name, platform: PLATFORM_NAMES[type] }) })}
      onClick={onStart}
    >
      {t('sync.start')}
    </Button>
  )
}

interface StopPartProps {
  integration: Integration
  runId: string
  findNext: () => HTMLElement | null | undefined
}

/** There while a sync is under way, away from the button that starts one: a second press must not end it. */
function StopPart({ integration: { name, type }, runId, findNext }: StopPartProps) {
  const t = useTranslations('integrations')
  const place = useRef<HTMLDivElement>(null)
  const stop = useStopSync()
  useHandOnFocus(place, findNext)
  return (
    <div ref={place} className="ml-auto flex flex-col items-end gap-3">
      <Button
        isBusy={stop.isPending}
        busyLabel={t('sync.stopping')}
        {...(!stop.isPending && { 'aria-label': t('named.stop', { name, platform: PLATFORM_NAMES[type] }) })}
        onClick={() => stop.mutate({ runId })}
      >
        {t('sync.stop')}
      </Button>
      <ProblemBanner error={stop.error} fallback={t('sync.stopFailed')} />
    </div>
  )
}
