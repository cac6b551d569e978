import { sql, type Selectable } from 'kysely'
import type { CampaignChannel, ChannelProblem, RecipientReason, RecipientState } from '#shared/domain/campaigns.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { SocialProvider } from '#shared/domain/providers.ts'
import type { CampaignRecipientsTable } from '#server/database/campaign-tables.ts'
import { nowWhere, sinceWhen } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { readCursorText, writeCursorText } from '#server/kernel/paging/cursor-text.ts'
import type { PageInput } from '#server/kernel/paging/keyset.ts'
import { z } from 'zod'
import { hasAnswered, homeOf, IS_PAST, wasAskedOtherwise } from '../automatic/requests.repository.ts'
import { MAY_BE_AGAIN, wasAsked } from './audience.repository.ts'

export type RecipientRow = Selectable<CampaignRecipientsTable>

/** Somebody as they are at the moment a message is handed over. */
export interface Reader {
  id: string
  /** `null`: the contact is gone. */
  contactId: string | null
  name: string
  /** On the channel that it goes by, while it is still the one that was gathered. */
  address: string | null
  consent: 'none' | 'granted' | 'withdrawn' | 'suppressed'
  language: Locale | null
  zone: string | null
  /** Where they were, else where they are at home. */
  location: string | null
  /** Of their preferences page. */
  word: string | null
  /** Of the links in what they get. */
  clickWord: string | null
  wasAsked: boolean
  /** Since the visit that it asks about. */
  hasAnswered: boolean
  /** The visit is gone, or it is much too late to ask about it. */
  isPast: boolean
}

export async function listReaders(
  tx: CustomerTx,
  campaignId: string,
  ids: readonly string[],
): Promise<{ isActive: boolean; readers: Map<string, Reader> }> {
  const { rows } = await sql<Reader & { status: string }>`
    select r.id, c.id as "contactId", coalesce(c.name, '') as name, w.address, coalesce(w.consent, 'none') as consent, c.language,
      coalesce(nullif(c.timezone, ''), l.timezone) as zone, b.name as location, k.word,
      r.click_word as "clickWord", g.status,
      r.is_ask and case when r.visit_id is null then ${wasAsked(tx, campaignId)} else ${wasAskedOtherwise(tx)} end as "wasAsked",
      r.visit_id is not null and ${hasAnswered(tx)} as "hasAnswered", r.visit_id is not null and ${IS_PAST} as "isPast"
    from campaign_recipients r
    join campaigns g on g.customer_id = ${tx.customerId} and g.id = r.campaign_id
    left join contacts c on c.customer_id = ${tx.customerId} and c.id = r.contact_id and c.deleted_at is null
    left join lateral (select case r.channel when 'email' then c.email_state else c.sms_state end as consent,
      case when r.channel = 'email' and c.email_key = r.address_key then c.email
        when r.channel = 'sms' and c.phone_key = r.address_key then c.phone end as address) w on true
    left join visits v on v.customer_id = ${tx.customerId} and v.id = r.visit_id ${homeOf(tx)}
    left join locations b on b.customer_id = ${tx.customerId} and b.id = coalesce(v.location_id, c.location_id)
    left join contact_links k on k.customer_id = ${tx.customerId} and k.contact_id = c.id
    where r.customer_id = ${tx.customerId} and r.id = any(${ids}::uuid[])`.execute(tx)
  return {
    isActive: rows.some(({ status }) => status === 'active'),
    readers: new Map(rows.map((row) => [row.id, row])),
  }
}

export interface Ending {
  id: string
  heldUntil: Date
  state: RecipientState
  dueAt: Date | null
  /** It was not tried after all. */
  isUntried: boolean
  reason: RecipientReason | null
  words: string | null
  messageId: string | null
  url: string | null
  connectionId: string | null
}

