import type { Selectable } from 'kysely'
import type { Database } from '#server/database/connect.ts'
import type { SandboxDnsRecordsTable } from '#server/database/sandbox-tables.ts'

export type DnsRecord = Omit<Selectable<SandboxDnsRecordsTable>, 'created_at'>

export async function put(db: Database, record: DnsRecord): Promise<void> {
  await db
    .insertInto('sandbox.dns_records')
    .values(record)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function remove(db: Database, { name, type, value }: DnsRecord): Promise<void> {
  await db
    .deleteFrom('sandbox.dns_records')
    .where('name', '=', name)
    .where('type', '=', type)
    .where('value', '=', value)
    .execute()
}

export function list(db: Database, limit: number): Promise<DnsRecord[]> {
  return db
    .selectFrom('sandbox.dns_records')
    .select(['name', 'type', 'value'])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

export function find(db: Database, { name, type }: Pick<DnsRecord, 'name' | 'type'>): Promise<DnsRecord[]> {
  return db
    .selectFrom('sandbox.dns_records')
    .select(['name', 'type', 'value'])
    .where('name', '=', name)
    .where('type', '=', type)
    .execute()
}
