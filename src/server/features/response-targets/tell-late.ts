import { z } from 'zod'
import { linkTo } from '#shared/contracts/addresses.ts'
import { findWorkingTime } from '#shared/domain/automation.ts'
import { paths } from '#shared/domain/paths.ts'
import { isTimezone } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listAudiences, notifyEveryone, type NoticeOf } from '#server/features/notifications/notifications.service.ts'
import { getSettings, isCustomerServed, isInPlan } from '#server/features/settings/settings.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'
import { defineJob } from '#server/kernel/jobs/job.ts'
import {
  listDueCustomers,
  listPeople,
  listUntold,
  lockDue,
  lookAgainAt,
  noteTold,
  type LateReview,
  type TargetsRow,
} from './response-targets.repository.ts'

const CUSTOMERS_AT_ONCE = 500
const REVIEWS_AT_ONCE = 500
const MINUTE_MS = 60_000
const LOOKED_EVERY_MINUTES = 5
/** Where nobody is told anyway. */
const LOOKED_IDLY_EVERY_MINUTES = 60

export const sweepTargetsJob = defineJob({
  name: 'response-targets.sweep',
  payload: z.object({}),
  cron: '*/5 * * * *',
})
export const tellLateJob = defineJob({
  name: 'response-targets.tell-late',
  payload: z.object({ customerId: z.uuid() }),
})

export async function sweepTargets({ transactions }: Pick<Foundations, 'transactions'>): Promise<void> {
  for (const customerId of await transactions.platform.step((tx) => listDueCustomers(tx, CUSTOMERS_AT_ONCE))) {
    await transactions.step(customerId, (tx) => enqueueUnlessWaiting(tx, tellLateJob, { customerId }, customerId))
  }
}

/** One transaction: people are told and it is noted, or neither. Outside working hours it waits for the next ones. */
export async function tellLate(tx: CustomerTx): Promise<void> {
  const targets = await lockDue(tx)
  if (!targets) return
  const now = new Date()
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)
  if (!(await isCustomerServed(tx)) || !(await isInPlan(tx, 'advanced-analytics'))) {
    return lookAgainAt(tx, inMinutes(LOOKED_IDLY_EVERY_MINUTES))
  }
  const { automation, general } = await getSettings(tx)
  const timezone = isTimezone(general.timezone) ? general.timezone : 'UTC'
  const opensAt = findWorkingTime(now, automation.workingHours, timezone)
  if (opensAt > now) return lookAgainAt(tx, opensAt)
  const late = await listUntold(tx, targets, REVIEWS_AT_ONCE)
  await noteTold(
    tx,
    late.map(({ id }) => id),
  )
  await tellPeople(tx, targets, late)
  // What is left is for the next turn, so that others have theirs.
  await lookAgainAt(tx, late.length < REVIEWS_AT_ONCE ? inMinutes(LOOKED_EVERY_MINUTES) : now)
}

async function tellPeople(tx: CustomerTx, targets: TargetsRow, late: readonly LateReview[]): Promise<void> {
  if (late.length === 0) return
  const chosen = await listPeople(tx, { roles: targets.told_roles, userIds: targets.told_user_ids })
  for (const { userIds, locations } of await listAudiences(tx)) {
    const seen = late.filter(({ locationId: at }) => locations === null || (at !== null && locations.includes(at)))
    const among = chosen.filter((id) => userIds === null || userIds.includes(id))
    if (seen.length > 0 && among.length > 0) await notifyEveryone(tx, noticeOf(seen), { among })
  }
  if (!targets.tells_assignee) return
  // By place, for whoever is limited by now is told of none that they no longer see.
  const assigned = Map.groupBy(late, ({ assigneeId, locationId }) => `${assigneeId} ${locationId}`)
  for (const own of assigned.values()) {
    const userId = own[0]?.assigneeId
    if (userId && !chosen.includes(userId)) await notifyEveryone(tx, noticeOf(own), { among: [userId] })
  }
}

/** Of one, or of several as one. */
function noticeOf([first, ...others]: readonly LateReview[]): NoticeOf<'review.late'> {
  if (!first) throw new Error('No review to tell of.')
  const { id, platform, author } = first
  const all = linkTo(paths.reviews, { target: 'overdue' })
  return {
    kind: 'review.late',
    params: { platform, author },
    about: { type: 'review', id },
    amount: 1 + others.length,
    link: others.length === 0 ? linkTo(paths.reviews, { review: id }) : all,
    linkOfMany: all,
  }
}
