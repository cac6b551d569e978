import { sql } from 'kysely'
import { ASK_AGAIN_DAYS, type PersonalChannel } from '#shared/domain/campaigns.ts'
import { LATEST_ASK_DAYS, VISIT_ASK_DAYS } from '#shared/domain/visits.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { matchContacts, type ContactFilter } from '#server/features/contacts/contacts.service.ts'
import type { CampaignRow } from '../campaigns.repository.ts'
import { languageOf, readsOther } from '../sending/audience.repository.ts'

/** Of a request `r` to contact `c`: by another campaign, or about another visit. */
export const wasAskedOtherwise = ({ customerId }: CustomerTx) => sql<boolean>`exists (
  select from campaign_recipients p where p.customer_id = ${customerId} and p.contact_id = r.contact_id and p.is_ask
    and (p.campaign_id, p.visit_id) is distinct from (r.campaign_id, r.visit_id)
    and p.handed_over_at > now() - make_interval(days => ${ASK_AGAIN_DAYS}))`

/**
 * Those of the requests whose readers are just being handed another one, by another campaign or about another visit. One looks at a
 * time, in the transaction that claimed them: of two that hand over at the same moment, the second sees the first.
 */
export async function listBeingAsked(tx: CustomerTx, ids: readonly string[]): Promise<Set<string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`asking ${tx.customerId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    select r.id from campaign_recipients r where r.customer_id = ${tx.customerId} and r.id = any(${ids}::uuid[]) and r.is_ask
      and exists (
        select from campaign_recipients p where p.customer_id = r.customer_id and p.contact_id = r.contact_id and p.is_ask
          and (p.campaign_id, p.visit_id) is distinct from (r.campaign_id, r.visit_id)
          and p.state = 'dispatching' and p.due_at > now())`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Of a request `r` to contact `c` about visit `v`: followed a link, answered, wrote back, or reviewed under their name. */
export const hasAnswered = ({ customerId }: CustomerTx) => sql<boolean>`(
  exists (select from campaign_recipients p where p.customer_id = ${customerId} and p.visit_id = r.visit_id
    and p.campaign_id = r.campaign_id and (p.clicked_at is not null or p.responded_at is not null))
  or exists (select from provider_events e where e.customer_id = ${customerId} and e.address_key = r.address_key
    and e.kind = 'replied' and e.occurred_at >= v.visited_at)
  or exists (select from review_contents t join reviews w on w.customer_id = ${customerId} and w.id = t.review_id
    where t.customer_id = ${customerId} and t.author_words <> '' and left(t.author_words, 200) = c.name_words
      and w.created_at >= v.visited_at - interval '1 day'))`

/** Of a request `r` of campaign `g` about visit `v`: that is gone, or everything rested for too long. */
export const IS_PAST = sql<boolean>`(v.id is null or now() > make_interval(days => r.reminder * g.reminder_days + ${LATEST_ASK_DAYS})
  + greatest(v.visited_at + make_interval(hours => g.visit_delay_hours), v.created_at))`

/** Where and how somebody lives, for the hours in which they may be disturbed. */
interface Guest {
  zone: string | null
  prefix: string
}

export interface NewVisit extends Guest {
  id: string
  visitedAt: Date
}

/** Of contact `c`, where what they get is about visit `v`: whose clocks they live by. */
export const homeOf = ({ customerId }: CustomerTx) => sql`
  left join locations l on l.customer_id = ${customerId} and l.id = coalesce(c.location_id, v.location_id)`

const GUEST = sql`coalesce(nullif(c.timezone, ''), l.timezone) as zone, coalesce(left(c.phone, 5), '') as prefix`

/** The next that no campaign was shown, each for one worker, and once. */
export async function takeVisits(tx: CustomerTx, limit: number): Promise<NewVisit[]> {
  const { rows } = await sql<NewVisit>`
    with taken as (
      update visits t set followed_at = now() where t.customer_id = ${tx.customerId} and t.id in (
        select n.id from visits n where n.customer_id = ${tx.customerId} and n.followed_at is null
        order by n.created_at, n.id limit ${limit} for update skip locked)
      returning t.*)
    select v.id, v.visited_at as "visitedAt", ${GUEST} from taken v
    join contacts c on c.customer_id = ${tx.customerId} and c.id = v.contact_id ${homeOf(tx)}`.execute(tx)
  return rows
}

/** When each may get it, by each way. */
export interface Due {
  id: string
  email: Date
  sms: Date
}

const keyOf = (campaignId: string) => sql`
  derive_uuid(concat_ws(' ', 'campaign', ${campaignId}::text, a.contact_id::text, a.channel, 1, 'turn', t.turn))`
const nextTurn = (tx: CustomerTx, campaignId: string) => sql`
  cross join lateral (
    select coalesce(max(r.turn) + 1, 0) as turn from campaign_recipients r where r.customer_id = ${tx.customerId}
      and r.campaign_id = ${campaignId} and r.channel = a.channel and r.address_key = a.address_key) t`
const dueOf = (dues: readonly Due[]) => sql`
  jsonb_to_recordset(${JSON.stringify(dues)}::jsonb) as d (id uuid, email timestamptz, sms timestamptz)`

/**
 * Those of the visits that a campaign asks about: of its place and its audience, told of since it began, by the first way that
 * its guest agreed to, and that no other campaign asks about. Nobody is asked again within the days that hold for all campaigns.
 * Answers how many.
 */
