import { sql, type Selectable } from 'kysely'
import { ACTIVITY_SUBJECTS, type ActivitySubject } from '#shared/domain/activity-subjects.ts'
import type { ActivityTable } from '#server/database/tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Keyset } from '#server/kernel/paging/keyset.ts'

export type ActivityRow = Selectable<ActivityTable>
/** Of now, unless said. */
export type NewActivity = Omit<ActivityRow, 'customer_id' | 'id' | 'created_at'> & { created_at?: Date | undefined }

export interface WantedActivity {
  subjects: readonly ActivitySubject[]
  /** A person's user id; `product` for what nobody did. */
  actor: string | undefined
  after: Keyset | null
  limit: number
}

export async function insert(tx: CustomerTx, entry: NewActivity): Promise<string> {
  const { id } = await tx
    .insertInto('activity')
    .values({ customer_id: tx.customerId, ...entry })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function listNewest(tx: CustomerTx, wanted: WantedActivity): Promise<ActivityRow[]> {
  const isAll = wanted.actor === undefined && wanted.subjects.length === ACTIVITY_SUBJECTS.length
  return isAll ? selectPage(tx, wanted).execute() : listNewestOfSubjects(tx, wanted)
}

/** The newest of each subject, and of those the newest: a page costs as many index entries however rare its lines are. */
function listNewestOfSubjects(tx: CustomerTx, wanted: WantedActivity): Promise<ActivityRow[]> {
  const { actor, limit } = wanted
  const subjects = sql<{ subject: ActivitySubject }>`unnest(${wanted.subjects}::text[])`
  return tx
    .selectFrom(subjects.as<'wanted'>(sql`wanted(subject)`))
    .innerJoinLateral(
      selectPage(tx, wanted)
        .whereRef('subject_group', '=', sql.ref('wanted.subject'))
        .$if(actor === 'product', (query) => query.where('actor_user_id', 'is', null))
        .$if(actor !== undefined && actor !== 'product', (query) => query.where('actor_user_id', '=', actor ?? ''))
        .as('line'),
      (join) => join.onTrue(),
    )
    .selectAll('line')
    .orderBy('line.created_at', 'desc')
    .orderBy('line.id', 'desc')
    .limit(limit)
    .execute()
}

function selectPage(tx: CustomerTx, { after, limit }: Pick<WantedActivity, 'after' | 'limit'>) {
  return tx
    .selectFrom('activity')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .$if(after !== null, (query) => query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}

/** Those of them that are still there: reviews that were brought can be taken away again, and QR codes deleted. */
export async function listStanding(tx: CustomerTx, rows: readonly ActivityRow[]): Promise<Set<string>> {
  const idsOf = (type: ActivityRow['subject_type']) =>
    rows.flatMap((row) => (row.subject_type === type ? [row.subject_id] : []))
  const [reviews, qrCodes] = [idsOf('review'), idsOf('qr-code')]
  if (reviews.length + qrCodes.length === 0) return new Set()
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
    .execute()
  return new Set(standing.map(({ id }) => id))
}
