import type * as contract from '#shared/contracts/replies.ts'
import { randomUUID } from 'node:crypto'
import type { Review } from '#shared/contracts/reviews.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { applyFacts, getReviewView, lockReview, noteRead } from '#server/features/reviews/reviews.service.ts'
import { listMembersWho } from '#server/features/team/team.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { dropDraft } from './drafts.ts'
import type { ReplyDeps } from './reply-deps.ts'
import { insert, supersedeAwaiting } from './replies.repository.ts'
import { publishReply, type Drafted, measureDraftUse } from './publish-reply.ts'
import { refuseBeyondPlan, refuseConflict, refuseFinal, refuseTooLong } from './reply-refusals.ts'
import { aboutReview, linkToReview, notifyOfReply, subjectOf } from './notify.ts'

type Submission = ParsedInputOf<typeof contract.submitReply>

export async function submitReply(
  deps: ReplyDeps,
  tx: CustomerTx,
  actor: Actor,
  submission: Submission,
): Promise<Review> {
  await submitWithin(deps, tx, { actor, submission, kind: 'reply-submitted' })
  return getReviewView(tx, submission.reviewId)
}

interface Submitting {
  actor: Actor
  submission: Submission
  /** How the review's history tells of it. */
  kind: 'reply-submitted' | 'reply-submitted-by-link'
  /** What an engine gave, where it is not what the person has in their own draft. */
  drafted?: Drafted
}

/** In a transaction that does something else besides. */
export async function submitWithin(
  deps: Pick<ReplyDeps, 'plans'>,
  tx: CustomerTx,
  { actor, submission, kind, drafted }: Submitting,
): Promise<void> {
  const { reviewId, text } = submission
  const { needsApproval } = actor.member
  await lockReview(tx, reviewId)
  const view = await getReviewView(tx, reviewId)
  refuseConflict(view, { ...submission, canPublish: !needsApproval })
  refuseBeyondPlan(view)
  refuseFinal(view)
  refuseTooLong(view, text)
  const own = await dropDraft(tx, actor, reviewId)
  const draft = drafted ?? { drafted_text: own?.drafted_text ?? null, draft_origin: own?.draft_origin ?? null }
  if (!needsApproval) {
    await publishReply(tx, { view, text, author: actor, source: 'person', drafted: draft, canUndo: true })
    await deps.plans.supersede(tx, reviewId)
    await notifyOfReply(tx, actor, view, { kind, action: 'reply.submitted', detail: text })
  } else {
    await askForApproval(tx, actor, { view, text, draft })
    await notifyOfReply(tx, actor, view, { kind, action: 'reply.awaits-approval', detail: text })
  }
  await noteRead(tx, actor, reviewId)
}

interface Proposal {
  view: Review
  text: string
  draft: Drafted
}

/** Words of a rule: a person lets them go out, or nobody does. */
export async function proposeReply(tx: CustomerTx, ruleName: string, proposal: Proposal): Promise<void> {
  await askForApproval(tx, { userId: null, name: ruleName }, proposal)
  const story = { kind: 'reply-proposed', action: 'reply.awaits-approval' } as const
  await notifyOfReply(tx, null, proposal.view, { ...story, detail: proposal.text })
}

/** The review is not answered yet; whoever may approve is told. */
async function askForApproval(
  tx: CustomerTx,
  author: { userId: string | null; name: string },
  { view, text, draft }: Proposal,
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
      author_id: author.userId,
      author_name: author.name,
      ...measureDraftUse(text, draft),
      replaces_id: view.reply?.id ?? null,
    },
  ])
  await applyFacts(tx, view.id, { reply: { id, state } })
  const deciders = await listMembersWho(tx, 'replies.publish')
  const others = deciders.map(({ userId }) => userId).filter((userId) => userId !== author.userId)
  const params = { ...subjectOf(view), doer: author.name }
  await notify(tx, others, { kind: 'reply.awaiting', params, about: aboutReview(view), link: linkToReview(view) })
}