export async function insertRequests(
  tx: CustomerTx,
  row: CampaignRow,
  { dues, channels, filter }: { dues: readonly Due[]; channels: readonly PersonalChannel[]; filter: ContactFilter },
): Promise<number> {
  const { id: campaignId, location_id: locationId, visits_from: from } = row
  const { rows } = await sql`
    with asked as (
      select v.id as visit_id, c.id as contact_id, w.channel, w.address_key, w.at,
        row_number() over (partition by w.channel, w.address_key order by v.visited_at desc, v.id) as place
      from ${dueOf(dues)}
      join visits v on v.customer_id = ${tx.customerId} and v.id = d.id
      join contacts c on c.customer_id = ${tx.customerId} and c.id = v.contact_id
      cross join lateral (
        select u.* from (values (1, 'email', c.email_key, c.email_state, d.email), (2, 'sms', c.phone_key, c.sms_state, d.sms))
          as u (rank, channel, address_key, state, at)
        where u.address_key is not null and u.state = 'granted' and u.channel = any(${channels}::text[])
        order by u.rank limit 1) w
      where ${matchContacts(filter)} and not ${readsOther(languageOf(row))} and v.created_at >= ${from}
        and v.visited_at > now() - make_interval(days => ${VISIT_ASK_DAYS})
        and (${locationId}::uuid is null or v.location_id = ${locationId}::uuid)
        and not exists (
          select from campaign_recipients p where p.customer_id = ${tx.customerId} and p.contact_id = c.id and p.is_ask
            and (p.handed_over_at > greatest(w.at, now()) - make_interval(days => ${ASK_AGAIN_DAYS})
              or (p.state in ('queued', 'dispatching') and (p.campaign_id = ${campaignId} or p.visit_id = v.id)))))
    insert into campaign_recipients
      (customer_id, campaign_id, channel, contact_id, address_key, turn, message_key, is_ask, due_at, visit_id)
    select ${tx.customerId}, ${campaignId}, a.channel, a.contact_id, a.address_key, t.turn, ${keyOf(campaignId)}, true, a.at, a.visit_id
    from asked a ${nextTurn(tx, campaignId)} where a.place = 1
    on conflict do nothing returning 1`.execute(tx)
  return rows.length
}

/** The next requests that have waited long enough for an answer, each for one worker, and once. */
export async function takeUnanswered(
  tx: CustomerTx,
  row: CampaignRow,
  limit: number,
): Promise<(Guest & { id: string })[]> {
  const { rows } = await sql<Guest & { id: string }>`
    with taken as (
      update campaign_recipients t set is_reminded = true where t.customer_id = ${tx.customerId} and t.id in (
        select n.id from campaign_recipients n where n.customer_id = ${tx.customerId} and n.campaign_id = ${row.id}
          and n.visit_id is not null and not n.is_reminded
          and n.handed_over_at <= now() - make_interval(days => ${row.reminder_days})
        order by n.handed_over_at limit ${limit} for update skip locked)
      returning t.*)
    select r.id, ${GUEST} from taken r
    join contacts c on c.customer_id = ${tx.customerId} and c.id = r.contact_id
    left join visits v on v.customer_id = ${tx.customerId} and v.id = r.visit_id ${homeOf(tx)}`.execute(tx)
  return rows
}

/** By the way of the request. Whoever has answered, or wants no more, gets none. */
export async function insertReminders(
  tx: CustomerTx,
  { id: campaignId, reminders, reminder_days: days }: CampaignRow,
  dues: readonly Due[],
): Promise<void> {
  await sql`
    with asked as (
      select r.visit_id, r.contact_id, r.channel, r.address_key, r.reminder + 1 as reminder,
        case r.channel when 'email' then d.email else d.sms end as at
      from ${dueOf(dues)}
      join campaign_recipients r on r.customer_id = ${tx.customerId} and r.id = d.id
      join visits v on v.customer_id = ${tx.customerId} and v.id = r.visit_id
      join contacts c on c.customer_id = ${tx.customerId} and c.id = r.contact_id and c.deleted_at is null
      where r.state in ('accepted', 'delivered') and r.reminder < ${reminders}
        and r.handed_over_at > now() - make_interval(days => ${days + LATEST_ASK_DAYS})
        and case r.channel when 'email' then c.email_state else c.sms_state end = 'granted' and not ${hasAnswered(tx)})
    insert into campaign_recipients
      (customer_id, campaign_id, channel, contact_id, address_key, turn, message_key, is_ask, due_at, visit_id, reminder)
    select ${tx.customerId}, ${campaignId}, a.channel, a.contact_id, a.address_key, t.turn, ${keyOf(campaignId)}, true, a.at,
      a.visit_id, a.reminder
    from asked a ${nextTurn(tx, campaignId)}
    on conflict do nothing`.execute(tx)
}

/** By which ways something is to go out by now. */
export async function listDueChannels(tx: CustomerTx, campaignId: string): Promise<PersonalChannel[]> {
  const { rows } = await sql<{ channel: PersonalChannel }>`
    select w.channel from (values ('email'), ('sms')) as w (channel) where exists (
      select from campaign_recipients r where r.customer_id = ${tx.customerId} and r.campaign_id = ${campaignId}
        and r.channel = w.channel and r.state in ('queued', 'dispatching') and r.due_at <= now())`.execute(tx)
  return rows.map(({ channel }) => channel)
}
