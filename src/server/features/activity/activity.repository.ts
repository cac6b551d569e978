import { sql, type AliasableExpression, type Insertable, type Selectable } from 'kysely'
import { ACTIVITY_SUBJECTS, type ActivitySubject } from '#shared/domain/activity-subjects.ts'
import type { ActivityTable } from '#server/database/dashboard-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Keyset } from '#server/kernel/paging/keyset.ts'

export type ActivityRow = Selectable<ActivityTable>
/** Of now, unless said. */
export type NewActivity = Omit<Insertable<ActivityTable>, 'customer_id'> & {
  id: string
  /** Kept apart, for a while. */
  address: string | null
}

export interface WantedActivity {
  subjects: readonly ActivitySubject[]
  /** A person's user id; `product` for what nobody did. */
  actor: string | undefined
  from: Date | undefined
  before: Date | undefined
  after: Keyset | null
  limit: number
}

/** Told again under the same id, it stands once. Not asked back: a line about what was just removed is not for everybody to read. */
export async function insert(tx: CustomerTx, { address, ...line }: NewActivity): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('activity')
    .values({ customer_id: tx.customerId, ...line })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (address === null || !numInsertedOrUpdatedRows) return
  await tx
    .insertInto('activity_addresses')
    .values({
      customer_id: tx.customerId,
      activity_id: line.id,
      address,
      created_at: line.created_at ?? sql`now()`,
    })
    .execute()
}

/** From where it was done, as far as that is still kept. */
export type ActivityLine = ActivityRow & { address: string | null }

export function listNewest(tx: CustomerTx, wanted: WantedActivity): Promise<ActivityLine[]> {
  const isAll = wanted.actor === undefined && wanted.subjects.length === ACTIVITY_SUBJECTS.length
  const page: AliasableExpression<ActivityRow> = isAll ? selectPage(tx, wanted) : selectPageOfSubjects(tx, wanted)
  return tx
    .selectFrom(page.as('line'))
    .leftJoin('activity_addresses as origin', (join) =>
      join.on('origin.customer_id', '=', tx.customerId).onRef('origin.activity_id', '=', 'line.id'),
    )
    .selectAll('line')
    .select('origin.address')
    .orderBy('line.created_at', 'desc')
    .orderBy('line.id', 'desc')
    .execute()
}

/** The newest of each subject, and of those the newest: a page costs as many index entries however rare its lines are. */
function selectPageOfSubjects(tx: CustomerTx, wanted: WantedActivity) {
  const { actor, limit } = wanted
  const subjects = sql<{ subject: ActivitySubject }>`unnest(${wanted.subjects}::text[])`
  return tx
    .selectFrom(subjects.as<'wanted'>(sql`wanted(subject)`))
    .innerJoinLateral(
      selectPage(tx, wanted)
        .whereRef('subject_group', '=', sql.ref('wanted.subject'))
        .$if(actor === 'product', (query) => query.where('actor_user_id', 'is', null))
        .$if(actor !== undefined && actor !== 'product', (query) => query.where('actor_user_id', '=', actor ?? ''))
        .as('found'),
      (join) => join.onTrue(),
    )
    .selectAll('found')
    .orderBy('found.created_at', 'desc')
    .orderBy('found.id', 'desc')
    .limit(limit)
}

function selectPage(tx: CustomerTx, { from, before, after, limit }: Omit<WantedActivity, 'subjects' | 'actor'>) {
  return tx
    .selectFrom('activity')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? new Date()))
    .$if(before !== undefined, (query) => query.where('created_at', '<', before ?? new Date()))
    .$if(after !== null, (query) => query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}

/** Those of them that are still there: reviews that were brought can be taken away again, QR codes, pages, contacts and campaigns deleted. */
export async function listStanding(tx: CustomerTx, rows: readonly ActivityRow[]): Promise<Set<string>> {
  const idsOf = (type: ActivityRow['subject_type']) =>
    rows.flatMap((row) => (row.subject_type === type ? [row.subject_id] : []))
  const [reviews, qrCodes] = [idsOf('review'), idsOf('qr-code')]
  const [pages, contacts, campaigns] = [idsOf('hosted-page'), idsOf('contact'), idsOf('campaign')]
  if ([reviews, qrCodes, pages, contacts, campaigns].every(({ length }) => length === 0)) return new Set()
  const standing = await tx
    .selectFrom('reviews')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where(sql<boolean>`id = any(${reviews}::uuid[])`)
    .unionAll(
      tx
        .selectFrom('qr_codes')
        .select('id')
        .where('customer_id', '=', tx.customerId)
        .where(sql<boolean>`id = any(${qrCodes}::uuid[])`)
        .where('deleted_at', 'is', null),
    )
    .unionAll(
      tx
        .selectFrom('hosted_pages')
        .select('id')
        .where('customer_id', '=', tx.customerId)
        .where(sql<boolean>`id = any(${pages}::uuid[])`)
        .where('deleted_at', 'is', null),
    )
    .unionAll(
      tx
        .selectFrom('contacts')
        .select('id')
        .where('customer_id', '=', tx.customerId)
        .where(sql<boolean>`id = any(${contacts}::uuid[])`)
        .where('deleted_at', 'is', null),
    )
    .unionAll(
      tx
        .selectFrom('campaigns')
        .select('id')
        .where('customer_id', '=', tx.customerId)
        .where(sql<boolean>`id = any(${campaigns}::uuid[])`)
        .where('deleted_at', 'is', null),
    )
    .execute()
  return new Set(standing.map(({ id }) => id))
}
