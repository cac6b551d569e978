import { sql, type InferResult, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { RunOutcome } from '#shared/domain/automation.ts'
import type { AutomationRulesTable, AutomationRunsTable } from '#server/database/automation-tables.ts'
import type { CustomerTx, PlatformTx } from '#server/database/transactions.ts'
import type { PageRequest } from '#server/kernel/paging/keyset.ts'

export type RuleRow = Selectable<AutomationRulesTable>
export type RunRow = Selectable<AutomationRunsTable>

/** In the order in which they are asked. */
export function listRules(tx: CustomerTx): Promise<RuleRow[]> {
  return tx
    .selectFrom('automation_rules')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .orderBy('place')
    .orderBy('id')
    .execute()
}

export async function isAnyRuleOn(tx: CustomerTx): Promise<boolean> {
  const row = await tx
    .selectFrom('automation_rules')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('is_on', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

export function insertRule(
  tx: CustomerTx,
  rule: Omit<Insertable<AutomationRulesTable>, 'customer_id'>,
): Promise<RuleRow> {
  return tx
    .insertInto('automation_rules')
    .values({ customer_id: tx.customerId, ...rule })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function updateRule(
  tx: CustomerTx,
  id: string,
  changes: Omit<Updateable<AutomationRulesTable>, 'customer_id' | 'id'>,
): Promise<RuleRow> {
  return tx
    .updateTable('automation_rules')
    .set(changes)
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeRule(tx: CustomerTx, id: string): Promise<RuleRow | undefined> {
  return tx
    .deleteFrom('automation_rules')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function placeRules(tx: CustomerTx, ids: readonly string[]): Promise<void> {
  await sql`
    update automation_rules r set place = wanted.place
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    where r.customer_id = ${tx.customerId} and r.id = wanted.id`.execute(tx)
}

/** Platforms hold reviews back to look at them, and a connection may be down over a weekend. */
const LATEST_HOURS = 72

/** What is older came with a first fetch, or an import: nobody expects an answer now. Answers whether there is something to do. */
export async function insertRuns(tx: CustomerTx, reviewIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    insert into automation_runs (customer_id, review_id, review_updated_at, occasion)
    select r.customer_id, r.id, r.updated_at, case when exists (
        select from review_versions v where v.customer_id = r.customer_id and v.review_id = r.id) then 'edited' else 'new' end
    from reviews r
    where r.customer_id = ${tx.customerId} and r.id = any(${reviewIds}::uuid[]) and r.vanished_at is null
      and r.updated_at > now() - make_interval(hours => ${LATEST_HOURS})
    on conflict (customer_id, review_id, review_updated_at) do nothing
    returning id`.execute(tx)
  return rows.length > 0
}

export function findNextRun(tx: CustomerTx): Promise<RunRow | undefined> {
  return tx
    .selectFrom('automation_runs')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('outcome', 'in', ['waiting', 'drafting'])
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
}

/** Those for whom something waits that should be done by now; in order, from one on. */
export async function listCustomersWithLeftRuns(tx: PlatformTx, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ customer_id: string }>`
    select customer_id from find_customers_with_left_runs(${after}::uuid, ${limit}::integer) as customer_id`.execute(tx)
  return rows.map(({ customer_id: customerId }) => customerId)
}

/** `false` when somebody else was first. */
export async function settleRun(
  tx: CustomerTx,
  { id, outcome: from }: Pick<RunRow, 'id' | 'outcome'>,
  changes: Pick<Updateable<AutomationRunsTable>, 'rule_name' | 'scheduled_id'> & { outcome: RunOutcome },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('automation_runs')
    .set(changes)
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('outcome', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function countPlannedSince(tx: CustomerTx, since: Date): Promise<number> {
  const { total } = await tx
    .selectFrom('automation_runs')
    .select((select) => select.fn.countAll<string>().as('total'))
    .where('customer_id', '=', tx.customerId)
    .where('outcome', '=', 'planned')
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(total)
}

const LATEST_TEXTS = 20

/** What was answered last, or is about to be, the newest first. */
export async function listLatestAnswers(tx: CustomerTx): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select text from (
      (select text, created_at from replies
        where customer_id = ${tx.customerId} and source <> 'platform' order by created_at desc limit ${LATEST_TEXTS})
      union all
      (select response_text, created_at from scheduled_responses
        where customer_id = ${tx.customerId} and by_rule and status in ('pending', 'held')
        order by created_at desc limit ${LATEST_TEXTS})
    ) as answers order by created_at desc limit ${LATEST_TEXTS}`.execute(tx)
  return rows.map(({ text }) => text)
}

/** Those written since, the newest first. */
export async function listReviewsSince(tx: CustomerTx, since: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('reviews')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('created_at', '>=', since)
    .where('vanished_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export type ListedRun = InferResult<ReturnType<typeof selectRuns>>[number]

/** With what has become of the reply it planned. */
export function listRuns(tx: CustomerTx, { after, limit }: PageRequest): Promise<ListedRun[]> {
  return selectRuns(tx)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(runs.created_at, runs.id) < (${after?.createdAt}, ${after?.id})`),
    )
    .limit(limit)
    .execute()
}

const selectRuns = (tx: CustomerTx) =>
  tx
    .selectFrom('automation_runs as runs')
    .innerJoin('reviews', (join) =>
      join.onRef('reviews.customer_id', '=', 'runs.customer_id').onRef('reviews.id', '=', 'runs.review_id'),
    )
    .leftJoin('review_contents as contents', (join) =>
      join.onRef('contents.customer_id', '=', 'runs.customer_id').onRef('contents.review_id', '=', 'runs.review_id'),
    )
    .leftJoin('scheduled_responses as plans', (join) =>
      join.onRef('plans.customer_id', '=', 'runs.customer_id').onRef('plans.id', '=', 'runs.scheduled_id'),
    )
    .select([
      'runs.id',
      'runs.review_id',
      'runs.occasion',
      'runs.outcome',
      'runs.rule_name',
      'runs.created_at',
      'reviews.platform',
      'contents.author',
      'plans.status as plan_status',
    ])
    .where('runs.customer_id', '=', tx.customerId)
    .where('runs.outcome', 'not in', ['waiting', 'no-match'])
    .orderBy('runs.created_at', 'desc')
    .orderBy('runs.id', 'desc')
