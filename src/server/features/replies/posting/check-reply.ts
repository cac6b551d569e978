import type { PlatformReply } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getReviewView, lockReview } from '#server/features/reviews/reviews.service.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import type { GatewayOutcome } from '../reply-gateway.ts'
import type { ReplyDeps } from '../reply-deps.ts'
import { countCheck, findById, move, type ReplyChanges, type ReplyRow } from '../replies.repository.ts'
import { toRef } from './reply-effect.ts'
import { checkReplyJob, type ReplyKey } from '../replies.jobs.ts'
import { faultColumn } from './reply-fault.ts'
import { isSameText, noteState, toChanges } from './settle-reply.ts'

const DAY_MS = 86_400_000
/** Then twice a day. */
const WAIT_SECONDS = [5, 15, 60, 300, 1800, 7200]
const LONG_WAIT_SECONDS = 12 * 3600
const PATIENCE_MS = 30 * DAY_MS
/** A platform may be late to show what it has just accepted. */
const LOOKS_BEFORE_MISSED = 4

type Turn = ReplyKey & { turn: number }

export async function enqueueCheck(tx: CustomerTx, key: Turn): Promise<void> {
  const seconds = WAIT_SECONDS[key.turn] ?? LONG_WAIT_SECONDS
  await enqueue(tx, checkReplyJob, key, { startAfter: new Date(Date.now() + seconds * 1000) })
}

/** Looks what became of a reply that was accepted, until it is to be seen or turned down. */
export async function checkReply(deps: ReplyDeps, key: Turn): Promise<void> {
  const review = await deps.transactions.step(key.customerId, async (tx) => {
    const reply = await findById(tx, key.replyId)
    return reply?.state === 'checking' && reply.checks === key.turn ? lockReview(tx, key.reviewId) : null
  })
  if (!review) return
  const outcome = await deps.gateway.read(key.customerId, toRef(review))
  await deps.transactions.step(key.customerId, (tx) => settle(tx, key, outcome))
}

async function settle(tx: CustomerTx, key: Turn, outcome: GatewayOutcome<PlatformReply | null>): Promise<void> {
  await lockReview(tx, key.reviewId)
  const reply = await countCheck(tx, key.replyId, key.turn)
  if (!reply) return
  const view = await getReviewView(tx, key.reviewId)
  const changes = judge(reply, outcome)
  if (!changes && !isOutOfPatience(reply)) return enqueueCheck(tx, { ...key, turn: key.turn + 1 })
  const settled = await move(tx, reply.id, ['checking'], changes ?? { fault: faultColumn('undecided') })
  if (settled) await noteState(tx, view, settled)
}

/** `null` while nothing is known yet; what somebody wrote over it there, the next fetch takes in. */
function judge(reply: ReplyRow, outcome: GatewayOutcome<PlatformReply | null>): ReplyChanges | null {
  if (!outcome.isDone) return null
  const { result } = outcome
  if (!result) {
    if (reply.checks <= LOOKS_BEFORE_MISSED) return null
    return { state: 'failed', settled_at: new Date(), fault: faultColumn('not-shown') }
  }
  if (result.state === 'checking' || !isSameText(result.text, reply.text)) return null
  return toChanges(result)
}

const isOutOfPatience = ({ posted_at: postedAt }: ReplyRow) =>
  postedAt !== null && Date.now() - postedAt.getTime() > PATIENCE_MS
