import type { CustomerTx } from '#server/database/transactions.ts'
import { applyFacts, getReviewView, lockReview } from '#server/features/reviews/reviews.service.ts'
import { deliver, type Settled } from '#server/kernel/outbox/outbox.ts'
import { letCount } from '../counting-reply.ts'
import type { GatewayFailure } from '../reply-gateway.ts'
import type { ReplyDeps } from '../reply-deps.ts'
import { move, supersedeOthers, type ReplyRow } from '../replies.repository.ts'
import { enqueueCheck } from './check-reply.ts'
import { describeEffect, toRef, type ReplyEffect } from './reply-effect.ts'
import { faultColumn, isGone, isRejected } from './reply-fault.ts'
import { removeReplyJob, type ReplyKey } from '../replies.jobs.ts'

type Removing = ReplyEffect<void>

/** Takes it off the platform. Safe to do twice: one that is not there needs no removing. */
export async function removeReply(deps: ReplyDeps, key: ReplyKey): Promise<void> {
  const { customerId, reviewId } = key
  const review = toRef(await deps.transactions.step(customerId, (tx) => lockReview(tx, reviewId)))
  await deliver<Removing>({
    ...describeEffect<void>(deps, removeReplyJob, key),
    table: { name: 'replies', dueAt: 'post_after', queued: 'deleting', dispatching: 'deleting' },
    vendor: { inDoubt: 'repeat', longestCallSeconds: 60 },
    async call() {
      const outcome = await deps.gateway.remove(customerId, review)
      return !outcome.isDone && isGone(outcome) ? { isDone: true, result: undefined } : outcome
    },
    async settle(tx, settled) {
      for (const one of settled) await settleRemoval(tx, { ...one, key })
    },
  })
}

async function settleRemoval(
  tx: CustomerTx,
  { key, row: reply, verdict }: Settled<Removing> & { key: ReplyKey },
): Promise<void> {
  if (verdict.to === 'queued') {
    await move(tx, reply.id, ['deleting'], { post_after: verdict.dueAt })
  } else if (verdict.to === 'accepted') {
    const gone = { state: 'deleted', settled_at: new Date() } as const
    if (!(await move(tx, reply.id, ['deleting'], { ...gone, post_after: null }))) return
    await supersedeOthers(tx, reply)
    await letCount(tx, key.reviewId, null)
  } else {
    await keep(tx, { key, reply, failure: verdict.failure })
  }
}

/** It stays where it was before, with the reason. */
async function keep(
  tx: CustomerTx,
  { key, reply, failure }: { key: ReplyKey; reply: ReplyRow; failure: GatewayFailure },
): Promise<void> {
  const view = await getReviewView(tx, key.reviewId)
  const kept = await move(tx, reply.id, ['deleting'], {
    state: stateBefore(reply),
    post_after: null,
    ...(!isRejected(reply) && { fault: faultColumn('not-deleted', failure.fault) }),
  })
  if (!kept) return
  if (kept.state === 'checking') await enqueueCheck(tx, { ...key, turn: kept.checks })
  if (view.reply?.id === kept.id) await applyFacts(tx, view.id, { reply: { id: kept.id, state: kept.state } })
}

function stateBefore(reply: ReplyRow) {
  if (reply.posted_at === null && reply.source !== 'platform') return 'failed'
  if (reply.settled_at === null && reply.source !== 'platform') return 'checking'
  return isRejected(reply) ? 'rejected' : 'live'
}
