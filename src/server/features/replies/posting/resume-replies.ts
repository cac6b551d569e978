import type { CustomerTx } from '#server/database/transactions.ts'
import { enqueue, isUnderWay } from '#server/kernel/jobs/job-queue.ts'
import { postReplyJob, removeReplyJob } from '../replies.jobs.ts'
import type { ReplyParts } from '../reply-parts.ts'
import { listStranded, type StrandedReply } from './stranded-replies.repository.ts'

const AT_ONCE = 500

/** A job that used up its tries, or got lost, leaves a reply on its way for ever, and its review shut for any other. */
export async function resumeReplies({ transactions }: Pick<ReplyParts, 'transactions'>): Promise<void> {
  const stranded = await transactions.platform.step((tx) => listStranded(tx, AT_ONCE))
  for (const reply of stranded) await transactions.step(reply.customerId, (tx) => resume(tx, reply))
}

/** What was begun is read back before it is sent again, so that nothing is there twice. */
async function resume(tx: CustomerTx, { state, attempts, ...key }: StrandedReply) {
  const job = state === 'deleting' ? removeReplyJob : postReplyJob
  // One that waits for its next turn has a job, however long it waits.
  if (await isUnderWay(tx, job, key)) return
  if (state === 'deleting') await enqueue(tx, removeReplyJob, { ...key, turn: 0 })
  else await enqueue(tx, postReplyJob, { ...key, turn: 0, attempts })
}
