import { linkTo } from '#shared/domain/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { SearchHit } from '#shared/contracts/search.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { excerptAround, type SearchSource } from '#server/features/search/search.service.ts'
import { mayUse } from '#server/kernel/http/access.ts'
import { findByWords } from './list/dispute-search.repository.ts'
import { loadInOrder } from './list/read-disputes.ts'
import type { JoinedDispute } from './list/dispute-rows.repository.ts'

export const disputeSearch: SearchSource = {
  subject: 'dispute',
  mayUse: ({ member }) => mayUse(member, 'disputes.view', 'disputes'),

  async find(tx, { words, limit }) {
    const { found, isCut } = await findByWords(tx, { words, limit: limit + 1 })
    const rows = await loadInOrder(
      tx,
      found.slice(0, limit).map(({ id }) => id),
    )
    return {
      hits: rows.map((row) => presentHit(row, words)),
      // The list looks at what disputes say, not at whose review they are of.
      hasMore: isCut || found.slice(limit).some(({ has_words }) => has_words),
      link: linkTo(paths.disputes, { search: words }),
    }
  },
}

function presentHit(row: JoinedDispute, words: string): SearchHit {
  const { id, platform, description, status } = row
  const excerpt = excerptAround(description, words)
  const name = row.review_author ?? (platform && PLATFORM_NAMES[platform])
  return {
    id,
    // One of a review that nobody knows has nothing but its own words.
    ...(name === null ? { title: excerpt ?? '', excerpt: null } : { title: name, excerpt }),
    platform,
    rating: row.review_rating ?? row.stated_rating,
    isRecommended: row.review_is_recommended,
    status,
    at: row.created_at.toISOString(),
    link: linkTo(paths.disputes, { dispute: id }),
  }
}
