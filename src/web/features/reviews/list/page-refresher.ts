import type { QueryClient } from '@tanstack/react-query'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import { fetchReviewPage, loadFromTop, reviewListQuery } from '../reviews.queries.ts'
import {
  listedReviews,
  pagesOfRows,
  type ReviewListData,
  type ReviewListPage,
  withFreshPage,
} from './review-list-data.ts'

export interface RowRange {
  first: number
  last: number
}

/** Asks again for the pages on screen that are out of date, without moving the list. */
export function createPageRefresher(queryClient: QueryClient) {
  let filter: ReviewFilter = { sort: 'newest' }
  let rows: RowRange = { first: 0, last: 0 }
  /** What was loaded before is asked for again once it is on screen. */
  let staleAt = ''
  const underWay = new Set<string>()
  const readList = () => queryClient.getQueryData<ReviewListData>(reviewListQuery(filter).queryKey)
  /** Also while it is not there yet: what is on its way may be from before. */
  const isEmpty = () => readList()?.pages.every((page) => page.items.length === 0) ?? true

  /** One question at a time for each page. */
  async function once(cursor: string, ask: () => Promise<void>) {
    if (underWay.has(cursor)) return
    underWay.add(cursor)
    // On a failure what is on screen stays, and the next event asks again.
    const hasAnswered = await ask().then(
      () => true,
      () => false,
    )
    underWay.delete(cursor)
    // Something may have happened meanwhile.
    if (hasAnswered) refreshShown()
  }

  function refreshShown() {
    const data = readList()
    if (!data || staleAt === '') return
    const isStale = (page: ReviewListPage | undefined) => (page?.freshAt ?? page?.loadedAt ?? '') < staleAt
    // In an empty list nothing can move.
    if (isEmpty() && isStale(data.pages[0])) void once('', () => loadFromTop(queryClient, filter))
    for (const pageIndex of pagesOfRows(data, rows.first, rows.last)) {
      const cursor = data.pageParams[pageIndex] ?? ''
      if (isStale(data.pages[pageIndex])) void once(cursor, () => refreshPage(queryClient, filter, pageIndex, cursor))
    }
  }

  const markStale = () => {
    staleAt = new Date().toISOString()
    refreshShown()
  }

  return {
    markStale,
    isEmpty,
    onLoaded: refreshShown,
    isListed: (reviewId: string) => listedReviews(readList() ?? { pages: [] }).some(({ id }) => id === reviewId),
    /** A list that was left and is shown again is out of date. */
    watch: (shown: ReviewFilter) => {
      filter = shown
      staleAt = ''
      if (readList()) markStale()
    },
    see: (range: RowRange) => {
      rows = range
      refreshShown()
    },
  }
}

async function refreshPage(queryClient: QueryClient, shown: ReviewFilter, pageIndex: number, cursor: string) {
  const fresh = await fetchReviewPage(shown, cursor)
  queryClient.setQueryData<ReviewListData>(
    reviewListQuery(shown).queryKey,
    (data) => data && withFreshPage(data, pageIndex, fresh),
  )
}
