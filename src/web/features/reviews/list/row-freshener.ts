import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '#shared/contracts/live-events.ts'
import { getReview } from '#shared/contracts/reviews.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { call } from '#web/kernel/api/call.ts'
import { dropReview, showReview } from '../reviews.queries.ts'
import { createPageRefresher } from './page-refresher.ts'

const GATHER_MS = 200
/** More than these at once are asked for by the page. */
const MOST_ONE_BY_ONE = 4

/** Keeps the rows on screen true while things happen elsewhere. */
export function createRowFreshener(queryClient: QueryClient) {
  const pages = createPageRefresher(queryClient)
  const changedIds = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function refreshOne(reviewId: string) {
    try {
      showReview(queryClient, (await call(getReview, { reviewId })).review)
    } catch (error) {
      // Out of reach, the row stays as it was.
      if (error instanceof ApiProblem && error.code === 'not-found') dropReview(queryClient, reviewId)
    }
  }

  function refreshChanged() {
    timer = undefined
    const ids = [...changedIds].filter(pages.isListed)
    changedIds.clear()
    if (ids.length > MOST_ONE_BY_ONE || pages.isEmpty()) pages.markStale()
    else for (const reviewId of ids) void refreshOne(reviewId)
  }

  return {
    watch: pages.watch,
    see: pages.see,
    /** What happened while the list was on its way is not in it. */
    onLoaded: pages.onLoaded,
    onGap: pages.markStale,
    onEvent: ({ type, subjectId }: LiveEvent) => {
      if (type === 'scheduled-response.changed' || (type === 'review.changed' && subjectId === null)) pages.markStale()
      if (type !== 'review.changed' || subjectId === null) return
      changedIds.add(subjectId)
      timer ??= setTimeout(refreshChanged, GATHER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
