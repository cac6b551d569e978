import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded.ts'
import { FairLine } from '#server/database/fair-line.ts'
import { withClient } from '#server/database/prepare.ts'
import { ReadReplica } from '#server/database/read-replica.ts'
import { readConfig } from '#server/kernel/config/config.ts'
import { createLog } from '#server/kernel/log/log.ts'
import { createTestClient } from '#testing/http-client.ts'
import type { TestMember } from '#testing/make.ts'
import { startReplica } from '#testing/replica-fixture.ts'
import { TEST_SECRET } from '#testing/template-database.ts'
import { startTestApp } from '#testing/test-app.ts'
import { examineInstallation } from './doctor.ts'
import { startProduct } from './start-product.ts'

/** What says that it reads much. */
const READ_ELSEWHERE = [
  '/dashboard',
  '/reputation',
  '/reputation/basic',
  '/reputation/locations',
  '/reputation/themes',
  '/reputation/themes/service/quotes',
  '/reputation/languages',
  '/reputation/week',
  '/reputation.csv',
  '/campaign-analytics',
  '/campaign-analytics/summary',
  '/campaign-analytics/campaigns.csv',
  '/disputes/stats',
].map((path) => `/api/v1${path}`)

describe('a read replica', async () => {
  const app = await startTestApp()
  // The server of tests waits for no disk, and what is not on it yet the replica has not been sent.
  const { database } = app.database.owner
  await withClient(app.database.superuser, (client) =>
    client.query(`alter database ${database} set synchronous_commit = on`),
  )
  const replica = await startReplica()
  const logged: string[] = []
  const environment = {
    PORT: '0',
    DATABASE_URL: app.database.url,
    DATABASE_READ_URL: replica.urlOf(database),
    SECRET_KEY: TEST_SECRET,
    ROLES: 'web',
    RATE_LIMIT_PER_MINUTE: '100000',
  }
  const product = await startProduct(readConfig(environment), {
    say: () => undefined,
    log: createLog('info', { write: (line) => void logged.push(line) }),
    webDir: 'none',
  })
  const copy = new Pool({ ...replica.superuser, database, max: 1 })
  copy.on('error', () => undefined)
  afterAll(async () => {
    await product.stop()
    await copy.end()
    await replica.stop()
  })
  const [owner, stranger] = [await app.make.member(), await app.make.member()]
  for (let turn = 0; turn < 3; turn += 1) await app.make.review({ customerId: owner.customerId })

  const as = (person: TestMember) => createTestClient(product.url, person.token)
  const countReviews = async (person: TestMember) => (await as(person).get('/api/v1/reputation/basic')).body
  /** When it was last asked something, apart from how far it is. */
  const findLastAsked = async () => {
    const { rows } = await copy.query<{ at: Date | null }>(
      `select max(query_start) as at from pg_stat_activity
       where usename = 'goodword_app' and query not like '%pg_last_wal_replay_lsn%' and query <> ''`,
    )
    return rows[0]?.at?.getTime() ?? 0
  }
  const readiness = async () =>
    (await (await fetch(`${product.url}/readyz`)).json()) as { checks: Record<string, string> }
  const until = (isTrue: () => unknown) =>
    vi.waitFor(async () => expect(await isTrue()).toBeTruthy(), { timeout: 20_000, interval: 100 })
  const warnings = () => logged.filter((line) => line.includes('read replica'))

  it.each(READ_ELSEWHERE)('answers %s as the primary does', async (path) => {
    // Beside other tests it may be left out for a moment.
    await until(async () => {
      const before = await findLastAsked()
      const [there, here] = [await as(owner).get(path), await app.as(owner).get(path)]
      expect([there.status, there.body]).toEqual([200, here.body])
      return (await findLastAsked()) > before
    })
  })

  it('knows what was committed before it was asked, by whomever', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await app.make.review({ customerId: owner.customerId })
      expect(await countReviews(owner)).toEqual((await app.as(owner).get('/api/v1/reputation/basic')).body)
    }
  })

  it('shows a customer their own rows, and nobody writes to it', async () => {
    expect(await countReviews(stranger)).not.toEqual(await countReviews(owner))
    expect(await countReviews(stranger)).toEqual((await app.as(stranger).get('/api/v1/reputation/basic')).body)
    const writing = product.base.transactions.readAnywhere(owner.customerId, (tx) =>
      tx.updateTable('customers').set({ company_name: 'Mine' }).where('id', '=', owner.customerId).execute(),
    )
    await expect(writing).rejects.toThrow('read-only')
  })

  it('that is behind is left out, said once, until it has caught up', async () => {
    // It rests since somebody tried to write to it.
    await until(async () => {
      await countReviews(owner)
      return product.base.replica?.reason === null
    })
    logged.length = 0
    await copy.query('select pg_wal_replay_pause()')
    await app.make.review({ customerId: owner.customerId })
    for (let turn = 0; turn < 3; turn += 1)
      expect(await countReviews(owner)).toEqual((await app.as(owner).get('/api/v1/reputation/basic')).body)
    expect(warnings()).toHaveLength(1)
    expect(warnings()[0]).toContain('too far behind')
    expect(await readiness()).toMatchObject({ status: 'ready', checks: { 'read-replica': 'left out' } })
    expect(await (await fetch(`${product.url}/metrics`)).text()).toContain('goodword_read_replica_used 0')

    await copy.query('select pg_wal_replay_resume()')
    await until(async () => {
      await countReviews(owner)
      return warnings().length === 2
    })
    await until(async () => (await readiness()).checks['read-replica'] === 'ok')
  }, 30_000)

  it('that is silent holds nobody up', async () => {
    await until(async () => {
      await countReviews(owner)
      return product.base.replica?.reason === null
    })
    logged.length = 0
    const before = (await app.as(owner).get('/api/v1/reputation/basic')).body
    replica.signal('SIGSTOP')
    onTestFinished(() => replica.signal('SIGCONT'))
    for (let turn = 0; turn < 2; turn += 1) {
      const startedAt = Date.now()
      const answers = await Promise.all(Array.from({ length: 20 }, () => countReviews(owner)))
      expect(Date.now() - startedAt).toBeLessThan(5000)
      expect(answers).toEqual(answers.map(() => before))
      await sleep(2100)
    }
    expect(warnings()).toHaveLength(1)
    expect(warnings()[0]).toContain('it does not answer')

    replica.signal('SIGCONT')
    await until(async () => {
      await countReviews(owner)
      return product.base.replica?.reason === null
    })
  }, 60_000)

  it('of another database is left out, however far its log is', async () => {
    // A server that has just been made has less of a log than any other.
    const folder = mkdtempSync(join(tmpdir(), 'goodword-another-'))
    const server = await startEmbeddedPostgres({ dataDir: folder, say: () => undefined, temporary: true })
    const user = server.superuser
    const primary = new Pool({ host: server.socketDir, port: server.port, user, database: 'postgres', max: 1 })
    onTestFinished(async () => {
      await primary.end()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    })
    const other = new ReadReplica({
      primary,
      replica: { pool: copy, db: product.base.app.db },
      line: new FairLine({ atOnce: 1, each: 1 }),
      isItsFault: () => true,
      onChange: () => undefined,
    })
    const asked = other.look(
      owner.customerId,
      async () => 'the copy',
      async () => 'the primary',
    )
    expect(await asked).toBe('the primary')
    expect(other.reason).toBe('it follows another database')
  }, 60_000)

  it('that is examined is found by where it is alone, and by whom it follows', async () => {
    const find = async (url: string) => {
      const settings = { ...environment, DATABASE_READ_URL: url, DATA_DIR: tmpdir() }
      return (await examineInstallation(settings)).find(({ check }) => check === 'replica')
    }
    const url = replica.urlOf(database)
    expect(await find(url)).toMatchObject({ state: 'fine', words: 'It follows the database.' })
    expect(await find(url.replace('goodword_owner', 'nobody_there'))).toMatchObject({ state: 'fine' })
  })

  it('that was made a server of its own is left out', async () => {
    await copy.query('select pg_promote()')
    // Beside other tests it takes its time over that, and is too far behind or silent first.
    await vi.waitFor(
      async () => {
        await countReviews(owner)
        expect(product.base.replica?.reason).toBe('it follows nobody')
      },
      { timeout: 60_000, interval: 500 },
    )
    const settings = { ...environment, DATABASE_READ_URL: replica.urlOf(database), DATA_DIR: tmpdir() }
    const findings = await examineInstallation(settings)
    expect(findings.find(({ check }) => check === 'replica')).toMatchObject({ words: 'It is no replica.' })
  }, 120_000)

  it('that is gone is done without', async () => {
    await replica.stop()
    for (let turn = 0; turn < 3; turn += 1) expect((await as(owner).get('/api/v1/dashboard')).status).toBe(200)
    expect(await readiness()).toMatchObject({ status: 'ready', checks: { 'read-replica': 'left out' } })
  })
})
