import { randomUUID } from 'node:crypto'
import type { Review } from '#shared/contracts/reviews.ts'
import { isFromDraft, measureDraftShare } from '#shared/domain/draft-share.ts'
import { UNDO_WINDOW_MS, type DraftOrigin, type ReplySource, type ReplyState } from '#shared/domain/replies.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { applyFacts } from '#server/features/reviews/reviews.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { faultColumn } from './posting/reply-fault.ts'
import { postReplyJob } from './replies.jobs.ts'
import { findById, insert, move, supersedeUnposted, type ReplyChanges, type ReplyRow } from './replies.repository.ts'
import type { Doer } from './notify.ts'

const STATE_BY_WAY = { api: 'queued', 'by-hand': 'by-hand', none: 'saved' } as const satisfies Record<
  Review['replyWay'],
  ReplyState
>

/** What an engine gave, if one did. */
export interface Drafted {
  drafted_text: string | null
  draft_origin: DraftOrigin | null
}

export interface Publication {
  view: Review
  text: string
  author: Doer
  source: Exclude<ReplySource, 'platform'>
  drafted: Drafted
  scheduleId?: string
  /** Who let it go out, where its author may not. */
  decider?: Doer
  /** The one that waited for approval, when it goes out as it is. */
  waiting?: ReplyRow
  canUndo: boolean
}

/** How much of a reply came from an engine's draft, as it is kept with it. */
export function measureDraftUse(text: string, drafted: Drafted | undefined) {
  const { drafted_text: draftedText = null, draft_origin: origin = null } = drafted ?? {}
  const share = draftedText === null ? null : measureDraftShare(text, draftedText)
  return {
    drafted_text: draftedText,
    draft_origin: origin && JSON.stringify(origin),
    draft_share: share,
    ai_generated: origin?.engine === 'model' && share !== null && isFromDraft(share),
  }
}

/** The review is answered from now on; the reply leaves by the way there is, after the time in which it can be undone. */
export async function publishReply(tx: CustomerTx, given: Publication): Promise<ReplyRow> {
  const { view, text, waiting } = given
  const [id, state] = [waiting?.id ?? randomUUID(), STATE_BY_WAY[view.replyWay]]
  const replacesId = waiting ? waiting.replaces_id : await makeWay(tx, view.reply)
  const draftUse = measureDraftUse(text, given.drafted)
  const { responded_at: answeredAt } = await applyFacts(tx, view.id, (_review, at) => ({
    respondedAt: at,
    response: text,
    aiGenerated: draftUse.ai_generated,
    reply: { id, state },
  }))
  const postAfter = state === 'queued' && given.canUndo ? new Date(Date.now() + UNDO_WINDOW_MS) : null
  const decision = given.decider
    ? { decided_by: given.decider.userId, decided_by_name: given.decider.name, decided_at: new Date() }
    : {}
  const changes = {
    text,
    state,
    ...draftUse,
    ...decision,
    answered_at: answeredAt,
    post_after: postAfter,
    fault: state === 'saved' ? faultColumn('not-connected') : null,
  } satisfies ReplyChanges
  if (waiting) await move(tx, id, ['awaiting-approval'], changes)
  else await insert(tx, [{ id, review_id: view.id, ...authorship(given), ...changes, replaces_id: replacesId }])
  const reply = await getReply(tx, id)
  if (state === 'queued') await enqueuePost(tx, reply)
  else await supersedeUnposted(tx, reply)
  return reply
}

export async function enqueuePost(tx: CustomerTx, reply: ReplyRow): Promise<void> {
  const payload = { customerId: tx.customerId, reviewId: reply.review_id, replyId: reply.id }
  await enqueue(tx, postReplyJob, payload, reply.post_after ? { startAfter: reply.post_after } : {})
}

const authorship = ({ author, source, scheduleId }: Publication) => ({
  source,
  author_id: author?.userId ?? null,
  author_name: author?.name ?? null,
  schedule_id: scheduleId ?? null,
})

/** One that has not left yet steps aside; whatever it would have replaced is what this one replaces. */
export async function makeWay(tx: CustomerTx, current: Review['reply']): Promise<string | null> {
  if (current?.state !== 'queued') return current?.id ?? null
  const aside = await move(tx, current.id, ['queued'], { state: 'superseded', post_after: null })
  if (!aside) throw refusal('reply-before-leaving')
  return aside.replaces_id
}

async function getReply(tx: CustomerTx, id: string): Promise<ReplyRow> {
  const reply = await findById(tx, id)
  if (!reply) throw new Error('A reply that was just written is not there.')
  return reply
}
