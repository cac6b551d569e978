import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useRefusalSentence } from '#web/components/use-error-sentence.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Banner, Button } from '#web/ui/index.ts'
import { prioritizingQuery } from '../disputes.queries.ts'
import { usePrioritizeAll } from './use-prioritize-all.ts'

/** Those that were given up stay told until they are tried again, or one by one. */
export function PrioritizingFailed() {
  const t = useTranslations('disputeCare.priority')
  const busy = useTranslations('disputes.prioritizeAll')
  const fallback = useTranslations('disputes.priority')
  const refusalSentence = useRefusalSentence()
  const canRetry = can(useMe(), 'disputes.create')
  const { data } = useQuery(prioritizingQuery)
  const { mutate, isPending } = usePrioritizeAll()
  if (!data || data.failed === 0) return null
  return (
    <Banner
      tone="bad"
      title={t('failedTitle', { count: data.failed })}
      action={
        canRetry && (
          <Button size="small" isBusy={isPending} busyLabel={busy('busy')} onClick={() => mutate()}>
            {t('retry')}
          </Button>
        )
      }
    >
      {refusalSentence(data) ?? fallback('failed')}
    </Banner>
  )
}
