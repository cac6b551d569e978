import type { InfiniteData } from '@tanstack/react-query'
import type { Review } from '#shared/contracts/reviews.ts'

export interface ReviewListPage {
  items: Review[]
  nextCursor: string | null
  /** When it was asked for; what arrived afterwards is not among its items. */
  loadedAt: string
  /** When its items were asked for again, which takes in nothing new. */
  freshAt?: string
}

export type ReviewListData = InfiniteData<ReviewListPage, string>

export function listedReviews(data: Pick<ReviewListData, 'pages'>): Review[] {
  return data.pages.flatMap((page) => page.items)
}

/** With a newer state of one review in its place. */
export function withReview(data: ReviewListData, review: Review): ReviewListData {
  const pages = data.pages.map((page) => {
    if (!page.items.some((item) => item.id === review.id)) return page
    return { ...page, items: page.items.map((item) => (item.id === review.id ? review : item)) }
  })
  return { ...data, pages }
}

export function withoutReview(data: ReviewListData, reviewId: string): ReviewListData {
  const pages = data.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== reviewId) }))
  return { ...data, pages }
}

/**
 * With what a page says now, without moving the list: reviews keep their places, those that no longer match go, and
 * those that are new stay out until somebody asks for them.
 */
export function withFreshPage(data: ReviewListData, pageIndex: number, fresh: ReviewListPage): ReviewListData {
  const byId = new Map(fresh.items.map((item) => [item.id, item]))
  const pages = data.pages.map((page, index) => {
    if (index !== pageIndex) return page
    // New reviews push the last ones off the fresh page: what stood behind the last one seen again is merely unknown.
    const lastSeen = page.items.findLastIndex((item) => byId.has(item.id))
    const isWhole = fresh.nextCursor === null
    const items = page.items.flatMap((item, place) => {
      const now = byId.get(item.id)
      if (now) return [now]
      return isWhole || place < lastSeen ? [] : [item]
    })
    return { ...page, items, freshAt: fresh.loadedAt }
  })
  return { ...data, pages }
}

/** The numbers of the pages that hold any of the rows from `first` to `last`. */
export function pagesOfRows(data: ReviewListData, first: number, last: number): number[] {
  let start = 0
  return data.pages.flatMap(({ items }, index) => {
    const end = start + items.length
    const isMet = start <= last && end > first
    start = end
    return isMet ? [index] : []
  })
}
