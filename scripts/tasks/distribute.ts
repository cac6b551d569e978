// Spreads customers over the nodes of a Citus server, each with everything of theirs. Usage: npm run distribute
// Without the extension it changes nothing. Safe to run again, and where it was interrupted it goes on.
// Once they are spread, and while the product runs:  npm run distribute -- --customer=ID --to=HOST:PORT   or   -- --rebalance
import { parseArgs } from 'node:util'
import type { DatabaseAddress } from '#server/database/address.ts'
import { prepareDatabase } from '#server/database/prepare.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { distribute, NotSpread } from '#server/database/spread/distribute.ts'
import { moveCustomer, rebalance } from '#server/database/spread/move-customer.ts'
import { readConfig, type Config } from '#server/kernel/config/config.ts'
import { createKeyring, openKeyFile } from '#server/kernel/crypto/keyring.ts'
import { createPasswordSafe } from '#server/kernel/crypto/password-safe.ts'

const { values } = parseArgs({
  options: { customer: { type: 'string' }, to: { type: 'string' }, rebalance: { type: 'boolean' } },
})

async function run(owner: DatabaseAddress, { dataDir, secretKeys }: Config): Promise<void> {
  if (values.rebalance) return rebalance(owner, console.log)
  if (values.customer !== undefined) {
    const [, host = '', port = ''] = /^(.+):(\d+)$/.exec(values.to ?? '') ?? []
    if (host === '')
      throw new NotSpread('Say where to: --to=HOST:PORT, as `select * from pg_dist_node` names the node.')
    return moveCustomer(owner, { customerId: values.customer, to: { host, port: Number(port) } }, console.log)
  }
  const keyring = secretKeys ? createKeyring(secretKeys.current, secretKeys.previous) : openKeyFile(dataDir)
  await prepareDatabase(owner, { safe: createPasswordSafe(keyring) })
  await distribute(owner, console.log)
}

const config = readConfig(process.env)
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, say: console.log })
try {
  await run(database.owner, config)
} catch (error) {
  if (!(error instanceof NotSpread)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await database.close()
}
