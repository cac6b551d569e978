import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import {
  listAudiences,
  notifyEveryone,
  notifyEveryoneOfEach,
  tellSlack,
  type NoticeOf,
} from '#server/features/notifications/notifications.service.ts'
import { tellPrograms } from '#server/features/webhooks/webhooks.service.ts'
import { listNotices, type NewReview } from './new-reviews.repository.ts'

/** More at once than anybody reads one by one: a mail counts the others. */
const MOST_ALONE = 10
/** Whose words the bell has room for. */
const MOST_QUOTED = 3

/** Bad ones at once, the others as one after a while; in the transaction that took them in. */
export async function notifyOfNewReviews(tx: CustomerTx, doerId: string | null): Promise<void> {
  const notice = await listNotices(tx)
  if (notice.length > 0) await tellPrograms(tx, 'review.created', () => notice.map(toData))
  if (doerId === null) {
    await recordArrival(tx, notice)
    await tellChannel(tx, notice)
  }
  for (const { userIds, locations } of notice.length > 0 ? await listAudiences(tx) : []) {
    const seen = notice.filter(({ locationId: at }) => locations === null || (at !== null && locations.includes(at)))
    await tellPeople(tx, seen, { except: doerId, among: userIds })
  }
}

const toData = ({ id: reviewId, locationId, platform, rating, isRecommended, writtenAt }: NewReview) => ({
  reviewId,
  locationId,
  platform,
  rating,
  isRecommended,
  writtenAt: writtenAt.toISOString(),
})

interface People {
  except: string | null
  among: readonly string[] | null
}

/** Those who see all of these. */
async function tellPeople(tx: CustomerTx, notice: readonly NewReview[], people: People): Promise<void> {
  const bad = notice.filter(isBad)
  const [alone, counted] = [bad.slice(0, MOST_ALONE), bad.slice(MOST_ALONE)]
  const each = [...alone.map((review) => noticeOfBad([review])), ...(counted.length > 0 ? [noticeOfBad(counted)] : [])]
  await notifyEveryoneOfEach(tx, each, { ...people, together: bad.length > 1 ? noticeOfBad(bad) : null })
  const others = noticeOfOthers(notice)
  if (others) await notifyEveryone(tx, others, people)
}

/** Of what came by itself: what somebody brings in they know. */
async function tellChannel(tx: CustomerTx, notice: readonly NewReview[]): Promise<void> {
  const [bad, others] = [notice.filter(isBad), noticeOfOthers(notice)]
  await tellSlack(tx, [...(bad.length > 0 ? [noticeOfBad(bad)] : []), ...(others ? [others] : [])])
}

/** Those that are not bad, as one. */
function noticeOfOthers(notice: readonly NewReview[]): NoticeOf<'review.new'> | null {
  const others = notice.filter((review) => !isBad(review))
  const [newest] = others
  if (!newest) return null
  return {
    kind: 'review.new',
    params: paramsOf(newest),
    about: subjectOf(newest),
    amount: others.length,
    link:
      others.length === 1 ? linkToReview(newest) : linkTo(paths.reviews, { arrived: newest.arrivedAt.toISOString() }),
    linkSince: ARRIVED_SINCE,
  }
}

/** Of one, or of several that came together. */
function noticeOfBad(reviews: readonly NewReview[]): NoticeOf<'review.bad'> {
  const [first, ...others] = reviews
  if (!first) throw new Error('No review to tell of.')
  if (others.length === 0) {
    const about = subjectOf(first)
    return { kind: 'review.bad', params: paramsOf(first), about, link: linkToReview(first), reviewId: first.id }
  }
  const isAlike = others.every(({ rating }) => rating === first.rating)
  return {
    kind: 'review.bad',
    about: subjectOf(first),
    params: { ...paramsOf(first), ...(!isAlike && { rating: null, recommended: null }) },
    amount: reviews.length,
    link: linkTo(paths.reviews, {
      arrived: first.arrivedAt.toISOString(),
      // Who does not recommend gives no stars, and would be missing.
      ...(reviews.every(({ rating }) => rating !== null) && { rating: [1, 2] as const }),
    }),
    reviewIds: reviews.slice(0, MOST_QUOTED).map(({ id }) => id),
  }
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
const subjectOf = ({ id }: NewReview) => ({ type: 'review' as const, id })
const linkToReview = ({ id }: NewReview) => linkTo(paths.reviews, { review: id })

const isBad = ({ rating, isRecommended }: NewReview) => (rating === null ? isRecommended === false : rating <= 2)

function paramsOf({ platform, author, rating, isRecommended }: NewReview) {
  const recommended = isRecommended === null ? null : ({ true: 'yes', false: 'no' } as const)[`${isRecommended}`]
  return { platform, author, rating, recommended }
}
