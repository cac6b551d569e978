import { randomUUID } from 'node:crypto'
import type { Review } from '#shared/contracts/reviews.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { applyFacts, getReviewView, lockReview, noteRead } from '#server/features/reviews/reviews.service.ts'
import { listMembersWho } from '#server/features/team/team.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { dropDraft } from '../drafts/drafts.ts'
import type { DraftRow } from '../drafts/drafts.repository.ts'
import type { ReplyParts } from '../reply-parts.ts'
import { insert, supersedeAwaiting } from '../replies.repository.ts'
import { publishReply, measureDraftUse } from './publish-reply.ts'
import { refuseConflict, refuseTooLong } from './reply-refusals.ts'
import { labelOf, ringFor, tellOfReply } from './tell.ts'

interface Submission {
  reviewId: string
  text: string
  basedOn: string | null
  replaceAnyway: boolean
}

export function submitReply(parts: ReplyParts, actor: Actor, submission: Submission): Promise<Review> {
  const { reviewId, text } = submission
  const canPublish = actor.member.permissions.includes('replies.publish')
  return parts.customers.transaction(actor.customerId, async (tx) => {
    await lockReview(tx, reviewId)
    const view = await getReviewView(tx, reviewId)
    refuseConflict(view, { ...submission, canPublish })
    refuseTooLong(view, text)
    const draft = await dropDraft(tx, actor, reviewId)
    if (canPublish) {
      const drafted = { drafted_text: draft?.drafted_text ?? null, draft_origin: draft?.draft_origin ?? null }
      await publishReply(parts, tx, { view, text, author: actor, source: 'person', drafted, canUndo: true })
      await parts.plans.supersede(tx, reviewId)
      await tellOfReply(tx, actor, view, { kind: 'reply-submitted', action: 'reply.submitted', detail: text })
    } else {
      await askForApproval(tx, actor, { view, text, draft })
    }
    await noteRead(tx, actor, reviewId)
    return getReviewView(tx, reviewId)
  })
}

/** The review is not answered yet; whoever may publish is told. */
async function askForApproval(
  tx: CustomerTx,
  actor: Actor,
  { view, text, draft }: { view: Review; text: string; draft: DraftRow | undefined },
): Promise<void> {
  await supersedeAwaiting(tx, view.id)
  const id = randomUUID()
  const state = 'awaiting-approval'
  await insert(tx, [
    {
      id,
      review_id: view.id,
      text,
      state,
      author_id: actor.userId,
      author_name: actor.name,
      ...measureDraftUse(text, draft),
      replaces_id: view.reply?.id ?? null,
    },
  ])
  await applyFacts(tx, view.id, { reply: { id, state } })
  await tellOfReply(tx, actor, view, { kind: 'reply-submitted', action: 'reply.awaits-approval', detail: text })
  const deciders = await listMembersWho(tx, 'replies.publish')
  await ringFor(tx, view, {
    userIds: deciders.map(({ userId }) => userId),
    message: `${actor.name} asks you to approve a reply: ${labelOf(view)}`,
  })
}
