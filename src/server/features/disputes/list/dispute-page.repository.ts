import { sql, type Kysely } from 'kysely'
import type { DisputeReason } from '#shared/domain/assistant.ts'
import type { DISPUTE_STATUS_FILTERS } from '#shared/contracts/disputes.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import { parseSearch } from '#shared/domain/search-words.ts'
import type { Tables } from '#server/database/tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { DisputePlace, DisputeSort } from './dispute-cursor.ts'
import { loadPlaced, loadWhole, type JoinedDispute } from './dispute-rows.repository.ts'

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

/** The disputes of a page, in order. */
export function readDisputePage(tx: CustomerTx, request: DisputePageRequest): Promise<JoinedDispute[]> {
  if (request.filter.search) return loadPlaced(tx, searchFor(request).compile(tx))
  const order = request.filter.sort === 'urgency' ? ['lead', 'created_at', 'id'] : ['created_at', 'id']
  const page = selectPage(tx, tx.customerId, request).selectAll().compile()
  return loadWhole(tx, page, order.map((column) => `d.${column} desc`).join(', '))
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
    .select(isUrgency ? sql<number>`urgency`.as('lead') : sql<number>`0`.as('lead'))
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

function searchFor({ filter, after, limit }: DisputePageRequest) {
  const { search = '', sort, ...conditions } = filter
  return sql`select id, lead from find_disputes_saying(
    ${`%${escapePattern(parseSearch(search).phrase)}%`}, ${JSON.stringify(conditions)}::jsonb, ${sort},
    ${after && JSON.stringify(after)}::jsonb, ${limit})`
}

/** What a person types stands for itself. */
function escapePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
