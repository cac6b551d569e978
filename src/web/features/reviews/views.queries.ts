import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import {
  changeReviewView,
  listReviewViews,
  removeReviewView,
  type ReviewView,
  saveReviewView,
} from '#shared/contracts/review-views.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

export const reviewViewsQuery = queryOptions({
  queryKey: queryKeys.reviewViews,
  queryFn: ({ signal }) => call(listReviewViews, {}, { signal }),
})

type NewView = InputOf<typeof saveReviewView>

/** A view that has an id is changed, another one made. */
export function useSaveView() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ viewId, ...view }: NewView & { viewId?: string | undefined }): Promise<ReviewView> =>
      viewId === undefined ? call(saveReviewView, view) : call(changeReviewView, { ...view, viewId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.reviewViews }),
  })
}

export function useRemoveView() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (viewId: string) => call(removeReviewView, { viewId }),
    onSuccess: (views) => queryClient.setQueryData(reviewViewsQuery.queryKey, views),
  })
}
