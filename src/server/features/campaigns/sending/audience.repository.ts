import { sql } from 'kysely'
import { ASK_AGAIN_DAYS, type LeftOutReason, type PersonalChannel } from '#shared/domain/campaigns.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { matchContacts, type ContactFilter } from '#server/features/contacts/contacts.service.ts'
import type { CampaignRow } from '../campaigns.repository.ts'

/** Whom a campaign is for. */
export interface Aim {
  /** `null`: there is none yet that stands ready for asking. */
  campaignId: string | null
  filter: ContactFilter
  /** Asks for a review or for feedback. */
  isAsk: boolean
  /** Whoever could not be reached before is tried once more. */
  isAgain: boolean
  /** Whoever is known to read another one gets none; `null`: it is for all of them. */
  language: Locale | null
  /** By whose clocks whoever has none of their own lives. */
  timezone: string
  /** Only this one is asked, by a campaign that asks the same people again after a while. */
  contactId?: string
}

/** So many of an audience, in the order of their ids. */
interface Part {
  after: string | null
  limit: number
}

const FIRST = '00000000-0000-0000-0000-000000000000'
export const MAY_BE_AGAIN = sql`('failed', 'suppressed', 'cancelled')`

const ASKED_LATELY = sql`now() - make_interval(days => ${ASK_AGAIN_DAYS})`

/** Contact `c`, by another campaign. */
export const wasAsked = ({ customerId }: CustomerTx, campaignId: string | null) => sql<boolean>`exists (
  select from campaign_recipients p where p.customer_id = ${customerId} and p.contact_id = c.id and p.is_ask
    and p.campaign_id is distinct from ${campaignId}::uuid and p.handed_over_at > ${ASKED_LATELY})`

/** The only one that it is for; `null`: it is for whoever there is. */
export const languageOf = (row: Pick<CampaignRow, 'language' | 'includes_other_languages'>): Locale | null =>
  row.includes_other_languages ? null : row.language

/** Of a contact `c`; of whom nobody knows it, it is not another one. */
export const readsOther = (language: Locale | null) => sql<boolean>`coalesce(c.language <> ${language}::text, false)`

/** Everybody of the audience, or a part of it, with why they get nothing by each channel; `null`: they do. */
function judge(tx: CustomerTx, aim: Aim, part: Part | null) {
  const { campaignId, filter, isAsk, isAgain, language, timezone, contactId } = aim
  const asked = isAsk ? wasAsked(tx, campaignId) : sql`false`
  // A part is put beside what there is: whoever has a row keeps it by that, and nobody has to be looked up.
  const counts = contactId
    ? sql`r.state in ('queued', 'dispatching') or coalesce(r.handed_over_at, r.changed_at) > ${ASKED_LATELY}`
    : sql`true`
  const hadIt = part
    ? sql`false`
    : sql`exists (
        select from campaign_recipients r where r.customer_id = ${tx.customerId} and r.campaign_id = ${campaignId}::uuid
          and r.channel = w.channel and r.address_key = w.address_key
          and not (${isAgain}::boolean and r.state in ${MAY_BE_AGAIN}) and (${counts}))`
  const only = contactId ? sql`and c.id = ${contactId}` : sql``
  const page = part ? sql`and c.id > ${part.after ?? FIRST} order by c.id limit ${part.limit}` : sql``
  return sql`
    audience as materialized (
      select c.id, c.location_id, c.timezone, c.phone, c.email_key, c.phone_key, c.email_state, c.sms_state, ${asked} as asked,
        ${readsOther(language)} as reads_other
      from contacts c where c.customer_id = ${tx.customerId} and ${matchContacts(filter)} ${only} ${page}),
    judged as (
      select a.id as contact_id, w.channel, w.address_key, coalesce(nullif(a.timezone, ''), l.timezone, ${timezone}) as zone,
        left(a.phone, 5) as prefix,
        case
          when w.address_key is null then 'no-address'
          when w.state = 'suppressed' then 'suppressed'
          when w.state <> 'granted' then 'no-consent'
          when ${hadIt} then 'already-sent'
          when a.asked then 'asked-recently'
          when a.reads_other then 'other-language'
          when row_number() over (
            partition by w.channel, w.address_key order by w.state = 'granted' desc, a.reads_other, a.id) > 1
            then 'same-address'
        end as reason
      from audience a
      cross join lateral (values ('email', a.email_key, a.email_state), ('sms', a.phone_key, a.sms_state))
        as w (channel, address_key, state)
      left join locations l on l.customer_id = ${tx.customerId} and l.id = a.location_id)`
}

