import { sql } from 'kysely'
import type { ReviewCertainty } from '#shared/domain/campaigns.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import { SENT_STATES, type SentState } from '#shared/contracts/contact-story.ts'
import type { Answers } from '#shared/domain/hosted-pages.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface AnswerRow {
  id: string
  page_id: string
  page_name: string
  content: string | null
  answers: Answers
  consent: string | null
  created_at: Date
}

/** What was answered under this address, newest first. */
export function listAnswers(tx: CustomerTx, email: string | null, limit: number): Promise<AnswerRow[]> {
  return tx
    .selectFrom('page_responses as r')
    .innerJoin('hosted_pages as p', (join) =>
      join.onRef('p.customer_id', '=', 'r.customer_id').onRef('p.id', '=', 'r.page_id'),
    )
    .select(['r.id', 'r.page_id', 'p.name as page_name', 'r.content', 'r.answers', 'r.consent', 'r.created_at'])
    .where('r.customer_id', '=', tx.customerId)
    .where(sql<boolean>`lower(r.email) = ${email}`)
    .orderBy('r.created_at', 'desc')
    .limit(limit)
    .execute()
}

export interface MessageRow {
  id: string
  campaign_id: string
  campaign_name: string
  channel: 'email' | 'sms'
  state: SentState
  opened_at: Date | null
  clicked_at: Date | null
  responded_at: Date | null
  sent_at: Date
}

/** What campaigns have sent them, or tried to, newest first. */
export async function listMessages(tx: CustomerTx, contactId: string, limit: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select r.id, r.campaign_id, g.name as campaign_name, r.channel, r.state, r.opened_at, r.clicked_at,
      r.responded_at, coalesce(r.handed_over_at, r.changed_at) as sent_at
    from campaign_recipients r join campaigns g on g.customer_id = r.customer_id and g.id = r.campaign_id
    where r.customer_id = ${tx.customerId} and r.contact_id = ${contactId} and r.state = any(${SENT_STATES}::text[])
    order by sent_at desc, r.id limit ${limit}`.execute(tx)
  return rows
}

export interface ReplyRow {
  id: string
  text: string
  at: Date
}

/** What they wrote back, from the addresses that they have now; newest first. */
export async function listReplies(tx: CustomerTx, keys: readonly Buffer[], limit: number): Promise<ReplyRow[]> {
  const { rows } = await sql<ReplyRow>`
    select id, detail ->> 'text' as text, occurred_at as at from provider_events
    where customer_id = ${tx.customerId} and address_key = any(${keys}::bytea[]) and kind in ('replied', 'stopped')
      and detail ? 'text'
    order by occurred_at desc limit ${limit}`.execute(tx)
  return rows
}

/** What services said of them, and they to services. What became of each message stays: it is part of the figures. */
export async function eraseFromMessages(
  tx: CustomerTx,
  { contactId, keys }: { contactId: string; keys: readonly Buffer[] },
): Promise<void> {
  await sql`
    update provider_events set detail = detail - 'text' - 'reason'
    where customer_id = ${tx.customerId} and address_key = any(${keys}::bytea[])`.execute(tx)
  await sql`
    with told as (
      update campaign_recipients set words = null
      where customer_id = ${tx.customerId} and contact_id = ${contactId} and words is not null
      returning id, campaign_id)
    update campaign_events e set error_message = null from told
    where e.customer_id = ${tx.customerId} and e.campaign_id = told.campaign_id
      and e.metadata ->> 'recipient' = told.id::text`.execute(tx)
  // Which review was taken for theirs. That they responded stays.
  await sql`
    update campaign_recipients set review_id = null, certainty = null
    where customer_id = ${tx.customerId} and contact_id = ${contactId} and review_id is not null`.execute(tx)
}

/** Of the mails of ours: those with their way to the preferences, and those that answer what they wrote on a page. */
export async function eraseFromMails(
  tx: CustomerTx,
  { contactId, email }: { contactId: string; email: string },
): Promise<void> {
  await sql`
    update mail_outbox m set to_address = '', failure = null,
      state = case when m.state = 'queued' then 'failed' else m.state end
    where lower(m.to_address) = ${email} and (
      m.id in (
        select a.mail_id from page_response_replies a
        join page_responses r on r.customer_id = a.customer_id and r.id = a.response_id
        where a.customer_id = ${tx.customerId} and lower(r.email) = ${email})
      or exists (
        select from contact_links k where k.customer_id = ${tx.customerId} and k.contact_id = ${contactId}
          and right(m.unsubscribe_url, 3 + length(k.word)) = '/u/' || k.word))`.execute(tx)
}

/** Their counts stay: a number is nobody's. */
export async function eraseAnswers(tx: CustomerTx, email: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('page_responses')
    .where('customer_id', '=', tx.customerId)
    .where(sql<boolean>`lower(email) = ${email}`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export interface NamesakeReview {
  id: string
  platform: Platform
  rating: number | null
  content: string | null
  certainty: ReviewCertainty | null
  created_at: Date
}

/** Under their name, and those that are taken for their response. */
export async function listReviewsBy(
  tx: CustomerTx,
  { id, name_words: nameWords }: { id: string; name_words: string },
  limit: number,
): Promise<NamesakeReview[]> {
  // Found first and then looked up one by one: joined with all reviews, whether somebody sees each would be asked for every pair.
  const { rows } = await sql<NamesakeReview>`
    with found as materialized (
      select review_id, null as certainty from review_contents
      where customer_id = ${tx.customerId} and author_words <> '' and left(author_words, 200) = ${nameWords}
      union all
      select review_id, certainty from campaign_recipients
      where customer_id = ${tx.customerId} and contact_id = ${id} and review_id is not null),
    own as materialized (select review_id, max(certainty) as certainty from found group by review_id)
    select r.id, r.platform, r.rating, t.content, r.created_at, own.certainty
    from own
    cross join lateral (
      select id, platform, rating, created_at from reviews
      where customer_id = ${tx.customerId} and id = own.review_id limit 1) r
    left join lateral (
      select content from review_contents where customer_id = ${tx.customerId} and review_id = own.review_id limit 1) t on true
    order by r.created_at desc limit ${limit}`.execute(tx)
  return rows
}
