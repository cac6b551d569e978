import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { applyFacts, getReviewView, lockReview } from '#server/features/reviews/reviews.service.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { letCount } from '../answering/counting-reply.ts'
import type { GatewayFailure, GatewayOutcome } from '../reply-gateway.ts'
import type { ReplyParts } from '../reply-parts.ts'
import { findById, move, supersedeOthers, type ReplyRow } from '../replies.repository.ts'
import { enqueueCheck } from './check-reply.ts'
import { toRef } from './platform-review.ts'
import { waitSeconds } from './post-reply.ts'
import { removeReplyJob, type ReplyKey } from '../replies.jobs.ts'

const MOST_TURNS = 8

type Turn = ReplyKey & { turn: number }

/** Takes it off the platform. Safe to do twice: one that is not there needs no removing. */
export async function removeReply(parts: ReplyParts, key: Turn): Promise<void> {
  const review = await parts.transactions.step(key.customerId, async (tx) => {
    const reply = await findById(tx, key.replyId)
    return reply?.state === 'deleting' ? lockReview(tx, key.reviewId) : null
  })
  if (!review) return
  const outcome = await parts.gateway.remove(key.customerId, toRef(review))
  await parts.transactions.step(key.customerId, (tx) => settle(tx, key, outcome))
}

async function settle(tx: CustomerTx, key: Turn, outcome: GatewayOutcome<void>): Promise<void> {
  await lockReview(tx, key.reviewId)
  const reply = await findById(tx, key.replyId)
  if (reply?.state !== 'deleting') return
  if (outcome.isDone || outcome.kind === 'gone') {
    await move(tx, reply.id, ['deleting'], {
      state: 'deleted',
      settled_at: new Date(),
      problem: null,
      problem_kind: null,
    })
    await supersedeOthers(tx, reply)
    await letCount(tx, key.reviewId, null)
  } else if (outcome.kind === 'retry' && key.turn < MOST_TURNS) {
    const startAfter = new Date(Date.now() + waitSeconds(key.turn, outcome.retryAfterSeconds) * 1000)
    await enqueue(tx, removeReplyJob, { ...key, turn: key.turn + 1 }, { startAfter })
  } else {
    await keep(tx, { key, reply, failure: outcome })
  }
}

/** It stays where it was before, with the reason. */
async function keep(
  tx: CustomerTx,
  { key, reply, failure }: { key: Turn; reply: ReplyRow; failure: GatewayFailure },
): Promise<void> {
  const view = await getReviewView(tx, key.reviewId)
  const problem = `Failed to delete from ${PLATFORM_NAMES[view.platform]}: ${failure.message}`
  const kept = await move(tx, reply.id, ['deleting'], {
    state: stateBefore(reply),
    problem,
    problem_kind: 'not-deleted',
  })
  if (!kept) return
  if (kept.state === 'checking') await enqueueCheck(tx, { ...key, turn: kept.checks })
  if (view.reply?.id === kept.id) await applyFacts(tx, view.id, { reply: { id: kept.id, state: kept.state } })
}

function stateBefore(reply: ReplyRow) {
  if (reply.posted_at === null && reply.source !== 'platform') return 'failed'
  if (reply.settled_at === null && reply.source !== 'platform') return 'checking'
  return reply.reason === null ? 'live' : 'rejected'
}
