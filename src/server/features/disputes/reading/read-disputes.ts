import type { DisputeStats } from '#shared/contracts/dispute-stats.ts'
import type { Dispute, DisputeDetail } from '#shared/contracts/disputes.ts'
import { estimateDispute } from '#shared/domain/dispute-estimate.ts'
import type { CustomerTransactions, CustomerTx } from '#server/database/transactions.ts'
import { listReviewsOfSameWords } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { listEvents } from '../dispute-events.repository.ts'
import { disputeNotFound, refuseOutsidePlan } from '../dispute-refusals.ts'
import { listFiles } from '../files/dispute-files.repository.ts'
import { readDisputeCursor, writeDisputeCursor } from './dispute-cursor.ts'
import { listPlaces, type DisputeFilter } from './dispute-page.repository.ts'
import { loadDisputes, type JoinedDispute } from './dispute-rows.repository.ts'
import { measureOutcomes } from './dispute-stats.repository.ts'
import { presentDispute, presentEvent, presentFile } from './dispute.presenter.ts'

export function listDisputes(
  customers: CustomerTransactions,
  actor: Actor,
  { cursor, limit, ...filter }: DisputeFilter & { cursor?: string | undefined; limit: number },
): Promise<{ items: Dispute[]; nextCursor: string | null }> {
  const after = readDisputeCursor(cursor, filter.sort)
  return customers.transaction(actor.customerId, async (tx) => {
    await refuseOutsidePlan(tx)
    const places = await listPlaces(tx, { filter, after, limit: limit + 1 })
    const page = places.slice(0, limit)
    const last = page.at(-1)
    const rows = await loadInOrder(
      tx,
      page.map(({ id }) => id),
    )
    const hasMore = places.length > limit && last !== undefined
    return { items: rows.map(presentDispute), nextCursor: hasMore ? writeDisputeCursor(filter.sort, last) : null }
  })
}

async function loadInOrder(tx: CustomerTx, ids: readonly string[]): Promise<JoinedDispute[]> {
  if (ids.length === 0) return []
  const byId = new Map((await loadDisputes(tx, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export function getStats(customers: CustomerTransactions, actor: Actor): Promise<DisputeStats> {
  return customers.transaction(actor.customerId, async (tx) => {
    await refuseOutsidePlan(tx)
    return measureOutcomes(tx)
  })
}

/** As the screens get it, for whatever changes one and answers with it. */
export async function getDisputeView(tx: CustomerTx, disputeId: string): Promise<Dispute> {
  return presentDispute(await getJoined(tx, disputeId))
}

export async function getDisputeDetail(tx: CustomerTx, disputeId: string): Promise<DisputeDetail> {
  const row = await getJoined(tx, disputeId)
  return {
    ...presentDispute(row),
    files: (await listFiles(tx, disputeId)).map(presentFile),
    events: (await listEvents(tx, disputeId)).map(presentEvent),
    estimate: await estimate(tx, row),
  }
}

export async function getJoined(tx: CustomerTx, disputeId: string): Promise<JoinedDispute> {
  const [row] = await loadDisputes(tx, [disputeId])
  if (!row) throw disputeNotFound()
  return row
}

/** Without a review there is nothing to go by. */
async function estimate(tx: CustomerTx, row: JoinedDispute): Promise<DisputeDetail['estimate']> {
  const { review_id: id, review_content: content } = row
  if (id === null || row.review_platform === null) return null
  const copies = await listReviewsOfSameWords(tx, { besides: id, content })
  return estimateDispute({
    platform: row.review_platform,
    reason: row.reason,
    category: row.category,
    content,
    rating: row.review_rating,
    isRecommended: row.review_is_recommended,
    copies: copies.length,
  })
}
