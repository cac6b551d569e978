import type { Transactions } from '#server/database/transactions.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { placeSome } from './place-reviews.repository.ts'

const AT_ONCE = 2000

export async function placeReviews(
  transactions: Transactions,
  { customerId, integrationId }: { customerId: string; integrationId: string },
): Promise<void> {
  const moveSome = () =>
    transactions.step(customerId, async (tx) => {
      const moved = await placeSome(tx, integrationId, AT_ONCE)
      if (moved > 0) emit(tx, { type: 'review.changed', subjectId: null, userId: null })
      return moved
    })
  while ((await moveSome()) === AT_ONCE);
}
