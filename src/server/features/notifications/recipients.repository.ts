import { sql } from 'kysely'
import type { NotificationChannel, NotificationKind } from '#shared/domain/notification-kinds.ts'
import type { TeamRole } from '#shared/domain/permissions.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { QuietHours } from './time-preferences.ts'

export interface Recipient {
  userId: string
  role: TeamRole
  /** What the person chose for this kind; what is absent is as usual. */
  choices: Partial<Record<NotificationChannel, boolean>>
  hasTimePreferences: boolean
  quiet: QuietHours | null
  timezone: string | null
  hasDevice: boolean
}

/** In the order of ids, as everybody who writes to many people's rows does. `null` names all. */
export async function listRecipients(
  tx: CustomerTx,
  kind: NotificationKind,
  userIds: readonly string[] | null,
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select m.user_id as "userId", m.role, h.user_id is not null as "hasTimePreferences", h.timezone,
      case when h.has_quiet_hours then
        jsonb_build_object('from', to_char(h.quiet_from, 'HH24:MI'), 'to', to_char(h.quiet_to, 'HH24:MI')) end as quiet,
      exists (select from push_subscriptions p where p.customer_id = m.customer_id and p.user_id = m.user_id)
        as "hasDevice",
      coalesce((select jsonb_object_agg(c.channel, c.is_on) from notification_choices c
        where c.customer_id = m.customer_id and c.user_id = m.user_id and c.kind = ${kind}), '{}') as choices
    from team_members m
    left join notification_habits h on h.customer_id = m.customer_id and h.user_id = m.user_id
    where m.customer_id = ${tx.customerId} and m.status = 'active' and m.user_id is not null
      and (${userIds}::uuid[] is null or m.user_id = any(${userIds}::uuid[]))
    order by m.user_id`.execute(tx)
  return rows
}
