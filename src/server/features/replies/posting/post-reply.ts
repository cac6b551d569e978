import type { ReplyState } from '#shared/domain/replies.ts'
import type { PlatformReply } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { applyFacts, getReviewView, lockReview, markReviewVanished } from '#server/features/reviews/reviews.service.ts'
import { deliver, type Settled, type Verdict } from '#server/kernel/outbox/outbox.ts'
import type { GatewayFailure, GatewayOutcome, ReviewRef } from '../reply-gateway.ts'
import type { ReplyDeps } from '../reply-deps.ts'
import { move, settleAttempt, supersedeOthers, type ReplyChanges, type ReplyRow } from '../replies.repository.ts'
import { enqueueCheck } from './check-reply.ts'
import { describeEffect, toRef, type ReplyEffect } from './reply-effect.ts'
import { postReplyJob, type ReplyKey } from '../replies.jobs.ts'
import { failureColumn, isGone } from './reply-fault.ts'
import { isSameText, noteState, toChanges } from './settle-reply.ts'

type Posting = ReplyEffect<PlatformReply>

/** The platform is asked what stands there before it is called again: whoever was killed in between, it is there once. */
export async function postReply(deps: ReplyDeps, key: ReplyKey): Promise<void> {
  const { customerId, reviewId } = key
  const review = toRef(await deps.transactions.step(customerId, (tx) => lockReview(tx, reviewId)))
  await deliver<Posting>({
    ...describeEffect<PlatformReply>(deps, postReplyJob, key),
    table: { name: 'replies', dueAt: 'post_after', dispatching: 'sending' },
    vendor: { inDoubt: 'look-up', longestCallSeconds: 60 },
    lookUp: (reply) => findThere(deps, customerId, { review, reply }),
    call: (reply) => deps.gateway.post(customerId, review, reply.text),
    async onClaimed(tx) {
      const { reply_id: replyId } = await lockReview(tx, reviewId)
      await move(tx, key.replyId, ['sending'], { fault: null })
      if (replyId === key.replyId) await applyFacts(tx, reviewId, { reply: { id: replyId, state: 'sending' } })
    },
    async settle(tx, settled) {
      for (const one of settled) await settlePosting(tx, { ...one, key })
    },
  })
}

async function findThere(
  { gateway }: ReplyDeps,
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
  const settled = await settleAttempt(tx, row, { post_after: null, ...describeVerdict(verdict) })
  if (!settled) return
  if (verdict.to === 'accepted') await supersedeOthers(tx, settled)
  if (settled.state === 'checking') await enqueueCheck(tx, { ...key, turn: settled.checks })
  if ('failure' in verdict && isGone(verdict.failure)) await markReviewVanished(tx, key.reviewId)
  await noteState(tx, view, settled)
}

function describeVerdict(verdict: Verdict<Posting>): ReplyChanges {
  if (verdict.to === 'accepted') return { ...toChanges(verdict.result), posted_at: new Date() }
  const { failure } = verdict
  const fault = failureColumn(failure)
  if (verdict.to === 'queued') return { state: 'queued', post_after: verdict.dueAt, fault }
  return { state: stateAfter(failure), settled_at: new Date(), fault }
}

function stateAfter({ kind, vendorCode }: GatewayFailure): ReplyState {
  if (kind === 'not-connected') return 'saved'
  return kind === 'rejected' && vendorCode !== null ? 'rejected' : 'failed'
}
