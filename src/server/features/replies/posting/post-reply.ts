import type { Review } from '#shared/contracts/reviews.ts'
import type { PlatformReply } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { applyFacts, getReviewView, lockReview } from '#server/features/reviews/reviews.service.ts'
import { deliver, type Settled, type Verdict } from '#server/kernel/outbox/outbox.ts'
import type { GatewayFailure, GatewayOutcome, ReviewRef } from '../reply-gateway.ts'
import type { ReplyParts } from '../reply-parts.ts'
import { move, settleAttempt, supersedeOthers, type ReplyChanges, type ReplyRow } from '../replies.repository.ts'
import { enqueueCheck } from './check-reply.ts'
import { describeEffect, toRef, type ReplyEffect } from './reply-effect.ts'
import { postReplyJob, type ReplyKey } from '../replies.jobs.ts'
import { explainRejection, failedToPost, foundNoIntegration, sortFailure } from './reply-words.ts'
import { isSameText, noteState, toChanges } from './settle-reply.ts'

type Posting = ReplyEffect<PlatformReply>

/** The platform is asked what stands there before it is called again: whoever was killed in between, it is there once. */
export async function postReply(parts: ReplyParts, key: ReplyKey): Promise<void> {
  const { customerId, reviewId } = key
  const review = toRef(await parts.transactions.step(customerId, (tx) => lockReview(tx, reviewId)))
  await deliver<Posting>({
    ...describeEffect<PlatformReply>(parts, postReplyJob, key),
    table: { name: 'replies', dueAt: 'post_after', dispatching: 'sending' },
    vendor: { inDoubt: 'look-up', longestCallSeconds: 60 },
    lookUp: (reply) => findThere(parts, customerId, { review, reply }),
    call: (reply) => parts.gateway.post(customerId, review, reply.text),
    async onClaimed(tx) {
      const { reply_id: replyId } = await lockReview(tx, reviewId)
      await move(tx, key.replyId, ['sending'], { problem: null, problem_kind: null })
      if (replyId === key.replyId) await applyFacts(tx, reviewId, { reply: { id: replyId, state: 'sending' } })
    },
    async settle(tx, settled) {
      for (const one of settled) await settlePosting(tx, { ...one, key })
    },
  })
}

async function findThere(
  { gateway }: ReplyParts,
  customerId: string,
  { review, reply }: { review: ReviewRef; reply: ReplyRow },
): Promise<GatewayOutcome<PlatformReply | null>> {
  const there = await gateway.read(customerId, review)
  if (!there.isDone || !there.result) return there
  // One that was turned down may be looked at anew when it is put there again.
  const isOurs = there.result.state !== 'rejected' && isSameText(there.result.text, reply.text)
  return { isDone: true, result: isOurs ? there.result : null }
}

async function settlePosting(
  tx: CustomerTx,
  { row, verdict, key }: Settled<Posting> & { key: ReplyKey },
): Promise<void> {
  const view = await getReviewView(tx, key.reviewId)
  const settled = await settleAttempt(tx, row, { post_after: null, ...describeVerdict(view, verdict) })
  if (!settled) return
  if (verdict.to === 'accepted') await supersedeOthers(tx, settled)
  if (settled.state === 'checking') await enqueueCheck(tx, { ...key, turn: settled.checks })
  await noteState(tx, view, settled)
}

function describeVerdict(view: Review, verdict: Verdict<Posting>): ReplyChanges {
  if (verdict.to === 'accepted') return { ...toChanges(view, verdict.result), posted_at: new Date() }
  const { failure } = verdict
  const problemKind = { problem_kind: sortFailure(failure) }
  if (verdict.to === 'queued') {
    const problem = `${failure.message} It will be tried again.`
    return { state: 'queued', post_after: verdict.dueAt, problem, ...problemKind }
  }
  return { settled_at: new Date(), ...describeFailure(view, failure), ...problemKind }
}

function describeFailure({ platform }: Review, { kind, message, vendorCode }: GatewayFailure): ReplyChanges {
  if (kind === 'not-connected') return { state: 'saved', problem: foundNoIntegration(platform) }
  if (kind === 'gone') return { state: 'failed', problem: failedToPost(platform, 'The review is no longer there.') }
  if (kind !== 'rejected' || vendorCode === null) return { state: 'failed', problem: failedToPost(platform, message) }
  const problem = failedToPost(platform, `${message} ${explainRejection(vendorCode)}`)
  return { state: 'rejected', reason: vendorCode, problem }
}
