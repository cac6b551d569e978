import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Integration, SyncRun } from '#shared/contracts/integrations.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import { useFetchFaultSentence } from '#web/components/failures/use-error-sentence.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { Badge } from '#web/ui/index.ts'
import { syncRunsQuery } from '../integrations.queries.ts'
import { isWaitingToRetry } from './is-under-way.ts'
import { Disclosure } from '#web/components/disclosure.tsx'

interface RunsProps {
  integration: Pick<Integration, 'id' | 'type'>
}

export function SyncRuns({ integration }: RunsProps) {
  const t = useTranslations('integrations')
  return (
    <Disclosure summary={t('runs.summary')}>
      <RunList integration={integration} />
    </Disclosure>
  )
}

function RunList({ integration }: RunsProps) {
  const t = useTranslations('integrations')
  const runs = useQuery(syncRunsQuery(integration.id))
  return (
    <QueryState
      query={runs}
      failedTitle={t('runs.failed')}
      isEmpty={({ items }) => items.length === 0}
      empty={<p className="text-ink-muted">{t('runs.empty')}</p>}
    >
      {({ items }) => (
        <ul className="flex flex-col divide-y divide-line">
          {items.map((run) => (
            <RunRow key={run.id} run={run} platform={integration.type} />
          ))}
        </ul>
      )}
    </QueryState>
  )
}

const TONES = {
  queued: 'neutral',
  running: 'info',
  done: 'good',
  failed: 'bad',
  stopped: 'warn',
} as const satisfies Record<SyncRun['state'], string>

function RunRow({ run, platform }: { run: SyncRun; platform: Platform }) {
  const fetchFaultSentence = useFetchFaultSentence()
  const t = useTranslations('integrations')
  const { seen, added, changed, vanished } = run
  return (
    <li className="flex flex-col gap-1 py-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[run.state]}>
          {isWaitingToRetry(run) ? t('runs.retrying') : t(`runs.states.${run.state}`)}
        </Badge>
        <RelativeTime at={run.createdAt} />
        <span className="text-ink-muted">{t(`runs.triggers.${run.trigger}`)}</span>
      </p>
      <p className="text-sm text-ink-muted tabular-nums">{t('runs.counts', { seen, added, changed, vanished })}</p>
      {run.fault !== null && <p className="text-sm break-words">{fetchFaultSentence(run.fault, platform)}</p>}
    </li>
  )
}
