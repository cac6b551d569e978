import { NOTIFICATION_KINDS, NOTIFICATION_RULES, type NotificationKind } from '#shared/domain/notification-kinds.ts'
import { hasCapability } from '#shared/domain/plans.ts'
import { isClosed } from '#server/kernel/http/access.ts'
import type { Membership } from '#server/kernel/http/actor.ts'

/** What the person may be told now: rights and plan may be others than when it was told. */
export function listKindsFor(member: Membership): NotificationKind[] {
  if (isClosed(member)) return NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_RULES[kind].isAlways)
  return NOTIFICATION_KINDS.filter((kind) => {
    const { needs, plan } = NOTIFICATION_RULES[kind]
    const isAllowed = needs === null || member.permissions.includes(needs)
    return isAllowed && (plan === undefined || hasCapability(member.plan, plan))
  })
}
