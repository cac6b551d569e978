import { randomUUID } from 'node:crypto'
import {
  isFixedChoice,
  isLetOut,
  isToldAtAll,
  NOTIFICATION_RULES,
  type NotificationChannel,
  type NotificationKind,
} from '#shared/domain/notification-kinds.ts'
import { permissionsOf } from '#shared/domain/permissions.ts'
import type { CustomerSettings } from '#shared/domain/customer-settings.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings, isInPlan } from '#server/features/settings/settings.service.ts'
import { deriveUuid } from '#server/kernel/crypto/derive-uuid.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { enqueueAll } from '#server/kernel/jobs/job-queue.ts'
import { findNextDigest, findQuietEnd, GATHERING_MINUTES, timezoneFor, USUAL_DIGEST } from '../habits.ts'
import type { News, NewsOf } from '../news.ts'
import { deliverNotificationJob } from '../notifications.jobs.ts'
import { listMembersToTell, type MemberToTell } from './recipients.repository.ts'
import {
  gatherDeliveries,
  gatherNotifications,
  insertDeliveries,
  insertNotifications,
  startHabits,
  type LinkOfMany,
  type NewDelivery,
} from './told.repository.ts'

/** Tells these people, in the transaction of what happened; those who may not know, or do not want to, hear nothing. */
export async function notify(tx: CustomerTx, userIds: readonly string[], news: News): Promise<void> {
  if (userIds.length > 0) await tell(tx, [news], { userIds })
}

interface Everyone {
  /** Who did it needs not be told. */
  except?: string | null
  /** With the same key it is told once, however often this runs. */
  key?: string
}

/** Tells everybody of the customer who may know. */
export function notifyEveryone(tx: CustomerTx, news: News, { except = null, key }: Everyone = {}): Promise<void> {
  return tell(tx, [news], { userIds: null, except, ...(key !== undefined && { key }) })
}

/** The same for several of one kind that are told one by one. */
export function notifyEveryoneOfEach<Kind extends NotificationKind>(
  tx: CustomerTx,
  news: readonly NewsOf<Kind>[],
  { except = null }: Pick<Everyone, 'except'> = {},
): Promise<void> {
  return tell(tx, news as readonly News[], { userIds: null, except })
}

interface Audience extends Everyone {
  /** `null` for everybody. */
  userIds: readonly string[] | null
}

/** All of one kind. */
export async function tell(tx: CustomerTx, news: readonly News[], { userIds, except, key }: Audience): Promise<void> {
  const [{ kind } = { kind: null }] = news
  if (kind === null) return
  const settings = await getSettings(tx)
  if (!(await canAnybodyKnow(tx, kind, settings))) return
  const members = await listMembersToTell(tx, kind, userIds)
  const told = members.filter((member) => member.userId !== except && mayKnow(member, kind))
  const telling = { kind, news, key, now: new Date(), settings }
  await ringBells(tx, telling, told)
  await writeDeliveries(tx, telling, told)
  await startDigests(tx, telling, told)
}

interface Telling {
  kind: NotificationKind
  news: readonly News[]
  key: string | undefined
  now: Date
  settings: CustomerSettings
}

async function canAnybodyKnow(tx: CustomerTx, kind: NotificationKind, settings: CustomerSettings): Promise<boolean> {
  const { plan } = NOTIFICATION_RULES[kind]
  if (!isToldAtAll(kind, settings.notifications)) return false
  return plan === undefined || (await isInPlan(tx, plan))
}

function mayKnow(member: MemberToTell, kind: NotificationKind): boolean {
  const { needs } = NOTIFICATION_RULES[kind]
  return needs === null || permissionsOf(member).includes(needs)
}

function wants({ choices }: MemberToTell, kind: NotificationKind, channel: NotificationChannel): boolean {
  if (isFixedChoice(kind, channel)) return true
  return choices[channel] ?? NOTIFICATION_RULES[kind].usually.includes(channel)
}

