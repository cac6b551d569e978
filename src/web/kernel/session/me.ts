import { useSuspenseQuery } from '@tanstack/react-query'
import { getMe, type Me } from '#shared/contracts/session.ts'
import { reachesRole } from '#shared/domain/admin-roles.ts'
import { type Permission, WHOLE_BUSINESS_PERMISSIONS } from '#shared/domain/permissions.ts'
import { hasCapability, type PlanCapability } from '#shared/domain/plans.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'

/** Who is signed in. Asked for once; the stream tells when it changed. */
export const meQuery = { ...endpointQuery(queryKeys.me, getMe, {}), staleTime: Number.POSITIVE_INFINITY }

/** Only inside the shell, whose guard has fetched it. */
export function useMe(): Me {
  return useSuspenseQuery(meQuery).data
}

/** Whether the person changes things for the installation; others of its administrators look. */
export function useMayOperate(): boolean {
  const { admin } = useMe()
  return admin !== null && reachesRole(admin.role, 'operator')
}

/** Whether the person was given it, be it for some locations only. */
export function holds({ customer }: Me, permission: Permission): boolean {
  return customer?.permissions.includes(permission) ?? false
}

/**
 * Everything is there for them, and they change nothing: the workspace can only be read, its plan has no room for them, or they are
 * administrators who look at what its people see.
 */
export function isReader({ customer, view }: Me): boolean {
  return customer !== null && (customer.status === 'read-only' || customer.isResting || view !== null)
}

/** Whether the person comes in where it is needed. Readers do, too: to look, to take their data along and to leave. */
export function mayOpen(me: Me, permission: Permission): boolean {
  return holds(me, permission) && !(me.customer?.isLimited && WHOLE_BUSINESS_PERMISSIONS.includes(permission))
}

/** The browser only hides what is refused; the server decides. */
export function can(me: Me, permission: Permission): boolean {
  return mayOpen(me, permission) && !(permission === 'settings.manage' && isReader(me))
}

/** Whether what the person writes goes out only after somebody else has approved it. */
export function waitsForApproval({ customer }: Me): boolean {
  return customer?.needsApproval ?? false
}

/** Replies for later leave without anybody looking at them again. */
export function canSchedule(me: Me): boolean {
  return can(me, 'replies.publish') && !waitsForApproval(me)
}

/** For a review, one person at a time. */
export const mayAsk = (me: Me): boolean => can(me, 'campaigns.send') && hasInPlan(me, 'campaigns')

/** Whether the customer's plan has it. */
export function hasInPlan({ customer }: Me, capability: PlanCapability): boolean {
  return customer !== null && hasCapability({ tier: customer.subscriptionTier, status: customer.status }, capability)
}
