import { sql, type Selectable } from 'kysely'
import type { AdminAuditTable } from '#server/database/operations-tables.ts'
import type { PlatformTx } from '#server/database/transactions.ts'
import type { Keyset } from '#server/kernel/paging/keyset.ts'

export type AuditRow = Selectable<AdminAuditTable> & { shown_name: string; company_name: string | null }

export interface WantedAudit {
  isChange: boolean | undefined
  userId: string | undefined
  action: string | undefined
  customerId: string | undefined
  from: Date | undefined
  before: Date | undefined
  after: Keyset | null
  limit: number
}

const and = (column: string, value: string | boolean | undefined) =>
  value === undefined ? sql`` : sql` and ${sql.ref(column)} = ${value}`

export async function listNewest(tx: PlatformTx, wanted: WantedAudit): Promise<AuditRow[]> {
  const { from, before, after, limit } = wanted
  const { rows } = await sql<AuditRow>`
    with page as materialized (
      select l.*, coalesce(l.admin_name, a.name, '') as shown_name
      from admin_audit l left join admin_users a on a.user_id = l.user_id
      where true${and('l.is_change', wanted.isChange)}${and('l.user_id', wanted.userId)}${and('l.action', wanted.action)}
        ${and('l.subject_customer_id', wanted.customerId)}
        ${from === undefined ? sql`` : sql`and l.created_at >= ${from}`}
        ${before === undefined ? sql`` : sql`and l.created_at < ${before}`}
        ${after === null ? sql`` : sql`and (l.created_at, l.id) < (${after.createdAt}, ${after.id}::bigint)`}
      order by l.created_at desc, l.id desc limit ${limit}),
    -- Where customers are spread over nodes, only those of the page are fetched.
    named as materialized (
      select c.id, c.company_name from customers c where c.id = any(array(select p.subject_customer_id from page p)))
    select p.*, n.company_name from page p left join named n on n.id = p.subject_customer_id
    order by p.created_at desc, p.id desc`.execute(tx)
  return rows
}

/** From one person's newest line to the next person's: few steps in the index, however many lines there are. */
export async function listAdministrators(tx: PlatformTx): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive people as (
      select (select user_id from admin_audit order by user_id limit 1) as id
      union all
      select (select l.user_id from admin_audit l where l.user_id > p.id order by l.user_id limit 1)
      from people p where p.id is not null
    )
    select p.id, coalesce(a.name, last.admin_name, '') as name
    from people p
      left join admin_users a on a.user_id = p.id
      left join lateral (
        select l.admin_name from admin_audit l where l.user_id = p.id order by l.created_at desc, l.id desc limit 1
      ) last on true
    where p.id is not null order by name, p.id`.execute(tx)
  return rows
}
