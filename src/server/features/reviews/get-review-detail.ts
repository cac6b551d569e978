import type { ReviewNote } from '#shared/contracts/review-notes.ts'
import type { ReviewDetail } from '#shared/contracts/reviews.ts'
import { suggestReason } from '#shared/domain/review-signals/find-signals.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { listEvents } from './review-events.repository.ts'
import { reviewNotFound } from './review-facts.ts'
import { listComposing, listNotes, listOthersBy, listReplies, listVersions } from './review-detail.repository.ts'
import { presentReply, presentReview } from './list/review.presenter.ts'
import { loadReviews } from './list/review-rows.repository.ts'

const EVENTS_SHOWN = 200

/** One review with all that happened to it. */
export async function getReviewDetail(tx: CustomerTx, actor: Actor, reviewId: string): Promise<ReviewDetail> {
  const [row] = await loadReviews(tx, [reviewId])
  if (!row) throw reviewNotFound()
  const { id, platform, author } = row
  return {
    review: presentReview(row),
    disputeReason: suggestReason(row.content),
    versions: (await listVersions(tx, id)).map((version) => ({
      id: version.id,
      rating: version.rating,
      isRecommended: version.is_recommended,
      title: version.title,
      content: version.content,
      replacedAt: version.replaced_at.toISOString(),
    })),
    replies: (await listReplies(tx, id)).map(presentReply),
    notes: (await listNotes(tx, id)).map(presentNote),
    events: (await listEvents(tx, id, EVENTS_SHOWN)).map((event) => ({
      id: event.id,
      kind: event.kind,
      actorName: event.actor_name,
      detail: event.detail,
      createdAt: event.created_at.toISOString(),
    })),
    others: author === null ? [] : (await listOthersBy(tx, { id, platform, author })).map(presentOther),
    composing: await listComposing(tx, id, actor.userId),
  }
}

type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

export function presentNote(note: NoteRow): ReviewNote {
  return {
    id: note.id,
    authorId: note.author_id,
    authorName: note.author_name,
    text: note.text,
    createdAt: note.created_at.toISOString(),
  }
}

function presentOther(row: Awaited<ReturnType<typeof listOthersBy>>[number]): ReviewDetail['others'][number] {
  return {
    id: row.id,
    platform: row.platform,
    rating: row.rating,
    isRecommended: row.is_recommended,
    content: row.content,
    createdAt: row.created_at.toISOString(),
  }
}
