import { infiniteQueryOptions } from '@tanstack/react-query'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { listManualReviews } from '#shared/contracts/manual-reviews.ts'
import {
  listImportFaults,
  listReviewImports,
  previewReviewImport,
  startReviewImport,
  undoReviewImport,
  type ReviewImport,
} from '#shared/contracts/review-import.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'

const LOOK_AGAIN_MS = 2000

export const importsQuery = infiniteQueryOptions({
  ...pagedQuery(queryKeys.reviewImports, listReviewImports, {}),
  // The stream tells of each step; this is for when it is interrupted.
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some(isUnderWay)) ? LOOK_AGAIN_MS : false,
})

export const importFaultsQuery = (importId: string) =>
  endpointQuery([...queryKeys.reviewImports, importId, 'faults'], listImportFaults, { importId })

export function isUnderWay({ state }: Pick<ReviewImport, 'state'>): boolean {
  return state === 'queued' || state === 'running'
}

export const manualReviewsQuery = pagedQuery(queryKeys.manualReviews, listManualReviews, {})

export type ImportRequest = InputOf<typeof previewReviewImport>

export const usePreviewImport = () => useChange((request: ImportRequest) => call(previewReviewImport, request), {})

export const useStartImport = () =>
  useChange((request: InputOf<typeof startReviewImport>) => call(startReviewImport, request), {
    renews: [queryKeys.reviewImports],
  })

export const useUndoImport = () =>
  useChange((importId: string) => call(undoReviewImport, { importId }), { renews: [queryKeys.reviewImports] })
