// Brings a backup back into an empty database, or one customer's into a database in use, and compares it to the last byte. Usage:
// npm run restore -- FOLDER, or npm run restore -- --customer FILE
// Set DATABASE_URL, or DATA_DIR for the embedded database, and the key as they shall be; start the product afterwards.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseDatabaseUrl } from '#server/database/address.ts'
import { BackupError } from '#server/database/backup/manifest.ts'
import { restoreBackup } from '#server/database/backup/restore-backup.ts'
import { restoreCustomer } from '#server/database/backup/restore-customer.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { prepareDatabase } from '#server/database/prepare.ts'
import { readConfig } from '#server/kernel/config/config.ts'
import { createKeyring, openKeyFile } from '#server/kernel/crypto/keyring.ts'
import { createPasswordSafe } from '#server/kernel/crypto/password-safe.ts'
import { prepareQueue } from '#server/kernel/jobs/prepare-queue.ts'
import { findCopiedQueue } from '#server/kernel/jobs/apart/move-queue.ts'

const { dataDir, databaseUrl, backupDatabaseUrl, queueDatabaseUrl, secretKeys } = readConfig(process.env)
const { positionals, values } = parseArgs({ allowPositionals: true, options: { customer: { type: 'boolean' } } })
const [named] = positionals
if (named === undefined) {
  console.error('Usage: npm run restore -- FOLDER, or npm run restore -- --customer FILE')
  process.exit(1)
}
const place = resolve(named)
const database = await openDatabase({ databaseUrl, dataDir, say: console.log })
try {
  const keyring = secretKeys ? createKeyring(secretKeys.current, secretKeys.previous) : openKeyFile(dataDir)
  const into = backupDatabaseUrl === null ? (database.superuser ?? database.owner) : parseDatabaseUrl(backupDatabaseUrl)
  const keyIds = keyring.all().map(({ id }) => id)
  if (values.customer) await bringBackCustomer()
  else await bringBackEverything()

  async function bringBackEverything() {
    const queue = findCopiedQueue(queueDatabaseUrl)
    const {
      tables,
      madeAt,
      keyIds: sealedBy,
    } = await restoreBackup({
      folder: place,
      into,
      queue,
      keyIds,
      async prepare(wanted) {
        await prepareDatabase(database.owner, { safe: createPasswordSafe(keyring), wanted })
        await prepareQueue(queue?.address ?? database.owner, [], { isApart: queue !== null })
      },
    })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${rows} rows of ${tables.length} tables are back as they were at ${madeAt}, to the last byte.`)
    if (sealedBy.some((id) => !keyIds.includes(id))) {
      console.warn(
        'Another key was in use then that is not here. If it was not rotated away, what it sealed stays closed: set SECRET_KEY_PREVIOUS to it.',
      )
    }
  }

  async function bringBackCustomer() {
    const { head, rows, tables, eraseAt } = await restoreCustomer({ file: place, into, keyIds })
    console.log(
      `The workspace ${head.customerId} is back as it was at ${head.madeAt}: ${rows} rows of ${tables} tables, to the last byte.`,
    )
    if (eraseAt) {
      console.log(`It had been closed: unless its owner opens it again, it is erased at ${eraseAt.toISOString()}.`)
    }
  }
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await database.close()
}
