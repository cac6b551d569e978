import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { PLATFORM_POLICIES, type PolicyCategory } from '#shared/domain/dispute-policies.ts'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { noteRead } from '#server/features/reviews/reviews.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { disputeNotFound, getDispute, refuseDecided } from './dispute-refusals.ts'
import { linkTo, lock, type DisputeRow } from './disputes.repository.ts'
import { getDisputeDetail } from './list/read-disputes.ts'
import { notifyOfDispute } from './notify.ts'
import { noteDisputed, suggest, takeReview } from './open-dispute.ts'

/** For a dispute that was typed by hand. The review, disputed from now on, and the link are one commit. */
export async function linkReview(
  tx: CustomerTx,
  actor: Actor,
  { disputeId, reviewId }: { disputeId: string; reviewId: string },
): Promise<DisputeDetail> {
  refuseLinked(await getDispute(tx, disputeId))
  // The review first, then the dispute, as whoever decides does.
  const platform = await takeReview(tx, reviewId).catch(async (error: unknown) => {
    // Pressed twice, it is this very dispute that has the review meanwhile.
    refuseLinked(await getDispute(tx, disputeId))
    throw error
  })
  const dispute = await lockUnlinked(tx, disputeId, platform)
  const category = fitCategory(dispute, platform)
  const linked = await linkTo(tx, disputeId, { review_id: reviewId, platform, category })
  await noteDisputed(tx, actor, linked)
  await noteRead(tx, actor, reviewId)
  await notifyOfDispute(tx, actor, linked, { kind: 'review-linked' })
  return getDisputeDetail(tx, disputeId)
}

async function lockUnlinked(tx: CustomerTx, disputeId: string, platform: Platform): Promise<DisputeRow> {
  const dispute = await lock(tx, disputeId)
  if (!dispute) throw disputeNotFound()
  refuseLinked(dispute)
  refuseDecided(dispute.status)
  if (dispute.filing_state === 'queued' || dispute.filing_state === 'filing') throw refusal('dispute-being-filed')
  if (dispute.filed_with_platform && dispute.platform !== null && dispute.platform !== platform) {
    throw refusal('dispute-filed-elsewhere', { values: { platform: PLATFORM_NAMES[dispute.platform] } })
  }
  return dispute
}

function refuseLinked({ review_id: reviewId }: DisputeRow): void {
  if (reviewId !== null) throw refusal('dispute-linked')
}

/** One that the platform has stays. */
function fitCategory({ reason, category }: DisputeRow, platform: Platform): PolicyCategory | null {
  const isKnown = category !== null && PLATFORM_POLICIES[platform].byReason[reason].includes(category)
  return isKnown ? category : suggest(platform, { reason }).category
}
