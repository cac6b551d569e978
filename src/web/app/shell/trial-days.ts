import type { Workspace } from '#shared/contracts/session.ts'
import { countCalendarDays } from '#web/kernel/formatting/calendar-days.ts'

type Trial = Pick<Workspace, 'status' | 'trialEndsAt' | 'timezone'>

/** Days of the customer's calendar until the trial ends, 0 on its last; `null` when there is no trial running. */
export function countTrialDays({ status, trialEndsAt, timezone }: Trial, now: Date): number | null {
  if (status !== 'trialing' || trialEndsAt === null) return null
  const endsAt = new Date(trialEndsAt)
  return endsAt < now ? null : countCalendarDays(now, endsAt, timezone)
}
