import { linkTo } from '#shared/domain/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { SearchHit } from '#shared/contracts/search.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { excerptAround, type SearchSource } from '#server/features/search/search.service.ts'
import { findByWords, type FoundReview } from './list/review-search.repository.ts'

export const reviewSearch: SearchSource = {
  subject: 'review',
  mayUse: ({ member }) => member.permissions.includes('reviews.view'),

  async find(tx, { words, limit }) {
    const { found, isCut } = await findByWords(tx, { words, limit: limit + 1 })
    return {
      hits: found.slice(0, limit).map((row) => presentHit(row, words)),
      // The list looks at what reviews say, not at who wrote them.
      hasMore: isCut || found.slice(limit).some((row) => row.has_words),
      link: linkTo(paths.reviews, { search: words }),
    }
  },
}

function presentHit(row: FoundReview, words: string): SearchHit {
  return {
    id: row.id,
    title: row.author ?? PLATFORM_NAMES[row.platform],
    excerpt: excerptAround(row.content, words),
    platform: row.platform,
    rating: row.rating,
    isRecommended: row.is_recommended,
    status: row.status,
    at: row.created_at.toISOString(),
    link: linkTo(paths.reviews, { review: row.id }),
  }
}
