import type { Review } from '#shared/contracts/reviews.ts'
import type { PlatformReply } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { applyFacts, getReviewView, lockReview } from '#server/features/reviews/reviews.service.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import type { GatewayFailure, GatewayOutcome, ReviewRef } from '../reply-gateway.ts'
import type { ReplyParts } from '../reply-parts.ts'
import {
  claim,
  findById,
  settleAttempt,
  supersedeOthers,
  type ReplyChanges,
  type ReplyRow,
} from '../replies.repository.ts'
import { enqueueCheck } from './check-reply.ts'
import { toRef } from './platform-review.ts'
import { postReplyJob, type ReplyKey } from '../replies.jobs.ts'
import { explainRejection, failedToPost, foundNoIntegration, sortFailure } from './reply-words.ts'
import { isSameText, noteState, toChanges } from './settle-reply.ts'

const MOST_TURNS = 8
const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 3600

type Turn = ReplyKey & { turn: number; attempts: number }

/**
 * Posts one reply. Marked as being sent before the platform is called, and read back before it is called again: whoever
 * was killed in between, it is there once.
 */
export async function postReply(parts: ReplyParts, key: Turn, { isLastTry }: { isLastTry: boolean }): Promise<void> {
  const claimed = await parts.transactions.step(key.customerId, (tx) => claimReply(tx, key))
  if (!claimed) return
  const outcome = await send(parts, key.customerId, claimed).catch((error: unknown) => {
    if (!isLastTry) throw error
    return OUR_FAULT
  })
  await parts.transactions.step(key.customerId, (tx) => settle(tx, { key, reply: claimed.reply, outcome }))
}

interface Claimed {
  reply: ReplyRow
  review: ReviewRef
}

async function claimReply(tx: CustomerTx, key: Turn): Promise<Claimed | null> {
  const review = await lockReview(tx, key.reviewId)
  const reply = await claim(tx, key.replyId, key.attempts)
  if (!reply) {
    await comeBackInTime(tx, key)
    return null
  }
  if (review.reply_id === reply.id) await applyFacts(tx, review.id, { reply: { id: reply.id, state: 'sending' } })
  return { reply, review: toRef(review) }
}

/** Called before its time, by the database's clock: the person may still take it back. */
async function comeBackInTime(tx: CustomerTx, key: Turn): Promise<void> {
  const reply = await findById(tx, key.replyId)
  if (reply?.state === 'queued' && reply.attempts === key.attempts && reply.post_after) {
    await enqueue(tx, postReplyJob, key, { startAfter: reply.post_after })
  }
}

async function send(
  { gateway }: ReplyParts,
  customerId: string,
  { reply, review }: Claimed,
): Promise<GatewayOutcome<PlatformReply>> {
  if (reply.attempts > 1) {
    const there = await gateway.read(customerId, review)
    if (!there.isDone) return there
    // One that was turned down may be looked at anew when it is put there again.
    const isThere = there.result?.state !== 'rejected' && isSameText(there.result?.text ?? '', reply.text)
    if (there.result && isThere) return { isDone: true, result: there.result }
  }
  return gateway.post(customerId, review, reply.text)
}

interface Attempt {
  key: Turn
  reply: ReplyRow
  outcome: GatewayOutcome<PlatformReply>
}

async function settle(tx: CustomerTx, { key, reply, outcome }: Attempt): Promise<void> {
  await lockReview(tx, key.reviewId)
  const view = await getReviewView(tx, key.reviewId)
  const nextTryAt = findNextTry(key, outcome)
  const settled = await settleAttempt(tx, reply, describeOutcome(view, outcome, nextTryAt))
  if (!settled) return
  if (outcome.isDone) await supersedeOthers(tx, settled)
  if (nextTryAt) {
    const next = { ...key, turn: key.turn + 1, attempts: settled.attempts }
    await enqueue(tx, postReplyJob, next, { startAfter: nextTryAt })
  }
  if (settled.state === 'checking') await enqueueCheck(tx, { ...key, turn: settled.checks })
  await noteState(tx, view, settled)
}

function findNextTry({ turn }: Turn, outcome: GatewayOutcome<PlatformReply>): Date | null {
  if (outcome.isDone || outcome.kind !== 'retry' || turn >= MOST_TURNS) return null
  return new Date(Date.now() + waitSeconds(turn, outcome.retryAfterSeconds) * 1000)
}

function describeOutcome(view: Review, outcome: GatewayOutcome<PlatformReply>, nextTryAt: Date | null): ReplyChanges {
  if (outcome.isDone) return { ...toChanges(view, outcome.result), posted_at: new Date() }
  const problemKind = { problem_kind: sortFailure(outcome) }
  if (nextTryAt) {
    return {
      state: 'queued',
      post_after: nextTryAt,
      problem: `${outcome.message} It will be tried again.`,
      ...problemKind,
    }
  }
  return { settled_at: new Date(), ...describeFailure(view, outcome), ...problemKind }
}

function describeFailure({ platform }: Review, { kind, message, vendorCode }: GatewayFailure): ReplyChanges {
  if (kind === 'not-connected') return { state: 'saved', problem: foundNoIntegration(platform) }
  if (kind === 'gone') return { state: 'failed', problem: failedToPost(platform, 'The review is no longer there.') }
  if (kind !== 'rejected' || vendorCode === null) return { state: 'failed', problem: failedToPost(platform, message) }
  return { state: 'rejected', reason: vendorCode, problem: failedToPost(platform, explainFully(message, vendorCode)) }
}

const explainFully = (message: string, vendorCode: string) => `${message} ${explainRejection(vendorCode)}`

const OUR_FAULT: GatewayFailure = {
  isDone: false,
  kind: 'rejected',
  message: 'Something went wrong on our side.',
  retryAfterSeconds: null,
  vendorCode: null,
  about: 'us',
}

/** Growing, and never sooner than the platform asks for. */
export function waitSeconds(turn: number, asked: number | null): number {
  return Math.max(asked ?? 0, Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** turn))
}
