import type { InputOf } from '#shared/contracts/endpoint.ts'
import {
  changeReviewView,
  countReviewViews,
  listReviewViews,
  removeReviewView,
  type ReviewView,
  saveReviewView,
} from '#shared/contracts/review-views.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'

export const reviewViewsQuery = endpointQuery(queryKeys.reviewViews, listReviewViews, {})

/** Asked for each time the menu opens. */
export const viewCountsQuery = {
  ...endpointQuery([...queryKeys.reviews, 'view-counts'], countReviewViews, {}),
  staleTime: 0,
}

type NewView = InputOf<typeof saveReviewView>

/** A view that has an id is changed, another one made. */
export const useSaveView = () =>
  useChange(
    ({ viewId, ...view }: NewView & { viewId?: string | undefined }): Promise<ReviewView> =>
      viewId === undefined ? call(saveReviewView, view) : call(changeReviewView, { ...view, viewId }),
    { renews: [queryKeys.reviewViews] },
  )

export const useRemoveView = () =>
  useChange((viewId: string) => call(removeReviewView, { viewId }), { answers: reviewViewsQuery })
