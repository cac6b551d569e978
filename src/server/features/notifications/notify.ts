import { randomUUID } from 'node:crypto'
import {
  isFixedChoice,
  isLetOut,
  isNotifiedAtAll,
  NOTIFICATION_RULES,
  type NotificationChannel,
  type NotificationKind,
} from '#shared/domain/notification-kinds.ts'
import { permissionsOf } from '#shared/domain/permission-rules.ts'
import type { CustomerSettings } from '#shared/domain/customer-settings.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings, isInPlan } from '#server/features/settings/settings.service.ts'
import { deriveUuid } from '#server/kernel/crypto/derive-uuid.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { findNextDigest, findQuietEnd, GATHERING_MINUTES, timezoneFor, USUAL_DIGEST } from './time-preferences.ts'
import type { Notice, NoticeOf } from './notice.ts'
import { tellSlack } from './slack/tell-slack.ts'
import { enqueueDeliveries } from './notifications.jobs.ts'
import { findLocationOf, listRecipients, type Recipient } from './recipients.repository.ts'
import {
  gatherDeliveries,
  gatherNotifications,
  insertDeliveries,
  insertNotifications,
  startTimePreferences,
  type LinkOfMany,
  type NewDelivery,
} from './notified.repository.ts'

/** Tells these people, in the transaction of what happened; those who may not know, or do not want to, hear nothing. */
export async function notify(tx: CustomerTx, userIds: readonly string[], notice: Notice): Promise<void> {
  if (userIds.length > 0) await notifyAudience(tx, [notice], { userIds })
}

interface Everyone {
  /** Of everybody, these alone; `null` for all. */
  among?: readonly string[] | null
  /** Who did it needs not be told. */
  except?: string | null
  /** With the same key it is told once, however often this runs. */
  key?: string
}

/** Tells everybody of the customer who may know. */
export async function notifyEveryone(
  tx: CustomerTx,
  notice: Notice,
  { among, except = null, key }: Everyone = {},
): Promise<void> {
  // Of people who are told apart, whoever tells them tells the channel.
  if (among === undefined) await tellSlack(tx, [notice], key)
  await notifyAudience(tx, [notice], { userIds: among ?? null, except, ...(key !== undefined && { key }) })
}

interface OfEach<Kind extends NotificationKind> extends Pick<Everyone, 'among' | 'except'> {
  /** All of them as one, for the bell and for devices; a mail has room for each. */
  together?: NoticeOf<Kind> | null
}

/** The same for several of one kind that are told one by one. */
export function notifyEveryoneOfEach<Kind extends NotificationKind>(
  tx: CustomerTx,
  notice: readonly NoticeOf<Kind>[],
  { among = null, except = null, together = null }: OfEach<Kind> = {},
): Promise<void> {
  return notifyAudience(tx, notice as readonly Notice[], {
    userIds: among,
    except,
    together: together as Notice | null,
  })
}

interface Audience extends Everyone {
  /** `null` for everybody. */
  userIds: readonly string[] | null
  together?: Notice | null
}

/** All of one kind. */
export async function notifyAudience(
  tx: CustomerTx,
  notices: readonly Notice[],
  { userIds, except, key, together = null }: Audience,
): Promise<void> {
  const [{ kind } = { kind: null }] = notices
  if (kind === null) return
  const settings = await getSettings(tx)
  if (!(await canAnybodyKnow(tx, kind, settings))) return
  const members = await listRecipients(tx, kind, userIds)
  const allowed = members.filter((member) => member.userId !== except && mayKnow(member, kind))
  const recipients = await keepThoseWhoSee(tx, notices, allowed)
  const batch = { kind, notices, together, key, now: new Date(), settings }
  await writeBellRows(tx, batch, recipients)
  await writeDeliveries(tx, batch, recipients)
  await startDigests(tx, batch, recipients)
}

interface NoticeBatch {
  kind: NotificationKind
  notices: readonly Notice[]
  together: Notice | null
  key: string | undefined
  now: Date
  settings: CustomerSettings
}

async function canAnybodyKnow(tx: CustomerTx, kind: NotificationKind, settings: CustomerSettings): Promise<boolean> {
  const { plan } = NOTIFICATION_RULES[kind]
  if (!isNotifiedAtAll(kind, settings.notifications)) return false
  return plan === undefined || (await isInPlan(tx, plan))
}

function mayKnow(member: Recipient, kind: NotificationKind): boolean {
  const { needs } = NOTIFICATION_RULES[kind]
  return needs === null || permissionsOf(member).includes(needs)
}