/** A whole batch in one statement. One that somebody else has taken up since, or of which a report came first, stays as it is. */
export async function settle(tx: CustomerTx, endings: readonly Ending[]): Promise<void> {
  await sql`
    update campaign_recipients t set state = e.state, due_at = e."dueAt", reason = e.reason, words = e.words,
      attempts = t.attempts - e."isUntried"::int, message_id = coalesce(e."messageId", t.message_id), url = e.url,
      connection_id = e."connectionId", changed_at = now(),
      handed_over_at = greatest(t.handed_over_at, ${nowWhere(sql`e.state = 'accepted'`)})
    from jsonb_to_recordset(${JSON.stringify(endings)}::jsonb) as e (id uuid, "heldUntil" timestamptz, state text,
      "dueAt" timestamptz, "isUntried" boolean, reason text, words text, "messageId" text, url text, "connectionId" uuid)
    where t.customer_id = ${tx.customerId} and t.id = e.id and t.due_at = e."heldUntil" and t.state = 'dispatching'`.execute(
    tx,
  )
}

/** Those of a bundle go out together. Whoever is in one already stays in it; answers which each is in. */
export async function bundle(
  tx: CustomerTx,
  { ids, name }: { ids: readonly string[]; name: string },
): Promise<Map<string, string>> {
  const rows = await tx
    .updateTable('campaign_recipients')
    .set({ message_id: sql<string>`coalesce(message_id, ${name})` })
    .where('customer_id', '=', tx.customerId)
    .where('id', 'in', ids)
    .returning(['id', 'message_id'])
    .execute()
  return new Map(rows.map((row) => [row.id, row.message_id ?? name]))
}

export async function listBundle(tx: CustomerTx, campaignId: string, name: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('campaign_recipients')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('campaign_id', '=', campaignId)
    .where('state', 'in', ['queued', 'dispatching'])
    .where('message_id', '=', name)
    .execute()
  return rows.map(({ id }) => id)
}

export async function noteTried(tx: CustomerTx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('campaign_recipients')
    .set({ tried_at: sinceWhen('tried_at') })
    .where('customer_id', '=', tx.customerId)
    .where('id', 'in', ids)
    .execute()
}

/** Who waits gets nothing any more; what is being handed over goes its way. Answers how many, up to a limit. */
export async function cancelWaiting(tx: CustomerTx, campaignId: string, limit: number): Promise<number> {
  const { rows } = await sql`
    update campaign_recipients t set state = 'cancelled', reason = 'campaign-ended', due_at = null, changed_at = now()
    where t.customer_id = ${tx.customerId} and t.id in (
      select r.id from campaign_recipients r
      where r.customer_id = ${tx.customerId} and r.campaign_id = ${campaignId} and r.state = 'queued'
      limit ${limit} for update skip locked)
    returning 1`.execute(tx)
  return rows.length
}

/** One post a network; what could not be posted before is tried again where that is wanted. */
export async function insertPosts(
  tx: CustomerTx,
  campaignId: string,
  networks: readonly SocialProvider[],
  { isAgain }: { isAgain: boolean },
): Promise<void> {
  await sql`
    insert into campaign_recipients as r (customer_id, campaign_id, channel, message_key)
    select ${tx.customerId}, ${campaignId}, n, derive_uuid(concat_ws(' ', 'campaign', ${campaignId}::text, n, 1))
    from unnest(${networks}::text[]) n
    on conflict (customer_id, campaign_id, channel, address_key, turn) do update set
      state = 'queued', round = r.round + 1, attempts = 0, due_at = null, reason = null, words = null, tried_at = null,
      message_key = derive_uuid('campaign ' || r.campaign_id::text || ' ' || r.channel || ' ' || (r.round + 1)::text), changed_at = excluded.changed_at
    where ${sql.lit(isAgain)} and r.state in ${MAY_BE_AGAIN}`.execute(tx)
}

/** Lets the database see that there are many more now; does nothing where it knows. `isFirst`: it knows nothing of these yet. */
export async function measure(tx: CustomerTx, { isFirst }: { isFirst: boolean }): Promise<void> {
  await sql`select measure_campaign_recipients(${isFirst})`.execute(tx)
}

