import type {
  changeNotificationPreferences,
  NotificationPreferences,
} from '#shared/contracts/notification-preferences.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { isKnownTimezone } from '#shared/domain/timezones.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { findNextDigest, findQuietEnd, timezoneFor, USUAL_DIGEST, USUAL_QUIET_HOURS } from '../time-preferences.ts'
import { releaseWaiting } from '../sending/release-waiting.ts'
import { startTimePreferences } from '../notified.repository.ts'
import {
  findTimePreferences,
  lockTimePreferences,
  saveTimePreferences,
  type TimePreferencesRow,
} from './preferences.repository.ts'

type Change = Pick<ParsedInputOf<typeof changeNotificationPreferences>, 'quietHours' | 'timezone' | 'digest'>
type TimePreferences = Pick<NotificationPreferences, 'quietHours' | 'timezone' | 'digest'>

export async function readTimePreferences(tx: CustomerTx, userId: string): Promise<TimePreferences> {
  const preferences = await findTimePreferences(tx, userId)
  const { general } = await getSettings(tx)
  return {
    quietHours: preferences ? toQuietHours(preferences) : USUAL_QUIET_HOURS,
    timezone: timezoneFor(preferences?.timezone ?? null, general.timezone),
    digest: preferences ? { isOn: preferences.has_digest, hour: preferences.digest_hour } : USUAL_DIGEST,
  }
}

const toQuietHours = (row: TimePreferencesRow) => ({
  isOn: row.has_quiet_hours,
  from: row.quiet_from,
  to: row.quiet_to,
})

/** What waits for the person goes by the new preferences from their commit on. */
export async function changeTimePreferences(tx: CustomerTx, userId: string, change: Change): Promise<void> {
  if (change.quietHours === undefined && change.timezone === undefined && change.digest === undefined) return
  refuseTimePreferences(change)
  const clock = { now: new Date(), ofCustomer: (await getSettings(tx)).general.timezone }
  const usualDueAt = findNextDigest(clock.now, USUAL_DIGEST.hour, timezoneFor(null, clock.ofCustomer))
  await startTimePreferences(tx, [{ userId, digestDueAt: usualDueAt }])
  const before = await lockTimePreferences(tx, userId)
  const { isOn, from, to } = change.quietHours ?? toQuietHours(before)
  const digest = change.digest ?? { isOn: before.has_digest, hour: before.digest_hour }
  const after = {
    has_quiet_hours: isOn,
    quiet_from: from,
    quiet_to: to,
    timezone: change.timezone ?? before.timezone,
    has_digest: digest.isOn,
    digest_hour: digest.hour,
  }
  await saveTimePreferences(tx, userId, { ...after, digest_due_at: findDigestDueAt(before, after, clock) })
  if (change.quietHours || change.timezone) await releaseWaiting(tx, userId, findQuietEndOf(after, clock))
}

interface Clock {
  now: Date
  /** The customer's timezone, for whoever has none of their own. */
  ofCustomer: string
}
type Undated = Omit<TimePreferencesRow, 'digest_due_at'>

const findQuietEndOf = (preferences: Undated, { now, ofCustomer }: Clock) =>
  findQuietEnd(
    now,
    preferences.has_quiet_hours ? { from: preferences.quiet_from, to: preferences.quiet_to } : null,
    timezoneFor(preferences.timezone, ofCustomer),
  )

const findNextDigestOf = ({ digest_hour: hour, timezone }: Undated, { now, ofCustomer }: Clock) =>
  findNextDigest(now, hour, timezoneFor(timezone, ofCustomer))

/** At the person's hour; at once, or after the new quiet hours, where that of today has only been held back. */
function findDigestDueAt(before: TimePreferencesRow, after: Undated, clock: Clock): Date | null {
  if (!after.has_digest) return null
  const isOwed = after.digest_hour === before.digest_hour && isHeldBack(before, clock)
  return isOwed ? (findQuietEndOf(after, clock) ?? clock.now) : findNextDigestOf(after, clock)
}

function isHeldBack(preferences: TimePreferencesRow, clock: Clock): boolean {
  const dueAt = preferences.digest_due_at
  if (!preferences.has_digest || dueAt === null) return false
  const isUntilMorning = dueAt.getTime() === findQuietEndOf(preferences, clock)?.getTime()
  return dueAt <= clock.now || (isUntilMorning && dueAt < findNextDigestOf(preferences, clock))
}

function refuseTimePreferences({ quietHours, timezone }: Change): void {
  if (timezone !== undefined && !isKnownTimezone(timezone)) throw invalidPreference('timezone')
  if (quietHours && quietHours.from === quietHours.to) throw invalidPreference('quietHours')
}

export const invalidPreference = (field: string) =>
  refusal('values-invalid', { at: { fields: [field], code: 'invalid' } })
