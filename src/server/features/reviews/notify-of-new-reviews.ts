import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { notifyEveryone, notifyEveryoneOfEach } from '#server/features/notifications/notifications.service.ts'
import { listNotices, type NewReview } from './new-reviews.repository.ts'

/** More at once than anybody reads one by one: the others are counted with the rest. */
const MOST_ALONE = 10

/** Bad ones at once and each by itself, the others as one; in the transaction that took them in. */
export async function notifyOfNewReviews(tx: CustomerTx, doerId: string | null): Promise<void> {
  const notice = await listNotices(tx)
  if (doerId === null) await recordArrival(tx, notice)
  const alone = notice.filter(isBad).slice(0, MOST_ALONE)
  const others = notice.filter((review) => !alone.includes(review))
  const bad = alone.map((review) => ({
    kind: 'review.bad' as const,
    params: paramsOf(review),
    link: linkToReview(review),
    reviewId: review.id,
  }))
  await notifyEveryoneOfEach(tx, bad, { except: doerId })
  const [newest] = others
  if (!newest) return
  await notifyEveryone(
    tx,
    {
      kind: 'review.new',
      params: paramsOf(newest),
      amount: others.length,
      link:
        others.length === 1 ? linkToReview(newest) : linkTo(paths.reviews, { arrived: newest.arrivedAt.toISOString() }),
      linkSince: ARRIVED_SINCE,
    },
    { except: doerId },
  )
}

/** What somebody brings in themselves has a line of its own. */
async function recordArrival(tx: CustomerTx, notice: readonly NewReview[]): Promise<void> {
  const [newest] = notice
  if (!newest) return
  const label = [PLATFORM_NAMES[newest.platform], newest.author].filter(Boolean).join(' · ')
  await recordActivity(tx, null, 'review.arrived', { type: 'review', id: newest.id, label, amount: notice.length })
}

/** To be continued with the instant. */
const ARRIVED_SINCE = `${paths.reviews}?arrived=`
const linkToReview = ({ id }: NewReview) => linkTo(paths.reviews, { review: id })

const isBad = ({ rating, isRecommended }: NewReview) => (rating === null ? isRecommended === false : rating <= 2)

function paramsOf({ platform, author, rating, isRecommended }: NewReview) {
  const recommended = isRecommended === null ? null : ({ true: 'yes', false: 'no' } as const)[`${isRecommended}`]
  return { platform, author, rating, recommended }
}
