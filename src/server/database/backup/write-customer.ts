import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Client } from 'pg'
import type { DatabaseAddress } from '#server/database/address.ts'
import { withClient } from '#server/database/prepare.ts'
import { inOneMoment, listMigrations, readTable } from './copied-tables.ts'
import { readCustomerFile, writeCustomerFile, type CustomerSum } from './customer-file.ts'
import { listCustomerTables, type CustomerTable } from './customer-tables.ts'
import { BackupError } from './manifest.ts'
import { refuseBlindRole } from './write-backup.ts'

interface CustomerBackupOrder {
  /** A role that sees every row. */
  from: DatabaseAddress
  customerId: string
  /** Is there when it is complete, and not before. */
  file: string
  keyIds: string[]
}

/** Everything of one customer and one moment, with its people, read again from the disk before it gets its name. */
export async function writeCustomer({ from, customerId, file, keyIds }: CustomerBackupOrder): Promise<CustomerSum[]> {
  const unfinished = `${file}.unfinished`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await withClient(from, async (client) => {
    await refuseBlindRole(client)
    await inOneMoment(client, async () => {
      await refuseUnknown(client, customerId)
      const head = { customerId, madeAt: new Date().toISOString(), migrations: await listMigrations(client), keyIds }
      await writeCustomerFile(unfinished, head, readTables(client, await listCustomerTables(client, customerId)))
    })
  })
  const sums = await readCustomerFile(unfinished, async () => undefined, readToTheEnd)
  await rename(unfinished, file)
  return sums
}

export async function readToTheEnd(_table: unknown, rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const _row of rows);
}

async function refuseUnknown(client: Client, customerId: string): Promise<void> {
  const { rows } = await client.query('select from public.customers where id::text = $1', [customerId])
  if (rows.length === 0) throw new BackupError(`There is no workspace ${customerId}.`)
}

async function* readTables(client: Client, tables: CustomerTable[]) {
  for (const table of tables) {
    const { name, columns, condition } = table
    yield { name, columns, rows: readTable(client, table, condition) }
  }
}
