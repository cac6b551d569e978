import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { HostedPageSort, HostedPageStatus } from '#shared/contracts/hosted-page-filter.ts'
import type { HostedPageContent } from '#shared/domain/hosted-page-content.ts'
import type { HostedPageKind } from '#shared/domain/hosted-page-kinds.ts'
import type { HostedPagesTable } from '#server/database/hosted-page-tables.ts'
import { byNumber, byTime, byWords, walk, type ListOrder } from '#server/database/list-order.ts'
import { writeLikePattern } from '#server/database/like-pattern.ts'
import type { CustomerTx, PlatformTx, ScopedTx } from '#server/database/transactions.ts'
import type { PageInput } from '#server/kernel/paging/keyset.ts'
import { readOrderedPage } from '#server/kernel/paging/ordered-page.ts'

export type HostedPageRow = Selectable<HostedPagesTable> & {
  location_name: string | null
  content: HostedPageContent
}

interface Filter {
  search?: string | undefined
  kind?: HostedPageKind | undefined
  status?: HostedPageStatus | undefined
  location?: string | undefined
  sort: HostedPageSort
}

const ORDERS: Record<HostedPageSort, ListOrder<HostedPageRow>> = {
  newest: byTime(sql`p.created_at`, (row) => row.created_at),
  name: byWords(sql`p.words`, (row) => row.words),
  'most-answered': byNumber(sql`p.responses`, (row) => row.responses),
  'last-answered': byTime(sql`coalesce(p.last_response, 'epoch'::timestamptz)`, (row) => row.last_response),
}

export function readPage(tx: CustomerTx, { cursor, limit: most, ...filter }: Filter & PageInput) {
  const { sort, search, kind, status, location } = filter
  return readOrderedPage(ORDERS, { sort, cursor, limit: most }, ({ after, limit }) => {
    const { key, direction, isBeyond } = walk(ORDERS[sort], sql`p.id`, after)
    return selectJoined(tx)
      .where('p.deleted_at', 'is', null)
      .$if(kind !== undefined, (query) => query.where('p.kind', '=', kind ?? 'review'))
      .$if(status !== undefined, (query) => query.where('p.status', '=', status ?? 'draft'))
      .$if(location !== undefined, (query) => query.where('p.location_id', '=', location ?? null))
      .$if(Boolean(search), (query) => query.where(saying(search ?? '')))
      .where(isBeyond)
      .orderBy(key, direction)
      .orderBy('p.id', direction)
      .limit(limit)
      .execute()
  })
}

function saying(search: string): RawBuilder<boolean> {
  const pattern = writeLikePattern(search)
  return sql<boolean>`(p.words like ${pattern} or v.title_words like ${pattern} or p.slug like ${pattern}
    or fold_words(l.name) like ${pattern})`
}

function selectJoined(tx: CustomerTx) {
  return tx
    .selectFrom('hosted_pages as p')
    .innerJoin('hosted_page_versions as v', (join) =>
      join
        .onRef('v.customer_id', '=', 'p.customer_id')
        .onRef('v.page_id', '=', 'p.id')
        .onRef('v.version', '=', 'p.version'),
    )
    .leftJoin('locations as l', (join) =>
      join.onRef('l.customer_id', '=', 'p.customer_id').onRef('l.id', '=', 'p.location_id'),
    )
    .selectAll('p')
    .select(['v.content', 'l.name as location_name'])
    .where('p.customer_id', '=', tx.customerId)
}

/** Deleted ones only where they are asked for. */
export function findById(
  tx: CustomerTx,
  id: string,
  { isDeleted = false, isLocked = false }: { isDeleted?: boolean; isLocked?: boolean } = {},
): Promise<HostedPageRow | undefined> {
  return selectJoined(tx)
    .where('p.id', '=', id)
    .where('p.deleted_at', isDeleted ? 'is not' : 'is', null)
    .$if(isLocked, (query) => query.forNoKeyUpdate('p'))
    .executeTakeFirst()
}

export async function findVersion(tx: CustomerTx, pageId: string, version: number) {
  const row = await tx
    .selectFrom('hosted_page_versions')
    .select('content')
    .where('customer_id', '=', tx.customerId)
    .where('page_id', '=', pageId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.content
}

/** Whatever was ever asked, the latest words first. */
export async function listVersions(tx: CustomerTx, pageId: string): Promise<Map<number, HostedPageContent>> {
  const rows = await tx
    .selectFrom('hosted_page_versions')
    .select(['version', 'content'])
    .where('customer_id', '=', tx.customerId)
    .where('page_id', '=', pageId)
    .orderBy('version', 'desc')
    .execute()
  return new Map(rows.map(({ version, content }) => [version, content]))
}

export async function countStanding(tx: CustomerTx): Promise<number> {
  const { total } = await tx
    .selectFrom('hosted_pages')
    .select((query) => query.fn.countAll<string>().as('total'))
    .where('customer_id', '=', tx.customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export interface PageOwner {
  customer_id: string
  page_id: string
}

/** Before the customer is known, and to see whether an address is free. */
export async function findOwner(tx: ScopedTx | PlatformTx, slug: string): Promise<PageOwner | undefined> {
  const { rows } = await sql<PageOwner>`select * from find_hosted_page(${slug})`.execute(tx)
  return rows[0]
}

/** Whether nobody else had it; it is this page's from now on. */
export async function takeSlug(tx: CustomerTx, slug: string, pageId: string): Promise<boolean> {
  await tx
    .insertInto('directory.hosted_pages')
    .values({ slug, customer_id: tx.customerId, page_id: pageId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findOwner(tx, slug))?.page_id === pageId
}

export interface PageValues {
  kind: HostedPageKind
  name: string
  slug: string
  location_id: string | null
  status: HostedPageStatus
  allows_repeats: boolean
  retention_months: number
}

export async function insert(
  tx: CustomerTx,
  id: string,
  { content, ...values }: PageValues & { content: HostedPageContent },
): Promise<void> {
  await tx
    .insertInto('hosted_pages')
    .values({ customer_id: tx.customerId, id, ...values })
    .execute()
  await insertVersion(tx, id, { version: 1, content })
}

export async function insertVersion(
  tx: CustomerTx,
  pageId: string,
  { version, content }: { version: number; content: HostedPageContent },
): Promise<void> {
  const values = { customer_id: tx.customerId, page_id: pageId, version, content: JSON.stringify(content) }
  await tx.insertInto('hosted_page_versions').values(values).execute()
}

export async function update(
  tx: CustomerTx,
  id: string,
  { userId, name }: { userId: string; name: string },
  values: Partial<Omit<PageValues, 'kind'>> & { version?: number; deleted_at?: Date | null },
): Promise<void> {
  await tx
    .updateTable('hosted_pages')
    .set({ ...values, revision: sql`revision + 1`, updated_at: sql`now()`, changed_by: userId, changed_by_name: name })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}
