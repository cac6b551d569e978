import { sql, type Selectable } from 'kysely'
import type { CalendarChannel, CalendarStatus } from '#shared/contracts/calendar-filter.ts'
import type { CampaignFailure, DeliveryChannel } from '#shared/domain/campaigns.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { ScheduledResponsesTable } from '#server/database/inbox-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

type PlanRow = Selectable<ScheduledResponsesTable>

export interface Span {
  /** Days, both shown. */
  firstDay: string
  lastDay: string
  /** The instants they begin and end at. */
  from: Date
  until: Date
  channel?: CalendarChannel | undefined
  status?: CalendarStatus | undefined
  location?: string | undefined
  limit: number
}

export interface CampaignOnCalendar {
  id: string
  name: string
  shown_status: CalendarStatus
  at: Date | null
  day: string | null
  delivery_channels: DeliveryChannel[]
  location_id: string | null
  has_message: boolean
  failed_why: CampaignFailure | null
  can_move: boolean
}

/** Those that stand ready for asking, or ask after visits, have no time of their own. */
export async function listCampaigns(tx: CustomerTx, span: Span): Promise<CampaignOnCalendar[]> {
  const time = sql`coalesce(c.scheduled_send_time, c.failed_at, c.began_at, c.last_sent_at)`
  const { rows } = await sql<CampaignOnCalendar>`
    select * from (
      select c.id, c.name, ${time} as at,
        case when ${time} is null then to_char(c.start_date, 'YYYY-MM-DD') end as day,
        case
          when c.scheduled_send_time is not null then 'scheduled'
          when c.failed_at is not null then 'failed'
          when c.began_at > now() then 'scheduled'
          when ${time} is not null then 'sent'
          else 'draft'
        end as shown_status,
        c.delivery_channels, c.location_id, c.message <> '' as has_message, c.failed_why,
        c.status in ('draft', 'paused')
          and (c.run_kind is null or c.scheduled_send_time is not null or c.failed_at is not null) as can_move
      from campaigns c
      where c.customer_id = ${tx.customerId} and c.deleted_at is null
        and coalesce(c.run_kind, '') not in ('asked', 'automatic')
        and ((${time} >= ${span.from} and ${time} < ${span.until})
          or (${time} is null and c.start_date between ${span.firstDay}::date and ${span.lastDay}::date))
    ) c
    where (${span.status ?? null}::text is null or shown_status = ${span.status ?? null})
      and (${span.channel ?? null}::text is null or ${span.channel ?? null} = any (delivery_channels))
      and (${span.location ?? null}::uuid is null or location_id = ${span.location ?? null})
    order by coalesce(at, day::timestamptz), id
    limit ${span.limit}`.execute(tx)
  return rows
}

export interface ReplyOnCalendar {
  id: string
  review_id: string
  status: PlanRow['status']
  shown_status: CalendarStatus
  hold_reason: PlanRow['hold_reason']
  scheduled_time: Date
  platform: Platform
  rating: number | null
  author: string | null
  location_id: string | null
}

export async function listReplies(tx: CustomerTx, span: Span): Promise<ReplyOnCalendar[]> {
  const { rows } = await sql<ReplyOnCalendar>`
    select * from (
      select s.id, s.review_id, s.status, s.hold_reason, s.scheduled_time,
        case
          when s.status <> 'sent' then 'scheduled'
          when p.state in ('failed', 'rejected') then 'failed'
          else 'sent'
        end as shown_status,
        r.platform, r.rating, x.author, r.location_id
      from scheduled_responses s
      join reviews r on r.customer_id = s.customer_id and r.id = s.review_id
      left join review_contents x on x.customer_id = s.customer_id and x.review_id = s.review_id
      left join replies p on p.customer_id = s.customer_id and p.id = s.reply_id
      where s.customer_id = ${tx.customerId} and s.status <> 'superseded'
        and s.scheduled_time >= ${span.from} and s.scheduled_time < ${span.until}
        and (${span.location ?? null}::uuid is null or r.location_id = ${span.location ?? null})
    ) s
    where (${span.status ?? null}::text is null or shown_status = ${span.status ?? null})
    order by scheduled_time, id
    limit ${span.limit}`.execute(tx)
  return rows
}
