import { useTranslations } from 'use-intl'
import type { SyncRun } from '#shared/contracts/integrations.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { isUnderWay, isWaitingToRetry } from './is-under-way.ts'

const RESULT_SHOWN_FOR_MS = 10 * 60_000

/** How far a sync is; for a while afterwards what it brought; then nothing. */
export function useRunWords(run: SyncRun | null): string | null {
  const t = useTranslations('integrations')
  const now = useNow()
  if (!run) return null
  const { state, seen, total, added, finishedAt } = run
  if (isWaitingToRetry(run)) return t('sync.retrying')
  if (isUnderWay(run)) {
    if (seen === 0) return t('sync.waiting')
    return total === null ? t('sync.seen', { seen }) : t('sync.seenOfTotal', { seen, total })
  }
  const isFresh = finishedAt !== null && now.getTime() - Date.parse(finishedAt) < RESULT_SHOWN_FOR_MS
  return state === 'done' && isFresh ? t('sync.result', { added }) : null
}
