import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { recordAsOf, recordActivity } from '#server/features/activity/activity.service.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { listReviewViews } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { DEMO_CUSTOMER_ID, setUpBefore } from './demo-history.ts'
import { tellDemoStory, type StoryTurn } from './demo.jobs.ts'
import { ensureColleagues, toActor, type DemoAccounts } from './demo-people.ts'
import { findDemoOwner, lockDemo, type DemoMember } from './demo-workspace.repository.ts'
import { planCases, type PastCase, listDisputeBeats } from './dispute-story.ts'
import {
  STORY_REVIEWS,
  type Stage,
  type StoryReferences,
  type StoryReviews,
  type Beat,
  type StoryPeople,
} from './story-cast.ts'
import {
  countFetched,
  dateArrivals,
  findStoryReviews,
  hasDoneAnything,
  lockAllReviews,
  moveBack,
  adoptReplies,
  listRepliesSince,
  type PastReply,
} from './story.repository.ts'
import { listArrivalBeats, listLatestBeats } from './latest-days.ts'
import { listEveningBeats } from './bad-evening.ts'

const SETTLED_AFTER_MS = 48_000

/**
 * Answers of the last weeks stand on the platforms, and the fetch has found them. Here they become what they are in the
 * story: written and sent from the product, by whoever signed them.
 */
async function notifyOfPastReplies({ tx, now, ...people }: Stage): Promise<void> {
  const replies = await listRepliesSince(tx, setUpBefore(now))
  const views = await listReviewViews(
    tx,
    replies.map(({ reviewId }) => reviewId),
  )
  const told = replies.map((reply, turn) => {
    const { author, decider } = findAuthor(people, reply, turn)
    return { ...reply, author, decider, settledAt: new Date(reply.answeredAt.getTime() + SETTLED_AFTER_MS) }
  })
  await adoptReplies(tx, told)
  for (const { reviewId, author, answeredAt, settledAt, isRejected } of told) {
    const view = views.get(reviewId)
    if (!view) continue
    const label = [PLATFORM_NAMES[view.platform], view.author].filter(Boolean).join(' · ')
    const subject = { type: 'review', id: reviewId, label } as const
    await recordAsOf(answeredAt, () => recordActivity(tx, author, 'reply.submitted', subject))
    const end = isRejected ? 'reply.rejected' : 'reply.live'
    await recordAsOf(settledAt, () => recordActivity(tx, null, end, subject))
  }
}

/** The one that was turned down rings whoever wrote it. */
async function listRejectionBeats({ tx, now }: Stage): Promise<Beat[]> {
  const rejected = (await listRepliesSince(tx, setUpBefore(now))).filter(({ isRejected }) => isRejected)
  const views = await listReviewViews(
    tx,
    rejected.map(({ reviewId }) => reviewId),
  )
  return rejected.flatMap(({ reviewId, authorId, answeredAt }) => {
    const view = views.get(reviewId)
    if (!view || !authorId) return []
    const params = { platform: view.platform, author: view.author }
    const link = linkTo(paths.reviews, { review: reviewId })
    return {
      at: new Date(answeredAt.getTime() + SETTLED_AFTER_MS),
      tell: () =>
        notify(tx, [authorId], { kind: 'reply.rejected', params, about: { type: 'review', id: reviewId }, link }),
    }
  })
}

/** Who signed it, or else whoever has the turn; whose role does not let them publish had it approved. */
function findAuthor(
  { dana, marcus, priya }: StoryPeople,
  { text }: PastReply,
  turn: number,
): { author: Actor; decider: Actor | null } {
  const signer = [dana, marcus, priya].find(({ name }) => text.includes(name.split(' ')[0] ?? name))
  const author = signer ?? ([marcus, priya, marcus] as const)[turn % 3] ?? marcus
  return { author, decider: author === priya ? dana : null }
}

const WAIT_MS = 1000
const MOST_TURNS = 180

export interface StorySurroundings {
  /** Where the story's reviews are found. */
  references: StoryReferences
  /** The platform has had the case since then. Answers what it is called there; safe to repeat. */
  recordCase(review: StoryReferences[keyof StoryReferences], past: PastCase): Promise<string>
}

export interface DemoStoryOptions {
  transactions: Transactions
  accounts: DemoAccounts
  surroundings: StorySurroundings
}

/** What has happened inside the demo's workspace in the last fortnight, told once, when its reviews are there. */
export function createDemoStory(options: DemoStoryOptions) {
  const { transactions, accounts, surroundings } = options
  return {
    async tell(turn: StoryTurn): Promise<void> {
      const opening = await transactions.step(DEMO_CUSTOMER_ID, (tx) => awaitReviews(options, tx, turn))
      if (!opening) return
      const { owner, reviews } = opening
      const now = new Date()
      const colleagues = await ensureColleagues(accounts, setUpBefore(now))
      const cases = planCases(reviews, now)
      const { references } = surroundings
      const caseIds = {
        rival: await surroundings.recordCase(references.rival, cases.rival),
        rivalAgain: await surroundings.recordCase(references['rival-again'], cases.rivalAgain),
        parking: await surroundings.recordCase(references.parking, cases.parking),
      }
      await transactions.step(DEMO_CUSTOMER_ID, async (tx) => {
        await lockDemo(tx)
        if (await hasDoneAnything(tx, colleagues.marcus.userId)) return
        const [dana, marcus, priya] = [toActor(owner), toActor(colleagues.marcus), toActor(colleagues.priya)]
        await tellAll({ tx, reviews, caseIds, now, dana, marcus, priya })
      })
    },
  }
}

/** Nothing when there is nothing to tell, or not yet: then another turn is asked for. */
async function awaitReviews(
  { surroundings }: DemoStoryOptions,
  tx: CustomerTx,
  { connections, turn }: StoryTurn,
): Promise<{ owner: DemoMember; reviews: StoryReviews } | null> {
  const owner = await findDemoOwner(tx)
  if (!owner || turn > MOST_TURNS) return null
  if ((await countFetched(tx)) < connections) {
    const startAfter = new Date(Date.now() + WAIT_MS)
    await enqueue(tx, tellDemoStory, { connections, turn: turn + 1 }, { startAfter })
    return null
  }
  // Where one of the platforms is a real one, its part of the story is not there.
  const reviews = await findStoryReviews(tx, surroundings.references)
  return areAllThere(reviews) ? { owner, reviews } : null
}

function areAllThere(reviews: Partial<StoryReviews>): reviews is StoryReviews {
  return STORY_REVIEWS.every((key) => reviews[key] !== undefined)
}

/** In the order in which it happened; each is done by the product's own services and then put back to its time. */
async function tellAll(stage: Stage): Promise<void> {
  const { tx, now, dana } = stage
  await lockAllReviews(tx)
  await dateArrivals(tx, setUpBefore(now), dana)
  await notifyOfPastReplies(stage)
  const beats = [
    ...listArrivalBeats(stage),
    ...listEveningBeats(stage),
    ...listDisputeBeats(stage),
    ...listLatestBeats(stage),
    ...(await listRejectionBeats(stage)),
  ]
  for (const { at, tell } of beats.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    await recordAsOf(at, tell)
    await moveBack(tx, at)
  }
}
