// Seals every secret in the database with a new key. Usage: npm run keys:rotate [-- --dry-run | --signing]
// With SECRET_KEY in the environment: put the new key there and the old one in SECRET_KEY_PREVIOUS, restart, then run
// this. Without: the kept key file gets a new key; a running server picks it up by itself.
// With --signing: people's tokens get a new signing key instead; the old one verifies until its last token has run out.
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { createSigningKeys } from '#server/auth/sessions/signing-keys.ts'
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

const TABLE_IS_MISSING = '42P01'

const config = readConfig(process.env)
const isDryRun = process.argv.includes('--dry-run')
const isForSigning = process.argv.includes('--signing')
console.log(config.databaseUrl ? 'The database of DATABASE_URL.' : `The embedded database in ${config.dataDir}.`)
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, say: console.log })
// As the owner: no other role sees all these columns.
const db: Database = new Kysely({ dialect: new PostgresDialect({ pool: new Pool({ ...database.owner, max: 2 }) }) })
try {
  await rotate()
} catch (error) {
  if ((error as { code?: string }).code !== TABLE_IS_MISSING) throw error
  console.error('This database has not been set up yet. Start the product once, then rotate its key.')
  process.exitCode = 1
} finally {
  await db.destroy()
  await database.close()
}

async function rotate(): Promise<void> {
  const present = config.secretKeys
    ? createKeyring(config.secretKeys.current, config.secretKeys.previous)
    : openKeyFile(config.dataDir)
  if (isForSigning) {
    const { signingAlgorithm: algorithm, accessTokenSeconds: tokenLifeSeconds } = config.auth
    await createSigningKeys(db, present, { algorithm, tokenLifeSeconds }).rotate()
    console.log(`A new ${algorithm} key signs from now on; running servers use it within a minute.`)
    return
  }
  const outdated = await countOutdated(db, present)
  if (isDryRun) console.log(`${outdated} values are sealed with an earlier key. Nothing was changed.`)
  else await resealEverything(config.secretKeys ? present : addKey(present, outdated))
}

/** A kept key file loses the keys that nothing is sealed with any more, and gets its new one. */
function addKey(present: Keyring, outdated: number): Keyring {
  if (present.all().length > 1 && outdated === 0) dropOldKeysFromFile(config.dataDir)
  return addKeyToFile(config.dataDir)
}

async function resealEverything(keyring: Keyring): Promise<void> {
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
