import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { Button } from '#web/ui/index.ts'
import { useStopSync } from '../integrations.queries.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useHandOnFocus } from './use-hand-on-focus.ts'

interface StopPartProps {
  integration: Integration
  runId: string
  findNext: () => HTMLElement | null | undefined
}

/** There while a sync is under way, away from the button that starts one: a second press must not end it. */
export function StopPart({ integration: { name, type }, runId, findNext }: StopPartProps) {
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
