import type { openDispute as openDisputeEndpoint, Dispute } from '#shared/contracts/disputes.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { DisputeReason } from '#shared/domain/assistant.ts'
import { PLATFORM_POLICIES, type PolicyCategory } from '#shared/domain/dispute-policies.ts'
import { measureDraftShare } from '#shared/domain/draft-share.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { applyFacts, lockReview, noteRead, recordReviewEvent } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { alreadyDisputed } from './dispute-refusals.ts'
import { findOpenOf, insert, type DisputeRow, type NewDispute } from './disputes.repository.ts'
import { getDisputeView } from './list/read-disputes.ts'
import { notifyOfDispute } from './notify.ts'
import { findDraft } from './dispute-drafts.repository.ts'

export type Opening = ParsedInputOf<typeof openDisputeEndpoint>

/** As much of a description as must be the engine's for it to be called the engine's. */
const LEAST_SHARE = 0.5

/** The dispute, and the review that is disputed from now on, are one commit. */
export async function openDispute(tx: CustomerTx, actor: Actor, opening: Opening): Promise<Dispute> {
  const about = opening.reviewId === null ? stated(opening) : { platform: await takeReview(tx, opening.reviewId) }
  const [dispute] = await insert(tx, [
    { ...(await describe(tx, actor, opening)), ...about, ...suggest(about.platform, opening) },
  ])
  if (!dispute) throw new Error('A dispute that was just written is not there.')
  await noteDisputed(tx, actor, dispute)
  if (dispute.review_id !== null) await noteRead(tx, actor, dispute.review_id)
  await notifyOfDispute(tx, actor, dispute, { kind: 'created', action: 'dispute.opened' })
  return getDisputeView(tx, dispute.id)
}

/** Under its lock, so that two who open one at once do not both. */
export async function takeReview(tx: CustomerTx, reviewId: string): Promise<Platform> {
  const { platform } = await lockReview(tx, reviewId)
  const existing = (await findOpenOf(tx, [reviewId])).get(reviewId)
  if (existing) throw alreadyDisputed(existing)
  return platform
}

/** As somebody tells of a review that is not here. */
function stated({ platform, rating, content }: Opening) {
  return { platform: platform ?? null, stated_rating: rating ?? null, stated_content: content || null }
}

async function describe(tx: CustomerTx, actor: Actor, opening: Opening): Promise<NewDispute> {
  const draft = opening.draftId ? await findDraft(tx, opening.draftId, actor.userId) : undefined
  const isDrafted = draft !== undefined && measureDraftShare(opening.description, draft.description) >= LEAST_SHARE
  return {
    review_id: opening.reviewId,
    reason: opening.reason,
    description: opening.description,
    evidence: JSON.stringify(opening.evidence),
    notes: JSON.stringify(opening.notes),
    ai_generated: isDrafted && draft.origin.engine === 'model',
    draft_origin: isDrafted ? JSON.stringify(draft.origin) : null,
    draft_edited: isDrafted && opening.description !== draft.description,
    created_by: actor.userId,
    created_by_name: actor.name,
  }
}

interface Suggestion {
  reason: DisputeReason
  category?: PolicyCategory | null | undefined
}

/** The platform's own word for the reason, where the person did not choose another. */
export function suggest(
  platform: Platform | null,
  { reason, category }: Suggestion,
): { category: PolicyCategory | null } {
  const proposed = platform === null ? null : (PLATFORM_POLICIES[platform].byReason[reason][0] ?? null)
  return { category: category ?? proposed }
}

/** The review shows it from now on. */
export async function noteDisputed(
  tx: CustomerTx,
  doer: Pick<Actor, 'userId' | 'name'> | null,
  dispute: DisputeRow,
): Promise<void> {
  const { review_id: reviewId } = dispute
  if (reviewId === null) return
  await applyFacts(tx, reviewId, (_review, at) => ({ disputedAt: at }))
  await recordReviewEvent(tx, doer, { reviewId, kind: 'disputed', detail: dispute.reason })
}
