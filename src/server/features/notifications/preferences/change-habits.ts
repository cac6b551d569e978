import type {
  changeNotificationPreferences,
  NotificationPreferences,
} from '#shared/contracts/notification-preferences.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { isKnownTimezone } from '#shared/domain/timezones.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { findNextDigest, findQuietEnd, timezoneFor, USUAL_DIGEST, USUAL_QUIET_HOURS } from '../habits.ts'
import { releaseWaiting } from '../sending/release-waiting.ts'
import { startHabits } from '../telling/told.repository.ts'
import { findHabits, lockHabits, saveHabits, type HabitsRow } from './preferences.repository.ts'

type Change = Pick<ParsedInputOf<typeof changeNotificationPreferences>, 'quietHours' | 'timezone' | 'digest'>
type Habits = Pick<NotificationPreferences, 'quietHours' | 'timezone' | 'digest'>

export async function readHabits(tx: CustomerTx, userId: string): Promise<Habits> {
  const habits = await findHabits(tx, userId)
  const { general } = await getSettings(tx)
  return {
    quietHours: habits ? toQuietHours(habits) : USUAL_QUIET_HOURS,
    timezone: timezoneFor(habits?.timezone ?? null, general.timezone),
    digest: habits ? { isOn: habits.has_digest, hour: habits.digest_hour } : USUAL_DIGEST,
  }
}

const toQuietHours = (row: HabitsRow) => ({ isOn: row.has_quiet_hours, from: row.quiet_from, to: row.quiet_to })

/** What waits for the person goes by the new habits from their commit on. */
export async function changeHabits(tx: CustomerTx, userId: string, change: Change): Promise<void> {
  if (change.quietHours === undefined && change.timezone === undefined && change.digest === undefined) return
  refuseHabits(change)
  const clock = { now: new Date(), ofCustomer: (await getSettings(tx)).general.timezone }
  const usualDueAt = findNextDigest(clock.now, USUAL_DIGEST.hour, timezoneFor(null, clock.ofCustomer))
  await startHabits(tx, [{ userId, digestDueAt: usualDueAt }])
  const before = await lockHabits(tx, userId)
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
  await saveHabits(tx, userId, { ...after, digest_due_at: findDigestDueAt(before, after, clock) })
  if (change.quietHours || change.timezone) await releaseWaiting(tx, userId, findQuietEndOf(after, clock))
}

interface Clock {
  now: Date
  /** The customer's timezone, for whoever has none of their own. */
  ofCustomer: string
}
type Undated = Omit<HabitsRow, 'digest_due_at'>

const findQuietEndOf = (habits: Undated, { now, ofCustomer }: Clock) =>
  findQuietEnd(
    now,
    habits.has_quiet_hours ? { from: habits.quiet_from, to: habits.quiet_to } : null,
    timezoneFor(habits.timezone, ofCustomer),
  )

const findNextDigestOf = ({ digest_hour: hour, timezone }: Undated, { now, ofCustomer }: Clock) =>
  findNextDigest(now, hour, timezoneFor(timezone, ofCustomer))

/** At the person's hour; at once, or after the new quiet hours, where that of today has only been held back. */
function findDigestDueAt(before: HabitsRow, after: Undated, clock: Clock): Date | null {
  if (!after.has_digest) return null
  const isOwed = after.digest_hour === before.digest_hour && isHeldBack(before, clock)
  return isOwed ? (findQuietEndOf(after, clock) ?? clock.now) : findNextDigestOf(after, clock)
}

function isHeldBack(habits: HabitsRow, clock: Clock): boolean {
  const dueAt = habits.digest_due_at
  if (!habits.has_digest || dueAt === null) return false
  const isUntilMorning = dueAt.getTime() === findQuietEndOf(habits, clock)?.getTime()
  return dueAt <= clock.now || (isUntilMorning && dueAt < findNextDigestOf(habits, clock))
}

function refuseHabits({ quietHours, timezone }: Change): void {
  if (timezone !== undefined && !isKnownTimezone(timezone)) throw invalidPreference('timezone')
  if (quietHours && quietHours.from === quietHours.to) throw invalidPreference('quietHours')
}

export const invalidPreference = (field: string) =>
  refusal('values-invalid', { at: { fields: [field], code: 'invalid' } })
