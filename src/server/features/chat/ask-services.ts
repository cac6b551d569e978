import { linkTo, type SearchOf } from '#shared/contracts/addresses.ts'
import type { ChatFigure, ChatItem } from '#shared/contracts/chat.ts'
import type { Dispute } from '#shared/contracts/disputes.ts'
import { reviewFilterSchema, type Review } from '#shared/contracts/reviews.ts'
import { rateOf } from '#shared/domain/campaign-figures.ts'
import { paths } from '#shared/domain/paths.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { rankCampaigns } from '#server/features/campaigns/campaigns.service.ts'
import { countActiveDisputes, sumReviews } from '#server/features/dashboard/dashboard.service.ts'
import { listDisputes } from '#server/features/disputes/disputes.service.ts'
import { findMatchingReviews } from '#server/features/reviews/reviews.service.ts'
import { mayUse } from '#server/kernel/http/access.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { daysBefore, type Days } from './find-period.ts'

/** As the lists count. */
const MOST_COUNTED = 10_000
const MOST_SHOWN = 5
const LONGEST_EXCERPT = 160

/** Which reviews are meant; what is absent does not matter. */
export interface Scope {
  days: Days | null
  locations: readonly string[]
  platforms: readonly Platform[]
  ratings: readonly number[]
  /** Empty: whatever they say. */
  sought: string
}

type ReviewSearch = SearchOf<typeof paths.reviews>

/** The address of the list with exactly these. */
const linkToReviews = ({ days, locations, platforms, ratings, sought }: Scope, more: ReviewSearch = {}) =>
  linkTo(paths.reviews, {
    ...(sought !== '' && { search: sought }),
    ...(platforms.length > 0 && { platform: [...platforms] }),
    ...(ratings.length > 0 && { rating: [...ratings] }),
    ...(locations.length > 0 && { location: [...locations] }),
    ...(days && { from: days.from, to: days.to }),
    ...more,
  })

const figure = (
  name: ChatFigure['name'],
  unit: ChatFigure['unit'],
  rest: Pick<ChatFigure, 'value' | 'link'> & Partial<ChatFigure>,
): ChatFigure => ({ label: null, previous: null, name, unit, ...rest })

/** How many, how good and how many answered, beside the days before: as the dashboard counts. */
export async function measureReviews(tx: CustomerTx, { member }: Actor, scope: Scope) {
  const { days, locations, platforms } = scope
  const sums = await sumReviews(tx, {
    days,
    daysBefore: days && daysBefore(days),
    locations: locations.length > 0 ? locations : member.locations,
    platforms,
  })
  const { totalReviews, averageRating, responseRate } = sums
  const figures: ChatFigure[] = [
    figure('reviews', 'count', { ...totalReviews, link: linkToReviews(scope) }),
    figure('average-rating', 'stars', {
      value: averageRating.value,
      previous: averageRating.previous,
      link: linkToReviews(scope, { stars: 'yes' }),
    }),
    figure('response-rate', 'share', {
      value: responseRate.value,
      previous: responseRate.previous,
      link: linkToReviews(scope, { answered: 'yes' }),
    }),
  ]
  return { figures, count: totalReviews.value ?? 0 }
}

interface ReviewWish extends Scope {
  sort: NonNullable<ReviewSearch['sort']>
  isDue?: boolean
  limit?: number
}

/** The first ones of the list, and how many there are. */
export async function listReviews(tx: CustomerTx, { userId }: Actor, wish: ReviewWish) {
  const { days, locations, platforms, ratings, sought, sort, isDue = false, limit = MOST_SHOWN } = wish
  const more: ReviewSearch = { ...(isDue && { answered: 'due' as const }), ...(sort !== 'newest' && { sort }) }
  const filter = reviewFilterSchema.parse({
    ...more,
    ...(sought !== '' && { search: sought }),
    platform: [...platforms],
    rating: [...ratings],
    location: [...locations],
    ...days,
  })
  const { count, reviews } = await findMatchingReviews(tx, { userId, filter, limit, most: MOST_COUNTED })
  const link = linkToReviews(wish, more)
  const name = isDue ? 'unanswered' : 'reviews'
  return { count, link, figures: [figure(name, 'count', { value: count, link })], items: reviews.map(presentReview) }
}

