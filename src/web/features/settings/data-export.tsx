import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import {
  EXPORT_DAYS,
  getDataExport,
  getWorkspaceData,
  startDataExport,
  type WorkspaceData,
} from '#shared/contracts/workspace-data.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { call } from '#web/kernel/api/call.ts'
import { downloadFile } from '#web/kernel/api/download.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { Button, Card } from '#web/ui/index.ts'

const LOOK_EVERY_MS = 2000

export const workspaceDataQuery = {
  ...endpointQuery(queryKeys.workspaceData, getWorkspaceData, {}),
  refetchInterval: ({ state }: { state: { data: WorkspaceData | undefined } }) =>
    state.data?.export?.state === 'working' ? LOOK_EVERY_MS : false,
} as const

export const DATA_ANSWERS = { answers: workspaceDataQuery, renews: [queryKeys.me] }

/** For who is left with nothing else here. */
export function DataExport() {
  const t = useTranslations('settings.data')
  const data = useQuery(workspaceDataQuery)
  return (
    <QueryState query={data} failedTitle={t('failed')}>
      {(known) => <ExportCard made={known.export} />}
    </QueryState>
  )
}

export function ExportCard({ made }: { made: WorkspaceData['export'] }) {
  const t = useTranslations('settings.data.export')
  const format = useFormatting()
  const proven = useProvenAttempt()
  const { mutateAsync: start } = useChange(() => call(startDataExport, {}), DATA_ANSWERS)
  const fetching = useAttempt()
  const isWorking = made?.state === 'working'
  return (
    <Card title={t('title')} subtitle={t('subtitle', { days: EXPORT_DAYS })}>
      <div className="flex flex-col items-start gap-4">
        <ProofStep of={proven} />
        <output>
          {isWorking && t('working', { progress: made.progress })}
          {made?.state === 'ready' && t('ready', { until: format.dateTime(made.expiresAt) })}
        </output>
        <div className="flex flex-wrap gap-2">
          {made?.state === 'ready' && (
            <Button
              variant="primary"
              isBusy={fetching.isBusy}
              busyLabel={t('downloading')}
              onClick={() => void fetching.attempt(() => fetchArchive(made.id))}
            >
              {t('download')}
            </Button>
          )}
          <Button
            isBusy={proven.isBusy}
            disabled={isWorking}
            busyLabel={t('starting')}
            onClick={() => void proven.attempt(async () => void (await start()))}
          >
            {made ? t('again') : t('start')}
          </Button>
        </div>
        <ProblemBanner error={proven.error ?? fetching.error} fallback={t('failed')} />
      </div>
    </Card>
  )
}

const fetchArchive = (exportId: string) =>
  downloadFile({
    endpoint: getDataExport,
    input: { exportId },
    fileName: 'goodword.zip',
    onProgress: () => {},
    signal: new AbortController().signal,
  })
