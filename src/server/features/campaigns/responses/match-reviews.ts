import { z } from 'zod'
import type { ReviewCertainty } from '#shared/domain/campaigns.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { defineJob, TURN_MS } from '#server/kernel/jobs/job.ts'
import { enqueue, enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'
import { countResponses } from '../sending/note-response.ts'
import { readAuthorName } from './author-name.ts'
import { findBeginning, listArrived, listCandidates, type Candidate } from './review-matches.repository.ts'

/** Looks among arrived reviews for those of people who were asked. `after`: a review's id. */
export const matchReviewsJob = defineJob({
  name: 'campaigns.match-reviews',
  payload: z.object({ customerId: z.uuid(), since: z.iso.datetime(), after: z.uuid().nullable() }),
})
type Matching = z.infer<typeof matchReviewsJob.payload>

const LOOKED_AT_ONCE = 200

/** In the transaction that takes reviews in; one that waits already will do. */
export async function requestMatching(tx: CustomerTx): Promise<void> {
  const since = await findBeginning(tx)
  if (since === null) return
  const payload = { customerId: tx.customerId, since: since.toISOString(), after: null }
  await enqueueUnlessWaiting(tx, matchReviewsJob, payload, tx.customerId)
}

export async function matchReviews(
  { transactions }: Pick<Foundations, 'transactions'>,
  { customerId, since, after }: Matching,
): Promise<void> {
  const endAt = Date.now() + TURN_MS
  let last = after
  for (;;) {
    const next = await transactions.step(customerId, async (tx) => {
      const reviews = await listArrived(tx, { since: new Date(since), after: last, limit: LOOKED_AT_ONCE })
      await matchAll(tx, reviews)
      const beyond = reviews.length < LOOKED_AT_ONCE ? null : (reviews.at(-1)?.id ?? null)
      if (beyond === null || Date.now() < endAt) return beyond
      await enqueue(tx, matchReviewsJob, { customerId, since, after: beyond })
      return null
    })
    if (next === null) return
    last = next
  }
}

async function matchAll(tx: CustomerTx, reviews: readonly { id: string; author: string }[]): Promise<void> {
  const names = new Map(reviews.map(({ id, author }) => [id, readAuthorName(author)]))
  const candidates = await listCandidates(
    tx,
    [...names].map(([reviewId, name]) => ({ reviewId, ...name })),
  )
  const matches = [...Map.groupBy(candidates, ({ reviewId }) => reviewId)].flatMap(([id, those]) => {
    const found = choose(those, names.get(id)?.isFull ?? false)
    if (!found || found.one.hasResponded) return []
    const { one, certainty } = found
    return [{ campaignId: one.campaignId, key: one.key, at: one.at, review: { id, certainty } }]
  })
  await countResponses(tx, matches)
}

/** The whole name goes before a part of it; where several people could have written it, nobody has. */
function choose(
  candidates: readonly Candidate[],
  isFull: boolean,
): { one: Candidate; certainty: ReviewCertainty } | null {
  const same = candidates.filter(({ isSame }) => isSame)
  const [one, ...others] = same.length > 0 ? same : candidates
  if (!one || others.length > 0) return null
  return { one, certainty: one.isSame && isFull ? 'likely' : 'possible' }
}
