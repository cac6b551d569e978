import { sql, type InferResult } from 'kysely'
import { asInserted } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { incidentRuleSchema, type IncidentRule } from '#shared/contracts/incidents.ts'

/** For whoever has not said otherwise. */
const DEFAULT_RULE: IncidentRule = { isOn: true, reviews: 5, maxRating: 2, withinHours: 24 }

export async function getRule(tx: CustomerTx): Promise<IncidentRule> {
  const row = await tx
    .selectFrom('incident_rules')
    .select('rule')
    .where('customer_id', '=', tx.customerId)
    .executeTakeFirst()
  return row ? incidentRuleSchema.parse(row.rule) : DEFAULT_RULE
}

export async function putRule(tx: CustomerTx, rule: IncidentRule): Promise<void> {
  const values = { rule: JSON.stringify(rule), updated_at: sql<Date>`now()` }
  await tx
    .insertInto('incident_rules')
    .values({ customer_id: tx.customerId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(asInserted(values)))
    .execute()
}

const CLOSED_SHOWN = 10
/** A pack and a screen hold no more. */
export const MOST_REVIEWS = 500

export type IncidentRow = InferResult<ReturnType<typeof selectIncidents>>[number]

const selectIncidents = (tx: CustomerTx) =>
  tx
    .selectFrom('incidents')
    .leftJoin('locations', (join) =>
      join
        .onRef('locations.customer_id', '=', 'incidents.customer_id')
        .onRef('locations.id', '=', 'incidents.location_id'),
    )
    .selectAll('incidents')
    .select('locations.name as location_name')
    .where('incidents.customer_id', '=', tx.customerId)

/** Open ones first, then the latest that are over. */
export async function listIncidents(tx: CustomerTx): Promise<IncidentRow[]> {
  const inState = (state: 'open' | 'closed') =>
    selectIncidents(tx).where('state', '=', state).orderBy('opened_at', 'desc').orderBy('incidents.id')
  return [...(await inState('open').execute()), ...(await inState('closed').limit(CLOSED_SHOWN).execute())]
}

export function findIncident(tx: CustomerTx, id: string): Promise<IncidentRow | undefined> {
  return selectIncidents(tx).where('incidents.id', '=', id).executeTakeFirst()
}

/** `false` when it is not there, or over. */
export async function close(tx: CustomerTx, id: string, closer: { userId: string; name: string }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('incidents')
    .set({ state: 'closed', closed_at: sql<Date>`now()`, closed_by: closer.userId, closed_by_name: closer.name })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** By an incident that is open. */
export async function isGathered(tx: CustomerTx, reviewId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('incident_reviews as gathered')
    .innerJoin('incidents', (join) =>
      join
        .onRef('incidents.customer_id', '=', 'gathered.customer_id')
        .onRef('incidents.id', '=', 'gathered.incident_id'),
    )
    .select('incidents.id')
    .where('gathered.customer_id', '=', tx.customerId)
    .where('gathered.review_id', '=', reviewId)
    .where('incidents.state', '=', 'open')
    .executeTakeFirst()
  return row !== undefined
}

export async function isOpenAt(tx: CustomerTx, locationId: string | null): Promise<boolean> {
  const row = await tx
    .selectFrom('incidents')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('state', '=', 'open')
    .where((where) => (locationId === null ? where('location_id', 'is', null) : where('location_id', '=', locationId)))
    .executeTakeFirst()
  return row !== undefined
}

export type GatheredReview = InferResult<ReturnType<typeof selectReviews>>[number]

/** The newest first, each with the last dispute about it. */
export function listReviews(tx: CustomerTx, incidentId: string): Promise<GatheredReview[]> {
  return selectReviews(tx, incidentId).execute()
}

const selectReviews = (tx: CustomerTx, incidentId: string) =>
  tx
    .selectFrom('incident_reviews as gathered')
    .innerJoin('reviews', (join) =>
      join.onRef('reviews.customer_id', '=', 'gathered.customer_id').onRef('reviews.id', '=', 'gathered.review_id'),
    )
    .leftJoin('review_contents as contents', (join) =>
      join
        .onRef('contents.customer_id', '=', 'gathered.customer_id')
        .onRef('contents.review_id', '=', 'gathered.review_id'),
    )
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('disputes')
          .select([
            'disputes.id as dispute_id',
            'disputes.platform_case_id',
            'disputes.appealed_at',
            'disputes.appeal_reference',
            'disputes.appeal_words',
          ])
          .whereRef('disputes.customer_id', '=', 'gathered.customer_id')
          .whereRef('disputes.review_id', '=', 'gathered.review_id')
          .orderBy('disputes.created_at', 'desc')
          .limit(1)
          .as('dispute'),
      (join) => join.onTrue(),
    )
    .select([
      'reviews.id',
      'reviews.platform',
      'reviews.rating',
      'reviews.is_recommended',
      'reviews.url',
      'reviews.is_sandbox',
      'reviews.vanished_at',
      'reviews.created_at',
      'contents.author',
      'contents.title',
      'contents.content',
    ])
    .selectAll('dispute')
    .where('gathered.customer_id', '=', tx.customerId)
    .where('gathered.incident_id', '=', incidentId)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .limit(MOST_REVIEWS)
