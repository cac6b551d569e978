import type { ActivityFilter } from '#shared/contracts/activity.ts'
import { SUBJECT_NEEDS } from '#shared/domain/activity-needs.ts'
import { ACTIVITY_SUBJECTS, type ActivitySubject } from '#shared/domain/activity-subjects.ts'
import {
  customerSettingsSchema,
  DEFAULT_CUSTOMER_SETTINGS,
  type CustomerSettings,
} from '#shared/domain/customer-settings.ts'
import { isTimezone, toInstant } from '#shared/domain/wall-time.ts'
import { mayUse } from '#server/kernel/http/access.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { WantedActivity } from './activity.repository.ts'

const DAY_MS = 86_400_000

/** What a person asks for, as far as it is for them to see, by the clock of their customer. */
export function narrow(
  viewer: Actor,
  { subject: asked = [], actor, from, to }: ActivityFilter,
): Omit<WantedActivity, 'after' | 'limit'> {
  const subjects = listSubjectsFor(viewer).filter((subject) => asked.length === 0 || asked.includes(subject))
  const { timezone } = generalOf(viewer)
  return {
    subjects,
    actor,
    from: from === undefined ? undefined : startOf(from, timezone),
    before: to === undefined ? undefined : startOf(dayAfter(to), timezone),
  }
}

/** The session's look brings the customer's settings along. */
export function generalOf({ belonging }: Actor): CustomerSettings['general'] {
  const kept = customerSettingsSchema.shape.general.safeParse(belonging?.general)
  return kept.data ?? DEFAULT_CUSTOMER_SETTINGS.general
}

function listSubjectsFor({ member }: Actor): ActivitySubject[] {
  return ACTIVITY_SUBJECTS.filter((subject) => {
    const needed = SUBJECT_NEEDS[subject]
    if (subject === 'disputes') return mayUse(member, 'disputes.view', 'disputes')
    return needed === undefined || member.permissions.includes(needed)
  })
}

/** Of a year that has no clocks to go by, by those of UTC. */
function startOf(date: string, timezone: string): Date {
  return toInstant({ date, time: '00:00' }, isTimezone(timezone) ? timezone : 'UTC')?.instant ?? new Date(date)
}

const dayAfter = (date: string) => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10)
