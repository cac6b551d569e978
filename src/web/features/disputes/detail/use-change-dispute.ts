import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { changeDispute, type DisputeDetail } from '#shared/contracts/disputes.ts'
import { call } from '#web/kernel/api/call.ts'
import { useToast } from '#web/ui/index.ts'
import { disputeQuery, useDisputeMutation } from '../disputes.queries.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { ChangedMeanwhile, changeOnLatest, type DecideChange } from './change-on-latest.ts'

/** One after the other, so that an Undo never overtakes what it undoes. */
export const changesOf = (disputeId: string) => ({ id: `dispute-${disputeId}` })

export function useChangeDispute({ id }: Pick<DisputeDetail, 'id'>) {
  const queryClient = useQueryClient()
  const fetchLatest = () => queryClient.fetchQuery({ ...disputeQuery(id), staleTime: 0 })
  return useDisputeMutation(
    async (decide: DecideChange) =>
      changeOnLatest(decide, {
        known: queryClient.getQueryData(disputeQuery(id).queryKey) ?? (await fetchLatest()),
        fetchLatest,
        save: (change, updatedAt) => call(changeDispute, { disputeId: id, updatedAt, ...change }),
      }),
    { scope: changesOf(id) },
  )
}

/** Says why what was tried has not been done, and shows what stands there instead. */
export function useChangeFailure(disputeId: string): (error: unknown) => void {
  const t = useTranslations('disputesDetail')
  const toast = useToast()
  const sayFailed = useFailureToast()
  const queryClient = useQueryClient()
  return (error) => {
    void queryClient.invalidateQueries({ queryKey: disputeQuery(disputeId).queryKey })
    const kind = 'dispute-change'
    if (error instanceof ChangedMeanwhile) toast({ kind, tone: 'warn', title: t('changedMeanwhile'), durationMs: 0 })
    else sayFailed(t('saveFailed'), error, kind)
  }
}
