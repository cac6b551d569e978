import { sql, type InferResult, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type JoinedDispute = InferResult<ReturnType<typeof joinDisputes>>[number]

/** Disputes with all that a row on screen shows, in one statement. In no particular order. */
export function loadDisputes(tx: CustomerTx, ids: readonly string[]): Promise<JoinedDispute[]> {
  return joinDisputes(tx)
    .where('disputes.customer_id', '=', tx.customerId)
    .where(sql<boolean>`disputes.id = any(${ids})`)
    .execute()
}

const countFiles = sql<number>`(select count(*)::int from dispute_files f
  where f.customer_id = disputes.customer_id and f.dispute_id = disputes.id and f.removed_at is null)`

/** Joins on the customer too: that is how every key begins. */
function joinDisputes(db: Kysely<Tables>) {
  return db
    .selectFrom('disputes')
    .leftJoin('reviews', (join) =>
      join.onRef('reviews.customer_id', '=', 'disputes.customer_id').onRef('reviews.id', '=', 'disputes.review_id'),
    )
    .leftJoin('review_contents as contents', (join) =>
      join
        .onRef('contents.customer_id', '=', 'disputes.customer_id')
        .onRef('contents.review_id', '=', 'disputes.review_id'),
    )
    .leftJoin('integrations', (join) =>
      join
        .onRef('integrations.customer_id', '=', 'reviews.customer_id')
        .onRef('integrations.id', '=', 'reviews.integration_id'),
    )
    .leftJoin('team_members as assignees', (join) =>
      join
        .onRef('assignees.customer_id', '=', 'disputes.customer_id')
        .onRef('assignees.user_id', '=', 'disputes.assignee_id'),
    )
    .selectAll('disputes')
    .select([
      'reviews.platform as review_platform',
      'reviews.rating as review_rating',
      'reviews.is_recommended as review_is_recommended',
      'reviews.url as review_url',
      'reviews.source as review_source',
      'reviews.created_at as review_created_at',
      'reviews.vanished_at as review_vanished_at',
      'reviews.location_id as review_location_id',
      'reviews.is_sandbox as review_is_sandbox',
      'contents.author as review_author',
      'contents.content as review_content',
      'integrations.status as integration_status',
      'integrations.needs_reconnect',
      'integrations.capabilities',
      'assignees.name as assignee_name',
      countFiles.as('file_count'),
    ])
}
