import { sql } from 'kysely'
import type { NotificationChannel, NotificationKind } from '#shared/domain/notification-kinds.ts'
import type { PermissionHolder } from '#shared/domain/permission-rules.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { NoticeSubject } from './notice.ts'
import type { QuietHours } from './time-preferences.ts'

export interface Recipient extends PermissionHolder {
  userId: string
  /** What the person chose for this kind; what is absent is as usual. */
  choices: Partial<Record<NotificationChannel, boolean>>
  hasTimePreferences: boolean
  quiet: QuietHours | null
  timezone: string | null
  hasDevice: boolean
  /** Those they are limited to. */
  locations: readonly string[] | null
}

/** In the order of ids, as everybody who writes to many people's rows does. `null` names all. */
export async function listRecipients(
  tx: CustomerTx,
  kind: NotificationKind,
  userIds: readonly string[] | null,
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select m.user_id as "userId", m.role, permission_exceptions(m.customer_id, m.id) as exceptions,
      h.user_id is not null as "hasTimePreferences", h.timezone,
      case when h.has_quiet_hours then
        jsonb_build_object('from', to_char(h.quiet_from, 'HH24:MI'), 'to', to_char(h.quiet_to, 'HH24:MI')) end as quiet,
      exists (select from push_subscriptions p where p.customer_id = ${tx.customerId} and p.user_id = m.user_id)
        as "hasDevice",
      find_locations_of(m.customer_id, m.user_id) as locations,
      coalesce((select jsonb_object_agg(c.channel, c.is_on) from notification_choices c
        where c.customer_id = ${tx.customerId} and c.user_id = m.user_id and c.kind = ${kind}), '{}') as choices
    from team_members m
    left join notification_habits h on h.customer_id = m.customer_id and h.user_id = m.user_id
    where m.customer_id = ${tx.customerId} and m.status = 'active' and m.user_id is not null
      and (${userIds}::uuid[] is null or m.user_id = any(${userIds}::uuid[]))
    order by m.user_id`.execute(tx)
  return rows
}

const PLACES: Record<NoticeSubject['type'], string> = {
  review: 'reviews',
  dispute: 'disputes',
  incident: 'incidents',
  integration: 'integrations',
  import: 'review_imports',
  'qr-code': 'qr_codes',
  'hosted-page': 'hosted_pages',
  contact: 'contacts',
  campaign: 'campaigns',
  'page-response': 'page_responses',
}

/** `null`: at none. A dispute is where its review is. */
export async function findLocationOf(tx: CustomerTx, { type, id }: NoticeSubject): Promise<string | null> {
  const { rows } =
    type === 'dispute'
      ? await sql<{ location: string | null }>`
          select r.location_id as location from disputes d
          join reviews r on r.customer_id = d.customer_id and r.id = d.review_id
          where d.customer_id = ${tx.customerId} and d.id = ${id}`.execute(tx)
      : await sql<{ location: string | null }>`
          select location_id as location from ${sql.table(PLACES[type])}
          where customer_id = ${tx.customerId} and id = ${id}`.execute(tx)
  return rows[0]?.location ?? null
}

export interface LimitedAudience {
  userIds: readonly string[] | null
  locations: readonly string[] | null
}

/** People who see the same locations. Where nobody is limited, that is everybody. */
export async function listAudiences(tx: CustomerTx): Promise<LimitedAudience[]> {
  const { rows } = await sql<{ userIds: string[]; locations: string[] | null }>`
    select locations, array_agg(user_id order by user_id) as "userIds"
    from (
      select m.user_id, case when m.is_limited then array(
          select l.location_id from team_member_locations l
          where l.customer_id = ${tx.customerId} and l.team_member_id = m.id order by 1) end as locations
      from team_members m where m.customer_id = ${tx.customerId} and m.status = 'active' and m.user_id is not null) people
    group by locations order by locations nulls first`.execute(tx)
  return rows.every(({ locations }) => locations === null) ? [{ userIds: null, locations: null }] : rows
}
