import type { QueryClient } from '@tanstack/react-query'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import { fetchReviewPage, loadFromTop, reviewListQuery } from '../reviews.queries.ts'
import { listedReviews, pagesOfRows, type ReviewListData, withFreshPage } from './review-list-data.ts'

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
  const keyOf = (shown: ReviewFilter) => reviewListQuery(shown).queryKey
  const readList = () => queryClient.getQueryData<ReviewListData>(keyOf(filter))
  const isEmpty = () => readList()?.pages.every((page) => page.items.length === 0) ?? false

  /** One question at a time for each page. */
  async function once(cursor: string, ask: () => Promise<void>) {
    if (underWay.has(cursor)) return
    underWay.add(cursor)
    // On a failure what is on screen stays, and the next event asks again.
    await ask().catch(() => undefined)
    underWay.delete(cursor)
  }

  async function refreshPage(shown: ReviewFilter, pageIndex: number, cursor: string) {
    const fresh = await fetchReviewPage(shown, cursor)
    queryClient.setQueryData<ReviewListData>(keyOf(shown), (data) => data && withFreshPage(data, pageIndex, fresh))
  }

  function refreshShown() {
    const data = readList()
    if (!data || staleAt === '') return
    // In an empty list nothing can move.
    if (isEmpty()) void once('', () => loadFromTop(queryClient, filter))
    for (const pageIndex of pagesOfRows(data, rows.first, rows.last)) {
      const cursor = data.pageParams[pageIndex] ?? ''
      const page = data.pages[pageIndex]
      const isStale = (page?.freshAt ?? page?.loadedAt ?? '') < staleAt
      if (isStale) void once(cursor, () => refreshPage(filter, pageIndex, cursor))
    }
  }

  const markStale = () => {
    staleAt = new Date().toISOString()
    refreshShown()
  }

  return {
    markStale,
    isEmpty,
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