/** Before any figures, so that two who change rows and figures never wait for each other in a circle. */
export async function hold(tx: CustomerTx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await sql`
    select count(*) from (
      select from campaign_recipients where customer_id = ${tx.customerId} and message_key = any(${[...keys]}::uuid[])
      order by message_key for no key update) held`.execute(tx)
}

interface Report {
  /** Our name for the message. */
  key: string
  words: string | null
}

/** Of those that may still get there; answers whose they are. */
export async function applyReports(
  tx: CustomerTx,
  turn: { to: RecipientState; from: readonly RecipientState[]; reason: RecipientReason | null },
  reports: readonly Report[],
): Promise<string[]> {
  if (reports.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    update campaign_recipients t set state = ${turn.to}, reason = ${turn.reason}, words = e.words, due_at = null,
      handed_over_at = least(t.handed_over_at, now()), changed_at = now()
    from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) as e (key uuid, words text)
    where t.customer_id = ${tx.customerId} and t.message_key = e.key and t.state = any(${turn.from}::text[])
    returning t.campaign_id as id`.execute(tx)
  return [...new Set(rows.map(({ id }) => id))]
}

/** Why nothing goes out by some channels, instead of what was said before. */
export async function setProblems(
  tx: CustomerTx,
  campaignId: string,
  problems: readonly { channel: CampaignChannel; problem: ChannelProblem | null; words?: string | null }[],
): Promise<void> {
  if (problems.length === 0) return
  await tx
    .insertInto('campaign_deliveries')
    .values(
      problems.map(({ channel, problem, words = null }) => ({
        customer_id: tx.customerId,
        campaign_id: campaignId,
        channel,
        problem,
        words,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'campaign_id', 'channel'])
        .doUpdateSet((row) => ({ problem: row.ref('excluded.problem'), words: row.ref('excluded.words') })),
    )
    .execute()
}

export interface ListedRecipient extends Pick<
  RecipientRow,
  'id' | 'channel' | 'state' | 'reason' | 'words' | 'url' | 'changed_at'
> {
  contact_id: string | null
  name: string
  address: string | null
}

interface RecipientFilter extends PageInput {
  channel?: CampaignChannel | undefined
  state?: RecipientState | undefined
}

export async function readRecipients(
  tx: CustomerTx,
  campaignId: string,
  { cursor, limit, channel, state }: RecipientFilter,
): Promise<{ rows: ListedRecipient[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursorText(cursor, z.tuple([z.uuid()]))[0]
  const found = await selectRecipients(tx, campaignId, { after, limit: limit + 1, channel, state }).execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, nextCursor: last && found.length > limit ? writeCursorText([last.id]) : null }
}

export function selectRecipients(
  tx: CustomerTx,
  campaignId: string,
  { after, limit, channel, state }: Pick<RecipientFilter, 'limit' | 'channel' | 'state'> & { after: string | null },
) {
  return tx
    .selectFrom('campaign_recipients as r')
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.customer_id', '=', 'r.customer_id').onRef('c.id', '=', 'r.contact_id'),
    )
    .leftJoin('provider_connections as p', (join) =>
      join.onRef('p.customer_id', '=', 'r.customer_id').onRef('p.id', '=', 'r.connection_id'),
    )
    .select(['r.id', 'r.channel', 'r.state', 'r.reason', 'r.words', 'r.url', 'r.changed_at', 'c.id as contact_id'])
    .select([
      sql<string>`coalesce(c.name, '')`.as('name'),
      sql<string | null>`case r.channel when 'email' then c.email when 'sms' then c.phone else p.account end`.as(
        'address',
      ),
    ])
    .where('r.customer_id', '=', tx.customerId)
    .where('r.campaign_id', '=', campaignId)
    .$if(channel !== undefined, (query) => query.where('r.channel', '=', channel ?? 'email'))
    .$if(state !== undefined, (query) => query.where('r.state', '=', state ?? 'queued'))
    .$if(after !== null, (query) => query.where('r.id', '>', after ?? ''))
    .orderBy('r.id')
    .limit(limit)
}
