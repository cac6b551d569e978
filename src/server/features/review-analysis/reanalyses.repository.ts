import { sql, type Selectable } from 'kysely'
import type { ReanalysesTable } from '#server/database/assistant-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { AnalysisRow } from './review-analyses.repository.ts'

export type ReanalysisRow = Selectable<ReanalysesTable>

/** Whoever reads what arrives. */
export interface Reader {
  engine: AnalysisRow['engine']
  version: string
  /** Under which the built-in engine reads stars without a word, whoever reads the rest. */
  builtInVersion: string
}

/** Still there to be read. */
const isReadable = (tx: CustomerTx) => sql`a.customer_id = ${tx.customerId} and a.words_gone_at is null`

/** Not what a person had a provider read while the built-in engine reads what arrives, nor what no provider is asked. */
const isForReader = ({ engine, builtInVersion }: Reader) =>
  engine === 'built-in'
    ? sql`a.engine = 'built-in'`
    : sql`(a.version <> ${builtInVersion} or (
        select r.has_text from reviews r where r.customer_id = a.customer_id and r.id = a.review_id))`

/** Two walks along the index, before this version and after it. */
export async function countOutdated(tx: CustomerTx, reader: Reader, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      (select 1 from review_analyses a
       where ${isReadable(tx)} and a.version < ${reader.version} and ${isForReader(reader)} limit ${most})
      union all
      (select 1 from review_analyses a
       where ${isReadable(tx)} and a.version > ${reader.version} and ${isForReader(reader)} limit ${most})
      limit ${most}) counted`.execute(tx)
  return rows[0]?.total ?? 0
}

export async function countAll(tx: CustomerTx): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from review_analyses a where ${isReadable(tx)}`.execute(tx)
  return rows[0]?.total ?? 0
}

export interface NewReanalysis {
  version: string
  scope: ReanalysisRow['scope']
  total: number
  by: { userId: string; name: string }
}

/** `undefined` while another one runs. */
export function insert(tx: CustomerTx, { by, ...run }: NewReanalysis): Promise<ReanalysisRow | undefined> {
  return (
    tx
      .insertInto('reanalyses')
      .values({ customer_id: tx.customerId, ...run, started_by: by.userId, started_by_name: by.name })
      // Written out: the index of those that run is found by its condition, which may hold no parameter.
      .onConflict((conflict) =>
        conflict
          .column('customer_id')
          .where(sql<boolean>`state = 'running'`)
          .doNothing(),
      )
      .returningAll()
      .executeTakeFirst()
  )
}

export function findLatest(tx: CustomerTx): Promise<ReanalysisRow | undefined> {
  return tx
    .selectFrom('reanalyses')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Nobody else works on it until the transaction ends. `undefined` when it is over. */
export function lockRunning(tx: CustomerTx, id: string): Promise<ReanalysisRow | undefined> {
  return tx
    .selectFrom('reanalyses')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
}

/** The next ones of a run, from where it stands. */
export async function listNext(
  tx: CustomerTx,
  run: ReanalysisRow,
  { reader, limit }: { reader: Reader; limit: number },
): Promise<string[]> {
  const isWanted = run.scope === 'all' ? sql`true` : sql`a.version <> ${run.version} and ${isForReader(reader)}`
  const { rows } = await sql<{ review_id: string }>`
    select a.review_id from review_analyses a
    where ${isReadable(tx)} and ${isWanted}
      and (${run.after_id}::uuid is null or a.review_id > ${run.after_id}::uuid)
    order by a.review_id limit ${limit}`.execute(tx)
  return rows.map((row) => row.review_id)
}

/** With what was read, so that a run that is taken up again reads nothing twice. No last one: it is over. */
export function noteSlice(
  tx: CustomerTx,
  id: string,
  { read, lastId }: { read: number; lastId: string | null },
): Promise<ReanalysisRow> {
  return tx
    .updateTable('reanalyses')
    .set({
      done: sql`done + ${read}`,
      ...(lastId === null ? { state: 'done' as const, finished_at: new Date() } : { after_id: lastId }),
    })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function giveUp(tx: CustomerTx, id: string): Promise<void> {
  await tx
    .updateTable('reanalyses')
    .set({ state: 'failed', finished_at: new Date() })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}
