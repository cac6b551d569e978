import type { CustomerSettings } from '#shared/domain/customer-settings.ts'
import { isFixedChoice, isLetOut, isNotifiedAtAll, NOTIFICATION_RULES } from '#shared/domain/notification-kinds.ts'
import { permissionsOf } from '#shared/domain/permission-rules.ts'
import { hasCapability } from '#shared/domain/plans.ts'
import { isClosed } from '#server/kernel/http/access.ts'
import type { DeliveryRow } from './deliveries.repository.ts'
import type { Recipient } from './recipients.repository.ts'

/** A customer that has been shut out is told nothing from here. */
export const isShutOut = ({ customer }: Recipient) => isClosed({ plan: customer })

/** Much can change while something waits: rights, plan, what the customer lets out, and what the person wants. */
export function mayBeNotified(
  recipient: Recipient,
  { kind, channel }: Pick<DeliveryRow, 'kind' | 'channel'>,
  { notifications: switches }: CustomerSettings,
): boolean {
  const { customer, unwanted } = recipient
  const { needs, plan } = NOTIFICATION_RULES[kind]
  if (!isNotifiedAtAll(kind, switches) || !isLetOut({ kind, channel }, switches)) return false
  if (needs !== null && !permissionsOf(recipient).includes(needs)) return false
  if (plan !== undefined && !hasCapability(customer, plan)) return false
  return isFixedChoice(kind, channel) || !unwanted.some((no) => no.kind === kind && no.channel === channel)
}
