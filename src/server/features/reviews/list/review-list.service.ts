import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import type { Transactions } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { getReviewDetail } from '../get-review-detail.ts'
import { readReviewCursor, writeReviewCursor } from './review-cursor.ts'
import { getTimezone, resolveFilter } from './review-filter.ts'
import { listLocations, listMembers, listTags } from './review-options.repository.ts'
import { readReviewPage } from './review-page.ts'
import { countMatches } from './review-page.repository.ts'
import { presentReview } from './review.presenter.ts'

const MOST_COUNTED = 10_000

export function createReviewListService({ transactions }: { transactions: Transactions }) {
  return {
    async list(actor: Actor, input: ReviewFilter & { cursor?: string | undefined; limit: number }) {
      const { cursor, limit, ...wanted } = input
      const after = readReviewCursor(cursor, wanted.sort)
      return transactions.read(actor.customerId, async (tx) => {
        const filter = await resolveFilter(tx, actor.userId, wanted)
        const { rows, next } = await readReviewPage(tx, { filter, after, limit })
        return { items: rows.map(presentReview), nextCursor: next && writeReviewCursor(wanted.sort, next) }
      })
    },

    count: (actor: Actor, wanted: ReviewFilter & { seenAfter?: string | undefined }) =>
      transactions.read(actor.customerId, async (tx) =>
        countMatches(tx, await resolveFilter(tx, actor.userId, wanted), MOST_COUNTED),
      ),

    getDetail: (actor: Actor, reviewId: string) =>
      transactions.read(actor.customerId, (tx) => getReviewDetail(tx, actor, reviewId)),

    getOptions: (actor: Actor) =>
      transactions.read(actor.customerId, async (tx) => ({
        members: await listMembers(tx),
        tags: await listTags(tx),
        locations: await listLocations(tx),
        timezone: await getTimezone(tx),
      })),

    /** All that match, as the lines of a file, each batch in a transaction of its own. */
  }
}
