// Seals every secret in the database with a new key. Usage: npm run keys:rotate [-- --dry-run]
// With SECRET_KEY in the environment: put the new key there and the old one in SECRET_KEY_PREVIOUS, restart, then run
// this. Without: the kept key file gets a new key; a running server picks it up by itself.
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { Database } from '#server/database/connect.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { readConfig } from '#server/kernel/config/config.ts'
import {
  addKeyToFile,
  createKeyring,
  dropOldKeysFromFile,
  openKeyFile,
  type Keyring,
} from '#server/kernel/crypto/keyring.ts'
import { countOutdated, resealColumn, SEALED_COLUMNS } from '#server/kernel/crypto/reseal.ts'

const config = readConfig(process.env)
const isDryRun = process.argv.includes('--dry-run')
console.log(config.databaseUrl ? 'The database of DATABASE_URL.' : `The embedded database in ${config.dataDir}.`)
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, say: console.log })
try {
  let keyring = config.secretKeys
    ? createKeyring(config.secretKeys.current, config.secretKeys.previous)
    : openKeyFile(config.dataDir)
  // As the owner: these columns lie outside every customer, and no other role sees them all.
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool: new Pool({ ...database.owner, max: 2 }) }) })
  if (isDryRun) {
    console.log(`${await countOutdated(db, keyring)} values are sealed with an earlier key. Nothing was changed.`)
  } else {
    keyring = await prepareKeyFile(db, keyring)
    await resealEverything(db, keyring)
  }
  await db.destroy()
} finally {
  await database.close()
}

/** A kept key file gets its new key here, and loses those that nothing is sealed with any more. */
async function prepareKeyFile(db: Database, keyring: Keyring): Promise<Keyring> {
  if (config.secretKeys) return keyring
  if (keyring.all().length > 1 && (await countOutdated(db, keyring)) === 0) dropOldKeysFromFile(config.dataDir)
  return addKeyToFile(config.dataDir)
}

async function resealEverything(db: Database, keyring: Keyring): Promise<void> {
  for (const column of SEALED_COLUMNS) {
    const count = await resealColumn(db, keyring, column)
    console.log(`${column.table}.${column.column}: ${count} values sealed with the new key.`)
  }
  const left = await countOutdated(db, keyring)
  console.log(
    left === 0
      ? 'No value needs an earlier key any more.'
      : `${left} values still need an earlier key: run this again.`,
  )
}
