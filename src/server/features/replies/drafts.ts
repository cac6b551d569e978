import type * as contract from '#shared/contracts/replies.ts'
import type { ReplyDraft } from '#shared/contracts/replies.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getReviewView } from '#server/features/reviews/reviews.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { ReplyRow } from './replies.repository.ts'
import { find, listComposing, listReviewIds, put, putIfEmpty, remove, type DraftRow } from './drafts.repository.ts'

type DraftInput = ParsedInputOf<typeof contract.saveReplyDraft>

export async function getDraft(tx: CustomerTx, actor: Actor, { reviewId }: { reviewId: string }): Promise<ReplyDraft> {
  await getReviewView(tx, reviewId)
  return presentDraft(tx, actor, reviewId)
}

const MOST_LISTED = 1000

export async function listDrafts(tx: CustomerTx, actor: Actor): Promise<{ reviewIds: string[] }> {
  return { reviewIds: await listReviewIds(tx, actor.userId, MOST_LISTED) }
}

export async function saveDraft(tx: CustomerTx, actor: Actor, input: DraftInput): Promise<ReplyDraft> {
  await getReviewView(tx, input.reviewId)
  await keepDraft(tx, actor, input)
  return presentDraft(tx, actor, input.reviewId)
}

export async function keepDraft(
  tx: CustomerTx,
  actor: Pick<Actor, 'userId' | 'name'>,
  draft: DraftInput & Partial<Pick<DraftRow, 'drafted_text' | 'draft_origin' | 'draft_doubts'>>,
): Promise<void> {
  const before = await find(tx, { reviewId: draft.reviewId, userId: actor.userId })
  await put(tx, { ...draft, userId: actor.userId, userName: actor.name })
  if (isAtIt(before) !== draft.isComposing) notifyOthers(tx, draft.reviewId)
}

/** What was being written, which is now a reply. */
export async function dropDraft(tx: CustomerTx, actor: Actor, reviewId: string): Promise<DraftRow | undefined> {
  const draft = await remove(tx, { reviewId, userId: actor.userId })
  if (isAtIt(draft)) notifyOthers(tx, reviewId)
  return draft
}

/** A reply that did not go out is a draft again. */
export async function giveBackDraft(
  tx: CustomerTx,
  reply: Pick<ReplyRow, 'review_id' | 'text' | 'drafted_text' | 'draft_origin'>,
  writer: { userId: string | null; name: string | null },
): Promise<void> {
  if (writer.userId === null) return
  const { review_id: reviewId, text, drafted_text, draft_origin } = reply
  // Whoever sent it has looked at what was doubtful in it.
  const words = { text, drafted_text, draft_origin, draft_doubts: [] }
  await putIfEmpty(tx, { reviewId, userId: writer.userId, userName: writer.name ?? '', ...words })
}

const NO_DRAFT = {
  text: '',
  instructions: '',
  draft_origin: null,
  drafted_text: null,
  draft_doubts: [],
  updated_at: null,
} as const satisfies Partial<Record<keyof DraftRow, unknown>>

export async function presentDraft(
  tx: CustomerTx,
  actor: Pick<Actor, 'userId'>,
  reviewId: string,
): Promise<ReplyDraft> {
  const key = { reviewId, userId: actor.userId }
  const [draft, composing] = [(await find(tx, key)) ?? NO_DRAFT, await listComposing(tx, key)]
  return {
    text: draft.text,
    instructions: draft.instructions,
    origin: draft.draft_origin,
    draftedText: draft.drafted_text,
    doubts: [...draft.draft_doubts],
    updatedAt: draft.updated_at?.toISOString() ?? null,
    composing,
  }
}

/** Only beginnings and ends are told: who goes on writing is known. */
function notifyOthers(tx: CustomerTx, reviewId: string): void {
  emit(tx, { type: 'reply.composing', subjectId: reviewId, userId: null })
}

const isAtIt = (draft: DraftRow | undefined) => (draft?.composing_until?.getTime() ?? 0) > Date.now()
