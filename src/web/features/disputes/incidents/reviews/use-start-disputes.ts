import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { startBulkAction } from '#shared/contracts/review-bulk.ts'
import type { DisputeReason } from '#shared/domain/assistant.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useToast } from '#web/ui/index.ts'

/** A job works through them; each shows up on its own as soon as it is open. */
export function useStartDisputes(ids: readonly string[]) {
  const t = useTranslations('incidents.dispute')
  const toast = useToast()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (words: { reason: DisputeReason; description: string }) =>
      call(startBulkAction, { action: { kind: 'dispute', ...words }, on: { ids: [...ids] } }),
    onSuccess: ({ total }) => {
      toast({ tone: 'good', title: t('started', { count: total }) })
      return queryClient.invalidateQueries({ queryKey: queryKeys.bulkRuns })
    },
  })
}
