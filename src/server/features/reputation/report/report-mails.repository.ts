import { sql } from 'kysely'
import type { ReportCadence } from '#shared/contracts/report-mails.ts'
import type { PermissionHolder } from '#shared/domain/permission-rules.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'

export interface ReaderRow extends PermissionHolder {
  userId: string
  name: string
  cadence: ReportCadence | null
}

/** Everybody in the team who can sign in, by name. */
export async function listPeople(tx: CustomerTx): Promise<ReaderRow[]> {
  const { rows } = await sql<ReaderRow>`
    select m.user_id as "userId", m.name, m.role, permission_exceptions(m.customer_id, m.id) as exceptions, r.cadence
    from team_members m
    left join reputation_reports r on r.customer_id = m.customer_id and r.user_id = m.user_id
    where m.customer_id = ${tx.customerId} and m.status = 'active' and m.user_id is not null
    order by m.name, m.id`.execute(tx)
  return rows
}

/** Whoever gets it as often already keeps their day. */
export async function put(
  tx: CustomerTx,
  userId: string,
  { cadence, dueAt }: { cadence: ReportCadence; dueAt: Date },
): Promise<void> {
  await tx
    .insertInto('reputation_reports')
    .values({ customer_id: tx.customerId, user_id: userId, cadence, due_at: dueAt })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'user_id'])
        .doUpdateSet({ cadence, due_at: dueAt })
        .where('reputation_reports.cadence', '<>', cadence),
    )
    .execute()
}

export async function removeOthers(tx: CustomerTx, kept: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('reputation_reports')
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '<>', sql<string>`all(${[...kept]}::uuid[])`)
    .execute()
}

export async function remove(tx: CustomerTx, userId: string): Promise<void> {
  await tx
    .deleteFrom('reputation_reports')
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .execute()
}

export async function find(tx: CustomerTx, userId: string): Promise<ReportCadence | null> {
  const row = await tx
    .selectFrom('reputation_reports')
    .select('cadence')
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.cadence ?? null
}

/** Held until the commit, so that of two workers one sends it. `undefined`: it is not due. */
export async function lockDue(tx: CustomerTx, userId: string): Promise<{ cadence: ReportCadence } | undefined> {
  return tx
    .selectFrom('reputation_reports')
    .select('cadence')
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .where('due_at', '<=', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst()
}

export async function moveOn(tx: CustomerTx, userId: string, dueAt: Date): Promise<void> {
  await tx
    .updateTable('reputation_reports')
    .set({ due_at: dueAt })
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .execute()
}

export async function listDue(tx: ScopedTx, limit: number): Promise<{ customerId: string; userId: string }[]> {
  const { rows } = await sql<{ customerId: string; userId: string }>`
    select customer_id as "customerId", user_id as "userId" from find_due_reputation_reports(${limit})`.execute(tx)
  return rows
}
