import { describe, expect, it, onTestFinished } from 'vitest'
import { connectAs } from '#server/database/connect.ts'
import { limitedTo } from '#server/database/location-limit.ts'
import { prepareDatabase } from '#server/database/prepare.ts'
import { createTransactions } from '#server/database/transactions.ts'
import { createKeyring } from '#server/kernel/crypto/keyring.ts'
import { createPasswordSafe } from '#server/kernel/crypto/password-safe.ts'
import { TEST_SECRET } from '#testing/template-database.ts'
import { startTestApp } from '#testing/test-app.ts'
import { distribute, NotSpread } from './distribute.ts'

const app = await startTestApp()
const { owner } = app.database
const { passwords, isSpread } = await prepareDatabase(owner, {
  safe: createPasswordSafe(createKeyring(TEST_SECRET, [])),
})

async function listTables() {
  const { rows } = await app.superuser.query<{ name: string }>(
    `select polrelid::regclass || ' ' || polname || ' ' || pg_get_expr(polqual, polrelid) as name from pg_policy order by 1`,
  )
  return rows
}

describe('npm run distribute', () => {
  it.skipIf(isSpread)('says that there is no Citus, and changes nothing', async () => {
    const before = await listTables()

    const attempt = distribute(owner, () => undefined)

    await expect(attempt).rejects.toThrow(NotSpread)
    await expect(attempt).rejects.toThrow('Nothing was changed.')
    expect(await listTables()).toEqual(before)
  })

  it.runIf(isSpread)('has nothing left to do when it runs again', async () => {
    const before = await listTables()
    const said: string[] = []

    await distribute(owner, (line) => said.push(line))

    expect(said).toEqual(['Every table of customers is spread already, on one node.'])
    expect(await listTables()).toEqual(before)
  })
})

/** As on a server where customers are spread; a plain one understands it as well. */
function connect() {
  const connections = connectAs('goodword_app', {
    owner,
    passwords,
    maxConnections: 2,
    isSpread: true,
    onIdleError: () => undefined,
  })
  onTestFinished(() => connections.close())
  return createTransactions(connections.db)
}

describe('a transaction where customers are spread', () => {
  it('sees its own rows and no other customer’s, whether it changes or looks', async () => {
    const ours = await app.make.member()
    await app.make.member()
    const transactions = connect()

    for (const way of [transactions.read, transactions.step]) {
      const seen = await way(ours.customerId, (tx) => tx.selectFrom('team_members').select('id').execute())
      expect(seen).toEqual([{ id: ours.memberId }])
    }
  })

  it('sees the locations it is limited to, and no other customer’s however the question is put', async () => {
    const ours = await app.make.member()
    const [here, there] = [await app.make.location(ours.customerId), await app.make.location(ours.customerId)]
    await app.make.location((await app.make.member()).customerId)
    const look = (locations: readonly string[] | null) =>
      limitedTo({ customerId: ours.customerId, locations }, () =>
        connect().read(ours.customerId, (tx) => tx.selectFrom('locations').select('id').orderBy('id').execute()),
      )

    expect(await look([here])).toEqual([{ id: here }])
    expect(await look(null)).toEqual([here, there].toSorted().map((id) => ({ id })))
  })

  it('writes nothing where it was opened for looking', async () => {
    const ours = await app.make.member()
    const attempt = connect().read(ours.customerId, (tx) =>
      tx.updateTable('team_members').set({ name: 'Eve' }).where('customer_id', '=', ours.customerId).execute(),
    )
    await expect(attempt).rejects.toMatchObject({ code: '25006' })
  })
})
