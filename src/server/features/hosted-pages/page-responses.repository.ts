import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import type { HostedPageContent } from '#shared/domain/hosted-page-content.ts'
import type { HostedPageKind, ScoreBand } from '#shared/domain/hosted-page-kinds.ts'
import { writeLikePattern } from '#server/database/like-pattern.ts'
import type { PageResponseRepliesTable, PageResponsesTable, PageTheme } from '#server/database/hosted-page-tables.ts'
import { sinceWhen } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { PageRequest } from '#server/kernel/paging/keyset.ts'

export type PageResponseRow = Selectable<PageResponsesTable> & {
  page_name: string
  page_kind: HostedPageKind
  asked: HostedPageContent
  location_name: string | null
  qr_code_name: string | null
  has_photo: boolean
  is_page_deleted: boolean
}

export interface ResponseFilter {
  page?: string | undefined
  from?: string | undefined
  to?: string | undefined
  location?: string | undefined
  qrCode?: string | undefined
  band?: ScoreBand | undefined
  search?: string | undefined
  hasText?: 'yes' | 'no' | undefined
  state?: 'open' | 'done' | undefined
}

function selectJoined(tx: CustomerTx) {
  return tx
    .selectFrom('page_responses as r')
    .innerJoin('hosted_pages as p', (join) =>
      join.onRef('p.customer_id', '=', 'r.customer_id').onRef('p.id', '=', 'r.page_id'),
    )
    .innerJoin('hosted_page_versions as v', (join) =>
      join
        .onRef('v.customer_id', '=', 'r.customer_id')
        .onRef('v.page_id', '=', 'r.page_id')
        .onRef('v.version', '=', 'r.version'),
    )
    .leftJoin('locations as l', (join) =>
      join.onRef('l.customer_id', '=', 'r.customer_id').onRef('l.id', '=', 'r.location_id'),
    )
    .leftJoin('qr_codes as q', (join) =>
      join.onRef('q.customer_id', '=', 'r.customer_id').onRef('q.id', '=', 'r.qr_code_id'),
    )
    .selectAll('r')
    .select([
      'p.name as page_name',
      'p.kind as page_kind',
      'v.content as asked',
      'l.name as location_name',
      'q.name as qr_code_name',
      sql<boolean>`p.deleted_at is not null`.as('is_page_deleted'),
      sql<boolean>`exists (select from page_response_photos f where f.customer_id = ${tx.customerId} and f.response_id = r.id)`.as(
        'has_photo',
      ),
    ])
    .where('r.customer_id', '=', tx.customerId)
}

export function listResponses(
  tx: CustomerTx,
  filter: ResponseFilter,
  { after, limit }: PageRequest,
): Promise<PageResponseRow[]> {
  return selectJoined(tx)
    .where(matching(filter))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(r.created_at, r.id) < (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute()
}

/** No further than `most`. */
export async function countResponses(
  tx: CustomerTx,
  filter: ResponseFilter,
  most: number,
): Promise<{ count: number; isMore: boolean }> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
    select from page_responses r where r.customer_id = ${tx.customerId} and ${matching(filter)} limit ${most + 1}
  ) as matching`.execute(tx)
  const total = rows[0]?.total ?? 0
  return { count: Math.min(total, most), isMore: total > most }
}

function matching({ page, location, qrCode, band, from, to, search, hasText, state }: ResponseFilter) {
  const conditions = [
    sql`true`,
    ...wanted(page, (id) => sql`r.page_id = ${id}`),
    ...wanted(location, (id) => sql`r.location_id = ${id}`),
    ...wanted(qrCode, (id) => sql`r.qr_code_id = ${id}`),
    ...wanted(band, (each) => sql`r.band = ${each}`),
    ...wanted(from, (day) => sql`r.day >= ${day}::date`),
    ...wanted(to, (day) => sql`r.day <= ${day}::date`),
    ...wanted(hasText, (answer) => (answer === 'yes' ? sql`r.content is not null` : sql`r.content is null`)),
    ...wanted(state, (each) => (each === 'done' ? sql`r.done_at is not null` : sql`r.done_at is null`)),
    ...wanted(search || undefined, (words) => sql`r.words like ${writeLikePattern(words)}`),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

const wanted = <Value>(value: Value | undefined, toCondition: (value: Value) => RawBuilder<unknown>) =>
  value === undefined ? [] : [toCondition(value)]

/** Newest first. `isCut`: there was no time to look at the older ones. */
export async function findSaying(
  tx: CustomerTx,
  { phrase, limit }: { phrase: string; limit: number },
): Promise<{ rows: PageResponseRow[]; isCut: boolean }> {
  const found = await sql<{
    ids: string[]
    is_cut: boolean
  }>`select * from search_page_responses(${phrase}, ${limit})`.execute(tx)
  const { ids, is_cut: isCut } = found.rows[0] ?? { ids: [], is_cut: false }
  if (ids.length === 0) return { rows: [], isCut }
  const rows = await selectJoined(tx)
    .where(sql<boolean>`r.id = any(${ids}::uuid[])`)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute()
  return { rows, isCut }
}

export const findResponse = (tx: CustomerTx, id: string) => selectJoined(tx).where('r.id', '=', id).executeTakeFirst()

/** It and whatever else came with its address. Always in one order, page by page: two who delete at once do not lock each other out. */
export function lockAllOfPerson(
  tx: CustomerTx,
  { id, email }: Pick<PageResponseRow, 'id' | 'email'>,
): Promise<PageResponseRow[]> {
  return selectJoined(tx)
    .where(sql<boolean>`(r.id = ${id} or lower(r.email) = lower(${email}::text))`)
    .orderBy('r.page_id')
    .orderBy('r.id')
    .forNoKeyUpdate('r')
    .execute()
}

/** Whether it is new: a form that was sent twice is one answer. */
export async function insertResponse(
  tx: CustomerTx,
  values: Omit<Insertable<PageResponsesTable>, 'customer_id'>,
): Promise<boolean> {
  const row = await tx
    .insertInto('page_responses')
    .values({ customer_id: tx.customerId, ...values })
    .onConflict((conflict) => conflict.columns(['customer_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteResponse(tx: CustomerTx, id: string): Promise<void> {
  await tx.deleteFrom('page_responses').where('customer_id', '=', tx.customerId).where('id', '=', id).execute()
}

export async function setDone(tx: CustomerTx, id: string, isDone: boolean): Promise<void> {
  await tx
    .updateTable('page_responses')
    .set({ done_at: isDone ? sinceWhen('done_at') : null })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

export async function insertPhoto(tx: CustomerTx, responseId: string, content: Buffer): Promise<void> {
  const values = { customer_id: tx.customerId, response_id: responseId, content }
  await tx.insertInto('page_response_photos').values(values).execute()
}

export async function deletePhoto(tx: CustomerTx, responseId: string): Promise<void> {
  await tx
    .deleteFrom('page_response_photos')
    .where('customer_id', '=', tx.customerId)
    .where('response_id', '=', responseId)
    .execute()
}

export async function findPhoto(tx: CustomerTx, responseId: string): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('page_response_photos')
    .select('content')
    .where('customer_id', '=', tx.customerId)
    .where('response_id', '=', responseId)
    .executeTakeFirst()
  return row?.content
}

export async function insertReply(
  tx: CustomerTx,
  values: Omit<Insertable<PageResponseRepliesTable>, 'customer_id'>,
): Promise<void> {
  await tx
    .insertInto('page_response_replies')
    .values({ customer_id: tx.customerId, ...values })
    .execute()
}

export type ReplyRow = Selectable<PageResponseRepliesTable>

export function listReplies(tx: CustomerTx, responseIds: readonly string[]): Promise<ReplyRow[]> {
  return tx
    .selectFrom('page_response_replies')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where(sql<boolean>`response_id = any(${responseIds}::uuid[])`)
    .orderBy('created_at')
    .execute()
}

/** Of those that are still kept. */
export async function listMailStates(tx: CustomerTx, mailIds: readonly string[]): Promise<Map<string, string>> {
  if (mailIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('mail_outbox')
    .select(['id', 'state'])
    .where(sql<boolean>`id = any(${mailIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, state }) => [id, state]))
}

