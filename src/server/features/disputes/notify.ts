import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { ActivityAction } from '#shared/domain/activity-actions.ts'
import type { DisputeEventKind } from '#shared/domain/dispute-status.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { notify, tellSlack, type DisputeTurn } from '#server/features/notifications/notifications.service.ts'
import { listReviewViews } from '#server/features/reviews/reviews.service.ts'
import { tellPrograms } from '#server/features/webhooks/webhooks.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { insertEvents, type Doer, type NewDisputeEvent } from './dispute-events.repository.ts'
import type { DisputeRow } from './disputes.repository.ts'

const LABEL_LENGTH = 40

interface Story {
  kind: DisputeEventKind
  detail?: string | null
  /** What it decides besides, told before it. */
  first?: readonly Omit<NewDisputeEvent, 'disputeId'>[]
  /** For the feed of the whole business, where it is worth it. */
  action?: ActivityAction
}

/** A line in the dispute's history and one in the feed, in the transaction of what they tell; every screen asks again. */
export async function notifyOfDispute(tx: CustomerTx, doer: Doer, dispute: DisputeRow, story: Story): Promise<void> {
  const { kind, detail = null, first = [], action } = story
  await notifyOfChanges(tx, doer, dispute.id, [...first, { kind, detail }])
  if (!action) return
  const label = await findLabel(tx, dispute)
  await recordActivity(tx, doer, action, { type: 'dispute', id: dispute.id, label })
}

export async function notifyOfChanges(
  tx: CustomerTx,
  doer: Doer,
  disputeId: string,
  events: readonly Omit<NewDisputeEvent, 'disputeId'>[],
): Promise<void> {
  await insertEvents(
    tx,
    doer,
    events.map((event) => ({ disputeId, ...event })),
  )
  emitChanged(tx, disputeId)
}

export function emitChanged(tx: CustomerTx, disputeId: string | null): void {
  emit(tx, { type: 'dispute.changed', subjectId: disputeId, userId: null })
}

/** What people call it: by whom the review is, and where. Drafts begin alike; where nobody is named, that must do. */
export async function findLabel(tx: CustomerTx, dispute: DisputeRow): Promise<string> {
  const { platform, review_id: reviewId, description } = dispute
  const review = reviewId === null ? undefined : (await listReviewViews(tx, [reviewId])).get(reviewId)
  const name = review?.author || beginningOf(description)
  return platform ? `${PLATFORM_NAMES[platform]} · ${name}` : name
}

function beginningOf(description: string): string {
  const [line = ''] = description.split('\n')
  return line.length > LABEL_LENGTH ? `${line.slice(0, LABEL_LENGTH).replace(/\s+\S*$/, '')}…` : line
}

export const linkToDispute = ({ id }: Pick<DisputeRow, 'id'>) => linkTo(paths.disputes, { dispute: id })

export const aboutDispute = ({ id }: Pick<DisputeRow, 'id'>) => ({ type: 'dispute' as const, id })

/** Whoever looks after it, whoever opened it and whoever filed it; nobody needs to be told what they did themselves. And the customer's programs. */
export async function notifyConcerned(
  tx: CustomerTx,
  doer: Doer,
  dispute: DisputeRow,
  turn: DisputeTurn,
): Promise<void> {
  const concerned = [dispute.assignee_id, dispute.created_by, dispute.filed_by]
  const told = concerned.filter((userId) => userId !== null).filter((userId) => userId !== doer?.userId)
  const params = { turn, doer: doer?.name ?? null, label: await findLabel(tx, dispute) }
  const notice = {
    kind: 'dispute.changed',
    params,
    about: aboutDispute(dispute),
    link: linkToDispute(dispute),
  } as const
  await notify(tx, told, notice)
  await tellSlack(tx, [notice])
  const { id: disputeId, review_id: reviewId, platform, status } = dispute
  await tellPrograms(tx, 'dispute.changed', () => [{ disputeId, reviewId, platform, status, change: turn }])
}
