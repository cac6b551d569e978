import { useTranslations } from 'use-intl'
import { prioritizeMany } from '#shared/contracts/disputes.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { useChange } from '#web/kernel/api/queries.ts'
import { useToast } from '#web/ui/index.ts'
import { prioritizingQuery } from './disputes.queries.ts'

/** For every open dispute that nobody has looked at, or in vain; a job works through them. */
export function usePrioritizeAll() {
  const t = useTranslations('disputes.prioritizeAll')
  const toast = useToast()
  const sayFailed = useFailureToast()
  return useChange(() => call(prioritizeMany, {}), {
    renews: [prioritizingQuery.queryKey],
    onSuccess: ({ count }) => toast({ tone: count === 0 ? 'info' : 'good', title: t('started', { count }) }),
    onError: (error) => sayFailed(t('failed'), error),
  })
}