/** What the assistant found in them, of one page and time. */
export function listThemes(
  tx: CustomerTx,
  { page, from, to, location, qrCode }: ResponseFilter,
): Promise<{ sentiment: PageTheme['sentiment'] | null; themes: PageTheme[] }[]> {
  return tx
    .selectFrom('page_responses')
    .select(['sentiment', 'themes'])
    .where('customer_id', '=', tx.customerId)
    .where('page_id', '=', page ?? '')
    .where('sentiment', 'is not', null)
    .where(sql<boolean>`day between ${from}::date and ${to}::date`)
    .$if(location !== undefined, (query) => query.where('location_id', '=', location ?? null))
    .$if(qrCode !== undefined, (query) => query.where('qr_code_id', '=', qrCode ?? null))
    .execute()
}

/** Deleted ones too: their answers stay. */
export async function listCodeNames(tx: CustomerTx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('qr_codes')
    .select(['id', 'name'])
    .where('customer_id', '=', tx.customerId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export interface FoundCode {
  id: string
  location_id: string | null
}

export function findCode(tx: CustomerTx, code: string): Promise<FoundCode | undefined> {
  return tx
    .selectFrom('qr_codes')
    .select(['id', 'location_id'])
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', (query) =>
      query
        .selectFrom('directory.qr_codes as d')
        .select('d.qr_code_id')
        .where('d.code', '=', code)
        .where('d.customer_id', '=', tx.customerId),
    )
    .executeTakeFirst()
}

/** Nothing for a business that has not said its name yet. */
export async function findBusinessName(tx: CustomerTx): Promise<string> {
  const row = await tx
    .selectFrom('customers')
    .select(['company_name', 'is_named'])
    .where('id', '=', tx.customerId)
    .executeTakeFirst()
  return row?.is_named ? row.company_name : ''
}

export interface ResponseToRead {
  id: string
  page_id: string
  content: string | null
  language: string
}

/** Held until the transaction ends: two that read take others. */
export function lockUnread(tx: CustomerTx, limit: number): Promise<ResponseToRead[]> {
  return tx
    .selectFrom('page_responses')
    .select(['id', 'page_id', 'content', 'language'])
    .where('customer_id', '=', tx.customerId)
    .where('content', 'is not', null)
    .where('analyzed_at', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Without a finding it was not readable, and is not tried again. */
export async function saveAnalysis(
  tx: CustomerTx,
  id: string,
  found: { sentiment: PageTheme['sentiment']; themes: PageTheme[] } | null,
): Promise<void> {
  await tx
    .updateTable('page_responses')
    .set({
      analyzed_at: sql`now()`,
      ...(found && { sentiment: found.sentiment, themes: JSON.stringify(found.themes) }),
    })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}
