import type { ManualReview, ManualReviewValues } from '#shared/contracts/manual-reviews.ts'
import { hasStars, PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { notifyOfArrivals } from '#server/features/review-analysis/review-analysis.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { readPage, type PageInput } from '#server/kernel/paging/keyset.ts'
import { findPlace, type Place } from './brought-reviews.repository.ts'
import { findById, insert, isAhead, listNewest, remove, update, type ManualRow } from './manual-reviews.repository.ts'

const notFound = () => refusal('review-not-manual')

interface ReviewKey {
  reviewId: string
}

export async function listManual(tx: CustomerTx, _actor: Actor, input: PageInput) {
  const { rows, nextCursor } = await readPage(input, (wanted) => listNewest(tx, wanted))
  return { items: rows.map(presentReview), nextCursor }
}

export async function createManual(tx: CustomerTx, actor: Actor, input: ManualReviewValues): Promise<ManualReview> {
  const place = await getPlace(tx, input)
  const saved = await getSaved(tx, await insert(tx, keepVerdict(input), place))
  await notifyOfArrivals(tx, actor.userId)
  await record(tx, actor, 'review.added', saved)
  return saved
}

export async function getManual(tx: CustomerTx, _actor: Actor, { reviewId }: ReviewKey): Promise<ManualReview> {
  const row = await findById(tx, reviewId)
  if (!row) throw notFound()
  return presentReview(row)
}

export async function changeManual(
  tx: CustomerTx,
  actor: Actor,
  { reviewId, ...input }: ManualReviewValues & ReviewKey,
): Promise<ManualReview> {
  const place = await getPlace(tx, input)
  if (!(await update(tx, reviewId, { values: keepVerdict(input), place }))) throw notFound()
  await notifyOfArrivals(tx, actor.userId)
  const saved = await getSaved(tx, reviewId)
  await record(tx, actor, 'review.edited', saved)
  return saved
}

export async function removeManual(
  tx: CustomerTx,
  actor: Actor,
  { reviewId, withAnswer }: ReviewKey & { withAnswer: boolean },
) {
  const review = await findById(tx, reviewId)
  if (review?.isAnswered && !withAnswer) throw refusal('review-answered')
  if (!review || !(await remove(tx, reviewId))) throw notFound()
  await notifyOfArrivals(tx, actor.userId)
  await record(tx, actor, 'review.removed', review)
  emit(tx, { type: 'review.changed', subjectId: reviewId, userId: null })
  return { id: reviewId }
}

type Subject = Pick<ManualReview, 'id' | 'platform' | 'author'>

function record(
  tx: CustomerTx,
  actor: Actor,
  action: 'review.added' | 'review.edited' | 'review.removed',
  { id, platform, author }: Subject,
): Promise<void> {
  const label = [PLATFORM_NAMES[platform], author].filter(Boolean).join(' · ')
  return recordActivity(tx, actor, action, { type: 'review', id, label })
}

async function getPlace(tx: CustomerTx, input: ManualReviewValues): Promise<Place> {
  const place = await findPlace(tx, input)
  if (!place) throw refusal('location-not-found')
  if (await isAhead(tx, input.day, place)) {
    throw refusal('day-ahead', { at: { fields: ['day'], code: 'dateInvalid' } })
  }
  return place
}

/** Stars, or yes or no: the one that people do not give on this platform is left out. */
function keepVerdict(input: ManualReviewValues): ManualReviewValues {
  return hasStars(input.platform) ? { ...input, isRecommended: null } : { ...input, rating: null }
}

async function getSaved(tx: CustomerTx, id: string): Promise<ManualReview> {
  const row = await findById(tx, id)
  if (!row) throw notFound()
  emit(tx, { type: 'review.changed', subjectId: id, userId: null })
  return presentReview(row)
}

/** When it was entered only puts them in order. */
const presentReview = ({ created_at: _enteredAt, ...review }: ManualRow): ManualReview => review
