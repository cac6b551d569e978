import { linkTo } from '#shared/domain/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { recordActivity, recordAsOf } from '#server/features/activity/activity.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { listReviewViews } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { setUpBefore } from './demo-history.ts'
import type { Beat, Stage, StoryPeople } from './story-cast.ts'
import { adoptReplies, listRepliesSince, type PastReply } from './story.repository.ts'

const SETTLED_AFTER_MS = 48_000

/**
 * Answers of the last weeks stand on the platforms, and the fetch has found them. Here they become what they are in the
 * story: written and sent from the product, by whoever signed them.
 */
export async function notifyOfPastReplies({ tx, now, ...people }: Stage): Promise<void> {
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
export async function listRejectionBeats({ tx, now }: Stage): Promise<Beat[]> {
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
      tell: () => notify(tx, [authorId], { kind: 'reply.rejected', params, link }),
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
