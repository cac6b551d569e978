import { disputeSearch } from '#server/features/disputes/disputes.search.ts'
import { reviewSearch } from '#server/features/reviews/reviews.search.ts'
import { searchRoutes } from '#server/features/search/search.routes.ts'
import { createSearchService, type SearchSource } from '#server/features/search/search.service.ts'
import type { Foundations } from './foundations.ts'

/** Whatever can be found by words, in the order in which it is shown. */
export const SEARCH_SOURCES: readonly SearchSource[] = [reviewSearch, disputeSearch]

export function buildSearch(base: Foundations) {
  return {
    searchImplementations: searchRoutes(
      createSearchService({ transactions: base.transactions, sources: SEARCH_SOURCES }),
    ),
  }
}
