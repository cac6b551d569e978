import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type BulkAction,
  listBulkRuns,
  retryBulkAction,
  startBulkAction,
  stopBulkAction,
} from '#shared/contracts/review-bulk.ts'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import type { Selection } from '../list/selection.ts'

export const bulkRunsQuery = queryOptions({
  queryKey: queryKeys.bulkRuns,
  queryFn: ({ signal }) => call(listBulkRuns, {}, { signal }),
})

export interface BulkTarget {
  selection: Selection
  filter: ReviewFilter
}

export function useStartBulk({ selection, filter }: BulkTarget) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (action: BulkAction) =>
      call(startBulkAction, { action, on: selection.isAll ? { filter } : { ids: [...selection.ids] } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.bulkRuns }),
  })
}

export function useRetryBulk() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (runId: string) => call(retryBulkAction, { runId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.bulkRuns }),
  })
}

export function useStopBulk() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (runId: string) => call(stopBulkAction, { runId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.bulkRuns }),
  })
}
