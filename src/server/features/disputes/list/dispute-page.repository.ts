import { sql, type Kysely } from 'kysely'
import type { DisputeReason } from '#shared/domain/assistant.ts'
import type { DISPUTE_STATUS_FILTERS } from '#shared/contracts/disputes.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import { parseSearch } from '#shared/domain/search-words.ts'
import type { Tables } from '#server/database/tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { DisputePlace, DisputeSort } from './dispute-cursor.ts'

export interface DisputeFilter {
  search?: string | undefined
  status?: (typeof DISPUTE_STATUS_FILTERS)[number] | undefined
  reason?: DisputeReason | undefined
  platform?: Platform | undefined
  reviewId?: string | undefined
  location?: string | undefined
  sort: DisputeSort
}

export interface DisputePageRequest {
  filter: DisputeFilter
  after: DisputePlace | null
  limit: number
}

interface PlaceRow {
  id: string
  created_at: Date
  lead: number
}

/** Where the disputes of a page stand, in order. */
export async function listPlaces(tx: CustomerTx, request: DisputePageRequest): Promise<DisputePlace[]> {
  const rows = request.filter.search
    ? await listSaying(tx, request)
    : await selectPage(tx, tx.customerId, request).execute()
  return rows.map((row) => ({ lead: row.lead, createdAt: row.created_at.toISOString(), id: row.id }))
}

/** Walks the index of the filter or of the order from where the page before ended. */
export function selectPage(db: Kysely<Tables>, customerId: string, { filter, after, limit }: DisputePageRequest) {
  const { status, reason, platform, reviewId, location } = filter
  const isUrgency = filter.sort === 'urgency'
  const beyond = isUrgency
    ? sql<boolean>`(urgency, created_at, id) < (${after?.lead}::smallint, ${after?.createdAt}, ${after?.id})`
    : sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`
  return db
    .selectFrom('disputes')
    .select(['id', 'created_at', isUrgency ? sql<number>`urgency`.as('lead') : sql<number>`0`.as('lead')])
    .where('customer_id', '=', customerId)
    .$if(status !== undefined, (query) => query.where(statusCondition(status)))
    .$if(reason !== undefined, (query) => query.where('reason', '=', reason ?? 'other'))
    .$if(platform !== undefined, (query) => query.where('platform', '=', platform ?? null))
    .$if(reviewId !== undefined, (query) => query.where('review_id', '=', reviewId ?? null))
    .$if(location !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from reviews r where r.customer_id = disputes.customer_id
        and r.id = disputes.review_id and r.location_id = ${location})`),
    )
    .$if(after !== null, (query) => query.where(beyond))
    .$if(isUrgency, (query) => query.orderBy('urgency', 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}

function statusCondition(status: DisputeFilter['status']) {
  if (status === 'active') return sql<boolean>`status in ('pending', 'in_progress')`
  return status === 'due'
    ? sql<boolean>`is_dispute_due(status, filing_state, due_at)`
    : sql<boolean>`status = ${status}`
}

async function listSaying(tx: CustomerTx, { filter, after, limit }: DisputePageRequest): Promise<PlaceRow[]> {
  const { search = '', sort, ...conditions } = filter
  const { rows } = await sql<PlaceRow>`select id, created_at, lead from find_disputes_saying(
    ${`%${escapePattern(parseSearch(search).phrase)}%`}, ${JSON.stringify(conditions)}::jsonb, ${sort},
    ${after && JSON.stringify(after)}::jsonb, ${limit})`.execute(tx)
  return rows
}

/** What a person types stands for itself. */
function escapePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
