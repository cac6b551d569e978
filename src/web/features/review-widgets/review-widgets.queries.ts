import {
  addReviewWidget,
  changeReviewWidget,
  listReviewWidgets,
  listShowableReviews,
  removeReviewWidget,
  type ReviewWidgetInput,
} from '#shared/contracts/review-widgets.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

const renews = [queryKeys.reviewWidgets]

export const widgetsQuery = endpointQuery([...queryKeys.reviewWidgets, 'list'], listReviewWidgets, {})

export const showableQuery = endpointQuery([...queryKeys.reviewWidgets, 'reviews'], listShowableReviews, {})

/** `widgetId`: which is changed; else a new one. */
export const useSaveWidget = (widgetId: string | null) =>
  useChange(
    (input: ReviewWidgetInput) =>
      widgetId === null ? call(addReviewWidget, input) : call(changeReviewWidget, { widgetId, ...input }),
    { renews },
  )

export const useRemoveWidget = () => useChange((widgetId: string) => call(removeReviewWidget, { widgetId }), { renews })
