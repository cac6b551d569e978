import { linkTo } from '#shared/contracts/addresses.ts'
import type { SearchHit } from '#shared/contracts/search.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { SoughtText } from '#shared/domain/search-words.ts'
import { excerptAround, findWhere, type SearchSource } from '#server/features/search/search.service.ts'
import { findSaying, type FoundReview } from './review-search.repository.ts'

export const reviewSearch: SearchSource = {
  subject: 'review',
  mayUse: ({ member }) => member.permissions.includes('reviews.view'),

  async find(tx, { words, sought, limit }) {
    const { found, isCut } = await findSaying(tx, { sought, limit })
    return {
      hits: found.slice(0, limit).map((row) => presentHit(row, sought)),
      hasMore: isCut || found.length > limit,
      link: linkTo(paths.reviews, { search: words }),
    }
  },
}

function presentHit(row: FoundReview, sought: SoughtText): SearchHit {
  const texts = row.said
    ? [{ foundIn: row.source === 'note' ? 'note' : 'reply', text: row.said } as const]
    : [{ foundIn: 'text', text: row.content } as const, { foundIn: 'author', text: row.author } as const]
  const { foundIn, text, isClose } = findWhere(texts, sought)
  return {
    id: row.id,
    title: row.author ?? PLATFORM_NAMES[row.platform],
    excerpt: excerptAround(foundIn === 'author' ? row.content : text, sought),
    foundIn,
    isClose,
    platform: row.platform,
    rating: row.rating,
    isRecommended: row.is_recommended,
    status: row.status,
    at: row.created_at.toISOString(),
    link: linkTo(paths.reviews, { review: row.id }),
  }
}
