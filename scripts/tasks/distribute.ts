// Spreads customers over the nodes of a Citus server, each with everything of theirs. Usage: npm run distribute
// Without the extension it changes nothing. Safe to run again, and where it was interrupted it goes on.
import { prepareDatabase } from '#server/database/prepare.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { distribute, NotSpread } from '#server/database/spread/distribute.ts'
import { readConfig } from '#server/kernel/config/config.ts'
import { createKeyring, openKeyFile } from '#server/kernel/crypto/keyring.ts'
import { createPasswordSafe } from '#server/kernel/crypto/password-safe.ts'

const { dataDir, databaseUrl, secretKeys } = readConfig(process.env)
const database = await openDatabase({ databaseUrl, dataDir, say: console.log })
try {
  const keyring = secretKeys ? createKeyring(secretKeys.current, secretKeys.previous) : openKeyFile(dataDir)
  await prepareDatabase(database.owner, { safe: createPasswordSafe(keyring) })
  await distribute(database.owner, console.log)
} catch (error) {
  if (!(error instanceof NotSpread)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await database.close()
}