const idFor = ({ key }: Telling, { userId }: MemberToTell, channel: NotificationChannel) =>
  key === undefined ? randomUUID() : deriveUuid(`${key}:${userId}:${channel}`)

function contentOf({ kind, params, link, amount = 1 }: News) {
  const topic = NOTIFICATION_RULES[kind].isGathered ? kind : null
  return { kind, params: JSON.stringify(params), link, amount, topic }
}

async function ringBells(tx: CustomerTx, telling: Telling, members: readonly MemberToTell[]): Promise<void> {
  const { kind } = telling
  const { type, isGathered } = NOTIFICATION_RULES[kind]
  const reached = members.filter((member) => wants(member, kind, 'app'))
  const rows = telling.news.flatMap((news) =>
    reached.map((member) => ({
      id: idFor(telling, member, 'app'),
      user_id: member.userId,
      type,
      ...contentOf(news),
    })),
  )
  if (isGathered) await gatherNotifications(tx, rows, linkOfMany(telling))
  else await insertNotifications(tx, rows)
  for (const { userId } of reached) emit(tx, { type: 'notification.changed', subjectId: null, userId })
}

/** What is due at once has its job; what waits for the morning, or for others of its kind, is found by the clock. */
async function writeDeliveries(tx: CustomerTx, telling: Telling, members: readonly MemberToTell[]): Promise<void> {
  const { kind, now } = telling
  const rows = telling.news.flatMap((news) =>
    members.flatMap((member) =>
      channelsOf(telling, member).map((channel): NewDelivery => ({
        id: idFor(telling, member, channel),
        user_id: member.userId,
        channel,
        ...contentOf(news),
        review_id: news.reviewId ?? null,
        due_at: findDueAt(telling, member),
      })),
    ),
  )
  if (NOTIFICATION_RULES[kind].isGathered) return gatherDeliveries(tx, rows, linkOfMany(telling))
  const added = new Set(await insertDeliveries(tx, rows))
  const dueNow = rows.filter(({ id, due_at: dueAt }) => added.has(id) && dueAt <= now)
  const payloads = dueNow.map(({ id }) => ({ customerId: tx.customerId, deliveryId: id }))
  await enqueueAll(tx, deliverNotificationJob, payloads)
}

/** What is gathered is told as one from the start. */
function linkOfMany({ news: [news] }: Telling): LinkOfMany {
  if (news?.linkSince !== undefined) return { since: news.linkSince }
  return { always: news?.linkOfMany ?? news?.link ?? null }
}

function channelsOf({ kind, settings }: Telling, member: MemberToTell): NewDelivery['channel'][] {
  const { hasOwnMail = false } = NOTIFICATION_RULES[kind]
  const canReach = { email: !hasOwnMail, push: member.hasDevice }
  return (['email', 'push'] as const).filter(
    (channel) =>
      canReach[channel] && wants(member, kind, channel) && isLetOut({ kind, channel }, settings.notifications),
  )
}

function findDueAt({ kind, now, settings }: Telling, { quiet, timezone }: MemberToTell): Date {
  const { isAlways, isGathered } = NOTIFICATION_RULES[kind]
  const earliest = isGathered ? new Date(now.getTime() + GATHERING_MINUTES * 60_000) : now
  if (isAlways) return earliest
  return findQuietEnd(earliest, quiet, timezoneFor(timezone, settings.general.timezone)) ?? earliest
}

async function startDigests(tx: CustomerTx, { now, settings }: Telling, members: readonly MemberToTell[]) {
  const digestDueAt = findNextDigest(now, USUAL_DIGEST.hour, timezoneFor(null, settings.general.timezone))
  const newcomers = members.filter(({ hasHabits }) => !hasHabits)
  await startHabits(
    tx,
    newcomers.map(({ userId }) => ({ userId, digestDueAt })),
  )
}
