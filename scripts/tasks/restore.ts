// Brings a backup back into an empty database and compares it to the last byte. Usage: npm run restore -- FOLDER
// Set DATABASE_URL, or DATA_DIR for the embedded database, and the key as they shall be; start the product afterwards.
import { resolve } from 'node:path'
import { parseDatabaseUrl } from '#server/database/address.ts'
import { BackupError } from '#server/database/backup/manifest.ts'
import { restoreBackup } from '#server/database/backup/restore-backup.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { prepareDatabase } from '#server/database/prepare.ts'
import { readConfig } from '#server/kernel/config/config.ts'
import { createKeyring, openKeyFile } from '#server/kernel/crypto/keyring.ts'
import { createPasswordSafe } from '#server/kernel/crypto/password-safe.ts'
import { prepareQueue } from '#server/kernel/jobs/prepare-queue.ts'
import { findCopiedQueue } from '#server/kernel/jobs/apart/move-queue.ts'

const { dataDir, databaseUrl, backupDatabaseUrl, queueDatabaseUrl, secretKeys } = readConfig(process.env)
const [named] = process.argv.slice(2)
if (named === undefined) {
  console.error('Usage: npm run restore -- FOLDER')
  process.exit(1)
}
const database = await openDatabase({ databaseUrl, dataDir, say: console.log })
try {
  const keyring = secretKeys ? createKeyring(secretKeys.current, secretKeys.previous) : openKeyFile(dataDir)
  const superuser =
    backupDatabaseUrl === null ? (database.superuser ?? database.owner) : parseDatabaseUrl(backupDatabaseUrl)
  const queue = findCopiedQueue(queueDatabaseUrl)
  const { tables, madeAt } = await restoreBackup({
    folder: resolve(named),
    into: superuser,
    queue,
    keyIds: keyring.all().map(({ id }) => id),
    async prepare(wanted) {
      await prepareDatabase(database.owner, { safe: createPasswordSafe(keyring), wanted })
      await prepareQueue(queue?.address ?? database.owner, [], { isApart: queue !== null })
    },
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows of ${tables.length} tables are back as they were at ${madeAt}, to the last byte.`)
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await database.close()
}