export interface Judged {
  channel: PersonalChannel
  reason: LeftOutReason | null
  count: number
}

/** How many there are of each kind; each person counts once a channel. */
export async function countAudience(tx: CustomerTx, aim: Aim): Promise<Judged[]> {
  const { rows } = await sql<Judged>`
    with ${judge(tx, aim, null)}
    select channel, reason, count(*)::int as count from judged group by channel, reason order by channel, reason`.execute(
    tx,
  )
  return rows
}

export async function hasAnybody(tx: CustomerTx, aim: Aim, channels: readonly PersonalChannel[]): Promise<boolean> {
  const { rows } = await sql`
    with ${judge(tx, aim, null)}
    select from judged where reason is null and channel = any(${channels}::text[]) limit 1`.execute(tx)
  return rows.length > 0
}

/** Where those live who would get a text message: the zone of their clocks, and how their numbers begin. */
export async function listPlaces(tx: CustomerTx, aim: Aim, part: Part): Promise<{ zone: string; prefix: string }[]> {
  const { rows } = await sql<{ zone: string; prefix: string }>`
    with ${judge(tx, aim, part)}
    select distinct zone, prefix from judged where reason is null and channel = 'sms'`.execute(tx)
  return rows
}

export interface Gathered {
  added: number
  seen: number
  /** Where the next part begins. */
  last: string | null
}

/** One part of the audience becomes rows, in one statement; whoever has one already keeps it. */
export async function gather(
  tx: CustomerTx,
  aim: Aim,
  part: Part & {
    channels: readonly PersonalChannel[]
    /** Until then nobody there is disturbed. */
    openings: readonly { zone: string; prefix: string; at: Date }[]
  },
): Promise<Gathered> {
  const { campaignId, isAsk, isAgain } = aim
  // Of operators alone: where customers are spread over nodes, an update takes nothing that might change with a setting.
  const keyOf = (row: 'j' | 'r', round: string) => sql`derive_uuid('campaign ' || ${campaignId}::text || ' '
    || ${sql.raw(row)}.contact_id::text || ' ' || ${sql.raw(row)}.channel || ' ' || (${sql.raw(round)})::text)`
  const { rows } = await sql<Gathered>`
    with ${judge(tx, aim, part)},
    put as (
      insert into campaign_recipients as r
        (customer_id, campaign_id, channel, contact_id, address_key, message_key, is_ask, due_at)
      select ${tx.customerId}, ${campaignId}, j.channel, j.contact_id, j.address_key,
        ${keyOf('j', '1')}, ${isAsk}, o.at
      from judged j
      left join jsonb_to_recordset(${JSON.stringify(part.openings)}::jsonb) as o (zone text, prefix text, at timestamptz)
        on j.channel = 'sms' and o.zone = j.zone and o.prefix = j.prefix
      where j.reason is null and j.channel = any(${part.channels}::text[])
      on conflict (customer_id, campaign_id, channel, address_key, turn) do update set
        state = 'queued', round = r.round + 1, message_key = ${keyOf('r', 'r.round + 1')},
        message_id = null, attempts = 0, due_at = excluded.due_at, reason = null, words = null, changed_at = excluded.changed_at
      where ${isAgain}::boolean and r.state in ${MAY_BE_AGAIN}
      returning 1)
    select (select count(*)::int from put) as added, (select count(*)::int from audience) as seen,
      (select id from audience order by id desc limit 1) as last`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A statement without a result.')
  return row
}

/** `null` where they may not be asked by it any more. */
export async function insertAsk(
  tx: CustomerTx,
  aim: Aim & { contactId: string },
  { channel, dueAt }: { channel: PersonalChannel; dueAt: Date | null },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with ${judge(tx, aim, null)}
    insert into campaign_recipients (customer_id, campaign_id, channel, contact_id, address_key, turn, message_key, is_ask, due_at)
    select ${tx.customerId}, ${aim.campaignId}::uuid, j.channel, j.contact_id, j.address_key, t.turn,
      derive_uuid(concat_ws(' ', 'campaign', ${aim.campaignId}::text, j.contact_id::text, j.channel, 1, 'turn', t.turn)), true, ${dueAt}
    from judged j
    cross join lateral (
      select coalesce(max(r.turn) + 1, 0) as turn from campaign_recipients r where r.customer_id = ${tx.customerId}
        and r.campaign_id = ${aim.campaignId}::uuid and r.channel = j.channel and r.address_key = j.address_key) t
    where j.reason is null and j.channel = ${channel}
    on conflict (customer_id, campaign_id, channel, address_key, turn) do nothing
    returning id`.execute(tx)
  return rows[0]?.id ?? null
}
