// Seals every secret in the database with a new key. Usage: npm run keys:rotate [-- --dry-run]
// With SECRET_KEY in the environment: put the new key there and the old one in SECRET_KEY_PREVIOUS, restart, then run
// this. Without: the kept key file gets a new key; a running server picks it up by itself.
import { connectAs, type RoleConnections } from '#server/database/connect.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { readConfig } from '#server/kernel/config/config.ts'
import {
  addKeyToFile,
  createKeyring,
  deriveKey,
  dropOldKeysFromFile,
  openKeyFile,
  type Keyring,
} from '#server/kernel/crypto/keyring.ts'
import { countOutdated, resealColumn, SEALED_COLUMNS } from '#server/kernel/crypto/reseal.ts'

const config = readConfig(process.env)
const isDryRun = process.argv.includes('--dry-run')
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, say: console.log })
try {
  let keyring = config.secretKeys
    ? createKeyring(config.secretKeys.current, config.secretKeys.previous)
    : openKeyFile(config.dataDir)
  const auth = await connectWithAnyKey(keyring)
  if (isDryRun) {
    console.log(`${await countOutdated(auth.db, keyring)} values are sealed with an earlier key. Nothing was changed.`)
  } else {
    keyring = await prepareKeyFile(auth, keyring)
    await resealEverything(auth, keyring)
  }
  await auth.close()
} finally {
  await database.close()
}

/** A kept key file gets its new key here, and loses those that nothing is sealed with any more. */
async function prepareKeyFile(auth: RoleConnections, keyring: Keyring): Promise<Keyring> {
  if (config.secretKeys) return keyring
  if (keyring.all().length > 1 && (await countOutdated(auth.db, keyring)) === 0) dropOldKeysFromFile(config.dataDir)
  return addKeyToFile(config.dataDir)
}

async function resealEverything(auth: RoleConnections, keyring: Keyring): Promise<void> {
  for (const column of SEALED_COLUMNS) {
    const count = await resealColumn(auth.db, keyring, column)
    console.log(`${column.table}.${column.column}: ${count} values sealed with the new key.`)
  }
  const left = await countOutdated(auth.db, keyring)
  console.log(
    left === 0
      ? 'No value needs an earlier key any more.'
      : `${left} values still need an earlier key: run this again.`,
  )
}

/** The roles' passwords come from the key that was in use when the server last started, which may be an earlier one. */
async function connectWithAnyKey(keyring: Keyring): Promise<RoleConnections> {
  for (const key of keyring.all()) {
    const connections = connectAs('goodword_auth', {
      owner: database.owner,
      passwordOf: (role) => deriveKey(key, `database-role:${role}`).toString('hex'),
      maxConnections: 2,
      onIdleError: () => undefined,
    })
    const isOpen = await connections.pool.query('select 1').then(
      () => true,
      () => false,
    )
    if (isOpen) return connections
    await connections.close()
  }
  throw new Error('None of the keys opens the database. Start the product once with the present key, then try again.')
}
