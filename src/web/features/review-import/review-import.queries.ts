import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import {
  changeManualReview,
  createManualReview,
  listManualReviews,
  removeManualReview,
  type ManualReview,
} from '#shared/contracts/manual-reviews.ts'
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

const LOOK_AGAIN_MS = 2000

export const importsQuery = infiniteQueryOptions({
  queryKey: queryKeys.reviewImports,
  queryFn: ({ pageParam, signal }) => call(listReviewImports, pageParam ? { cursor: pageParam } : {}, { signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  // The stream tells of each step; this is for when it is interrupted.
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some(isUnderWay)) ? LOOK_AGAIN_MS : false,
})

export const importFaultsQuery = (importId: string) =>
  queryOptions({
    queryKey: [...queryKeys.reviewImports, importId, 'faults'],
    queryFn: ({ signal }) => call(listImportFaults, { importId }, { signal }),
  })

export function isUnderWay({ state }: Pick<ReviewImport, 'state'>): boolean {
  return state === 'queued' || state === 'running'
}

export const manualReviewsQuery = infiniteQueryOptions({
  queryKey: queryKeys.manualReviews,
  queryFn: ({ pageParam, signal }) => call(listManualReviews, pageParam ? { cursor: pageParam } : {}, { signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
})

function useRenew(queryKey: readonly string[]) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey })
}

export type ImportRequest = InputOf<typeof previewReviewImport>

export function usePreviewImport() {
  return useMutation({ mutationFn: (request: ImportRequest) => call(previewReviewImport, request) })
}

export function useStartImport() {
  const renew = useRenew(queryKeys.reviewImports)
  return useMutation({
    mutationFn: (request: InputOf<typeof startReviewImport>) => call(startReviewImport, request),
    onSuccess: renew,
  })
}

export function useUndoImport() {
  const renew = useRenew(queryKeys.reviewImports)
  return useMutation({
    mutationFn: (importId: string) => call(undoReviewImport, { importId }),
    onSettled: renew,
  })
}

export function useSaveManualReview(reviewId: string | null) {
  const renew = useRenew(queryKeys.manualReviews)
  return useMutation({
    mutationFn: (review: InputOf<typeof createManualReview>) =>
      reviewId === null ? call(createManualReview, review) : call(changeManualReview, { ...review, reviewId }),
    onSuccess: renew,
  })
}

export function useRemoveManualReview() {
  const renew = useRenew(queryKeys.manualReviews)
  return useMutation({
    mutationFn: ({ id: reviewId, isAnswered }: Pick<ManualReview, 'id' | 'isAnswered'>) =>
      call(removeManualReview, { reviewId, ...(isAnswered && { withAnswer: 'true' }) }),
    // Also after a refusal: somebody may have answered it meanwhile.
    onSettled: renew,
  })
}