const cut = (text: string | null) =>
  text && text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT).trimEnd()}…` : text

function presentReview({ id, author, content, rating, platform, createdAt }: Review): ChatItem {
  const link = linkTo(paths.reviews, { review: id })
  return { kind: 'review', id, title: author, excerpt: cut(content), rating, platform, at: createdAt, link }
}

interface PlaceWish extends Scope {
  places: readonly { id: string; name: string }[]
  isCounted: boolean
  isWorstFirst: boolean
}

/** Each place by itself, the first one first; those with nothing to compare are left out. */
export async function rankPlaces(
  tx: CustomerTx,
  actor: Actor,
  { places, isCounted, isWorstFirst, ...scope }: PlaceWish,
): Promise<ChatFigure[]> {
  const found: ChatFigure[] = []
  for (const { id, name: label } of places) {
    const own = { ...scope, locations: [id] }
    // Sums know no stars and no words; the list does.
    const { figures } = isCounted
      ? await listReviews(tx, actor, { ...own, sort: 'newest', limit: 1 })
      : await measureReviews(tx, actor, own)
    const shown = figures.find(({ name }) => name === (isCounted ? 'reviews' : 'average-rating'))
    if (shown && shown.value !== null) found.push({ ...shown, label, previous: null })
  }
  const order = isWorstFirst ? 1 : -1
  return found.toSorted((one, other) => order * ((one.value ?? 0) - (other.value ?? 0)))
}

const RANKS = {
  open: { by: 'opens', name: 'open-rate' },
  click: { by: 'clicks', name: 'click-rate' },
  response: { by: 'responses', name: 'answer-rate' },
} as const

interface CampaignWish {
  rankedBy: keyof typeof RANKS
  isWorstFirst: boolean
  since: Date | null
}

/** By the share of readers who did it, as the analytics count. */
export async function rankSent(tx: CustomerTx, { member }: Actor, { rankedBy, isWorstFirst, since }: CampaignWish) {
  const { by, name } = RANKS[rankedBy]
  const rows = await rankCampaigns(tx, { since, way: undefined, by, isWorstFirst, limit: MOST_SHOWN })
  const linkOf = (id: string) =>
    mayUse(member, 'analytics.view', 'advanced-analytics')
      ? paths.campaignAnalytics.replace('$campaignId', id)
      : linkTo(paths.campaigns, { campaign: id })
  const figures = rows.map((row) =>
    figure(name, 'share', { label: row.name, value: rateOf(row[by], row.sent) / 100, link: linkOf(row.id) }),
  )
  const items = rows.map(({ id, name: title, last_sent_at: at }): ChatItem => ({
    kind: 'campaign',
    id,
    title,
    excerpt: null,
    rating: null,
    platform: null,
    at: at?.toISOString() ?? null,
    link: linkOf(id),
  }))
  return { figures, items, best: rows[0]?.name }
}

/** Those that nobody has decided yet. */
export async function listActiveDisputes(tx: CustomerTx, actor: Actor, { locations, platforms }: Scope) {
  const [location, platform] = [locations[0], platforms[0]]
  const search = { status: 'active' as const, ...(location && { location }), ...(platform && { platform }) }
  const { items } = await listDisputes(tx, actor, { ...search, sort: 'urgency', limit: platform ? 100 : MOST_SHOWN })
  const count = platform ? items.length : await countActiveDisputes(tx, location)
  const link = linkTo(paths.disputes, search)
  return {
    count,
    figures: [figure('active-disputes', 'count', { value: count, link })],
    items: items.slice(0, MOST_SHOWN).map(presentDispute),
  }
}

function presentDispute({ id, review, description, platform, createdAt }: Dispute): ChatItem {
  const link = linkTo(paths.disputes, { dispute: id })
  const [title, rating] = [review?.author ?? null, review?.rating ?? null]
  return { kind: 'dispute', id, title, excerpt: cut(description), rating, platform, at: createdAt, link }
}
