// Writes everything of one moment into a folder, or everything of one customer into a file, and reads it again. Usage:
// npm run backup [-- FOLDER], or npm run backup -- --customer=ID [FILE]
// The product may run meanwhile. Without a name it is in DATA_DIR/backups, with the time. The key is not in it.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseDatabaseUrl } from '#server/database/address.ts'
import { BackupError } from '#server/database/backup/manifest.ts'
import { writeBackup } from '#server/database/backup/write-backup.ts'
import { writeCustomer } from '#server/database/backup/write-customer.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { readConfig } from '#server/kernel/config/config.ts'
import { createKeyring, openKeyFile } from '#server/kernel/crypto/keyring.ts'
import { findCopiedQueue } from '#server/kernel/jobs/apart/move-queue.ts'

const config = readConfig(process.env)
const { dataDir, databaseUrl, backupDatabaseUrl, queueDatabaseUrl, secretKeys } = config
const { positionals, values } = parseArgs({ allowPositionals: true, options: { customer: { type: 'string' } } })
const { customer: customerId } = values
const [named] = positionals
const name = new Date().toISOString().replaceAll(':', '-')
const backups = join(dataDir, 'backups')
const database = await openDatabase({ databaseUrl, dataDir, say: console.log })
try {
  const keyring = secretKeys ? createKeyring(secretKeys.current, secretKeys.previous) : openKeyFile(dataDir)
  const from = backupDatabaseUrl === null ? (database.superuser ?? database.owner) : parseDatabaseUrl(backupDatabaseUrl)
  const keyIds = keyring.all().map(({ id }) => id)
  const place = named === undefined ? join(backups, customerId ? `${customerId}-${name}.zst` : name) : resolve(named)
  const tables = customerId
    ? await writeCustomer({ from, customerId, file: place, keyIds })
    : (await writeBackup({ from, queue: findCopiedQueue(queueDatabaseUrl), folder: place, keyIds })).tables
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${place}: ${rows} rows of ${tables.length} tables, written and read again.`)
  console.log(
    secretKeys
      ? 'Keep SECRET_KEY in another place: nobody can use the backup without it.'
      : `Keep ${join(dataDir, 'secret-keys.json')} in another place: nobody can use the backup without it.`,
  )
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await database.close()
}