/** All notices of one telling are of one place, as far as it is told to somebody who is limited. */
async function keepThoseWhoSee(
  tx: CustomerTx,
  [notice]: readonly Notice[],
  members: readonly Recipient[],
): Promise<readonly Recipient[]> {
  if (!notice || notice.about === null || NOTIFICATION_RULES[notice.kind].isAboutPeople) return members
  if (members.every(({ locations }) => locations === null)) return members
  const location = notice.about ? await findLocationOf(tx, notice.about) : null
  return members.filter(({ locations }) => locations === null || (location !== null && locations.includes(location)))
}

function wants({ choices }: Recipient, kind: NotificationKind, channel: NotificationChannel): boolean {
  if (isFixedChoice(kind, channel)) return true
  return choices[channel] ?? NOTIFICATION_RULES[kind].usually.includes(channel)
}

const idFor = ({ key }: NoticeBatch, { userId }: Recipient, channel: NotificationChannel) =>
  key === undefined ? randomUUID() : deriveUuid(`${key}:${userId}:${channel}`)

const noticesFor = ({ notices, together }: NoticeBatch, channel: NotificationChannel) =>
  together === null || channel === 'email' ? notices : [together]

function contentOf({ kind, params, link, amount = 1 }: Notice) {
  const topic = NOTIFICATION_RULES[kind].isGathered ? kind : null
  return { kind, params: JSON.stringify(params), link, amount, topic }
}

async function writeBellRows(tx: CustomerTx, batch: NoticeBatch, members: readonly Recipient[]): Promise<void> {
  const { kind } = batch
  const { type, isGathered } = NOTIFICATION_RULES[kind]
  const reached = members.filter((member) => wants(member, kind, 'app'))
  const rows = noticesFor(batch, 'app').flatMap((notice) =>
    reached.map((member) => ({
      id: idFor(batch, member, 'app'),
      user_id: member.userId,
      type,
      ...contentOf(notice),
      review_ids: [...(notice.reviewIds ?? [])],
    })),
  )
  if (isGathered) await gatherNotifications(tx, rows, linkOfMany(batch))
  else await insertNotifications(tx, rows)
  for (const { userId } of reached) emit(tx, { type: 'notification.changed', subjectId: null, userId })
}

/** What is due at once has its job; what waits for the morning, or for others of its kind, is found by the clock. */
async function writeDeliveries(tx: CustomerTx, batch: NoticeBatch, members: readonly Recipient[]): Promise<void> {
  const { kind, now } = batch
  const rows = members.flatMap((member) =>
    channelsOf(batch, member).flatMap((channel) =>
      noticesFor(batch, channel).map((notice): NewDelivery => ({
        id: idFor(batch, member, channel),
        user_id: member.userId,
        channel,
        ...contentOf(notice),
        review_id: notice.reviewId ?? null,
        due_at: findDueAt(batch, member),
      })),
    ),
  )
  if (NOTIFICATION_RULES[kind].isGathered) return gatherDeliveries(tx, rows, linkOfMany(batch))
  const added = new Set(await insertDeliveries(tx, rows))
  const dueNow = rows.filter(({ id, due_at: dueAt }) => added.has(id) && dueAt <= now)
  await enqueueDeliveries(tx, dueNow)
}

/** What is gathered is told as one from the start. */
function linkOfMany({ notices: [notice] }: NoticeBatch): LinkOfMany {
  if (notice?.linkSince !== undefined) return { since: notice.linkSince }
  return { always: notice?.linkOfMany ?? notice?.link ?? null }
}

function channelsOf({ kind, settings }: NoticeBatch, member: Recipient): NewDelivery['channel'][] {
  const { hasOwnMail = false } = NOTIFICATION_RULES[kind]
  const canReach = { email: !hasOwnMail, push: member.hasDevice }
  return (['email', 'push'] as const).filter(
    (channel) =>
      canReach[channel] && wants(member, kind, channel) && isLetOut({ kind, channel }, settings.notifications),
  )
}

function findDueAt({ kind, now, settings }: NoticeBatch, { quiet, timezone }: Recipient): Date {
  const { isAlways, isGathered } = NOTIFICATION_RULES[kind]
  const earliest = isGathered ? new Date(now.getTime() + GATHERING_MINUTES * 60_000) : now
  if (isAlways) return earliest
  return findQuietEnd(earliest, quiet, timezoneFor(timezone, settings.general.timezone)) ?? earliest
}

async function startDigests(tx: CustomerTx, { now, settings }: NoticeBatch, members: readonly Recipient[]) {
  const digestDueAt = findNextDigest(now, USUAL_DIGEST.hour, timezoneFor(null, settings.general.timezone))
  const newcomers = members.filter(({ hasTimePreferences }) => !hasTimePreferences)
  await startTimePreferences(
    tx,
    newcomers.map(({ userId }) => ({ userId, digestDueAt })),
  )
}
