import { linkTo } from '#shared/contracts/addresses.ts'
import type { SearchHit } from '#shared/contracts/search.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { SoughtText } from '#shared/domain/search-words.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import {
  excerptAround,
  findFurther,
  findWhere,
  type FurtherText,
  type SearchSource,
} from '#server/features/search/search.service.ts'
import { findByWords, type FoundReview, loadFound } from './review-search.repository.ts'

export const reviewSearch: SearchSource = {
  subject: 'review',
  mayUse: ({ member }) => member.permissions.includes('reviews.view'),

  async find(tx, { words, sought, limit }) {
    const { found, isCut } = await findByWords(tx, { words: sought.phrase, limit: limit + 1 })
    const first = found.slice(0, limit)
    return {
      hits: [...first.map((row) => presentHit(row, sought)), ...(await presentFurther(tx, first, { sought, limit }))],
      hasMore: isCut || found.length > limit,
      link: linkTo(paths.reviews, { search: words }),
    }
  },
}

async function presentFurther(
  tx: CustomerTx,
  known: readonly FoundReview[],
  { sought, limit }: { sought: SoughtText; limit: number },
): Promise<SearchHit[]> {
  const further = await findFurther(tx, {
    sought,
    limit,
    knownIds: known.map(({ id }) => id),
    others: ['reply', 'note'],
    forgiving: ['review', 'reply', 'note'],
  })
  const rows = await loadFound(
    tx,
    further.map(({ id }) => id),
  )
  return further.flatMap((text) => {
    const row = rows.find(({ id }) => id === text.id)
    return row ? [presentHit(row, sought, text)] : []
  })
}

/** `further`: what of it says so, where it is not the review itself. */
function presentHit(row: FoundReview, sought: SoughtText, further?: FurtherText): SearchHit {
  const texts = further?.said
    ? [{ foundIn: further.source === 'note' ? 'note' : 'reply', text: further.said } as const]
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
