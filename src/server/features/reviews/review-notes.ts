import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { addReviewNote, ReviewNote } from '#shared/contracts/review-notes.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { presentNote } from './get-review-detail.ts'
import { listNotes } from './review-detail.repository.ts'
import { reviewNotFound } from './review-facts.ts'
import { notAMember } from './assignees.ts'
import { listColleagues } from './assignees.repository.ts'
import { deleteOwnNote, hasReview, insertNote } from './review-notes.repository.ts'

export async function addNote(
  tx: CustomerTx,
  actor: Actor,
  { reviewId, text, ...input }: ParsedInputOf<typeof addReviewNote>,
): Promise<ReviewNote> {
  if (!(await hasReview(tx, reviewId))) throw reviewNotFound()
  const mentions = [...new Set(input.mentions)]
  const members = await listColleagues(tx, mentions)
  if (members.length < mentions.length) throw notAMember('mentions')
  const note = await insertNote(tx, { reviewId, author: actor, text, mentions })
  const others = mentions.filter((userId) => userId !== actor.userId)
  await notify(tx, others, {
    kind: 'review.mentioned',
    params: { doer: actor.name },
    about: { type: 'review', id: reviewId },
    link: linkTo(paths.reviews, { review: reviewId }),
  })
  emit(tx, { type: 'review.changed', subjectId: reviewId, userId: null })
  return presentNote(note)
}

export async function removeNote(
  tx: CustomerTx,
  actor: Actor,
  { reviewId, noteId }: { reviewId: string; noteId: string },
): Promise<{ items: ReviewNote[] }> {
  const removed = await deleteOwnNote(tx, { id: noteId, reviewId, authorId: actor.userId })
  if (!removed) throw refusal('note-not-found')
  emit(tx, { type: 'review.changed', subjectId: reviewId, userId: null })
  return { items: (await listNotes(tx, reviewId)).map(presentNote) }
}
