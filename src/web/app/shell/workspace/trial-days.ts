import type { Workspace } from '#shared/contracts/session.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Whole days until the trial ends, counting a begun one as a day; `null` when there is no trial running. */
export function countTrialDays(customer: Pick<Workspace, 'status' | 'trialEndsAt'>, now: Date): number | null {
  if (customer.status !== 'trialing' || customer.trialEndsAt === null) return null
  const leftMs = new Date(customer.trialEndsAt).getTime() - now.getTime()
  if (leftMs < 0) return null
  return leftMs < DAY_MS ? 0 : Math.ceil(leftMs / DAY_MS)
}
