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
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import type { Selection } from '../list/selection.ts'

export const bulkRunsQuery = endpointQuery(queryKeys.bulkRuns, listBulkRuns, {})

export interface BulkTarget {
  selection: Selection
  filter: ReviewFilter
}

const RENEWED = { renews: [queryKeys.bulkRuns] }

export const useStartBulk = ({ selection, filter }: BulkTarget) =>
  useChange(
    (action: BulkAction) =>
      call(startBulkAction, { action, on: selection.isAll ? { filter } : { ids: [...selection.ids] } }),
    RENEWED,
  )

export const useRetryBulk = () => useChange((runId: string) => call(retryBulkAction, { runId }), RENEWED)

export const useStopBulk = () => useChange((runId: string) => call(stopBulkAction, { runId }), RENEWED)
