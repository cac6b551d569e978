import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { withClient } from '#server/database/prepare.ts'
import { readConfig } from '#server/kernel/config/config.ts'
import { createLog } from '#server/kernel/log/log.ts'
import { startProduct } from '#server/product/start-product.ts'
import { cloneDatabase, type ClonedDatabase } from '#testing/clone-database.ts'
import { startQueue } from '#testing/queue-fixture.ts'
import { runProduct } from '#testing/running-product.ts'
import { TEST_SECRET } from '#testing/template-database.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { defineJob, handleJob } from '../job.ts'
import { enqueue, enqueueUnlessWaiting, forgetJobs, isUnderWay } from '../job-queue.ts'

const until = (isTrue: () => unknown) =>
  vi.waitFor(async () => expect(await isTrue()).toBeTruthy(), { timeout: 60_000, interval: 50 })
const AGE = 'goodword_queued_jobs_age_seconds'
const countWritten = async (app: TestApp) => (await app.superuser.query('select from queued_jobs')).rowCount
/** As if the process died, or as long as it takes to kill it. */
const failToDrop = (app: TestApp, doing: string) =>
  app.superuser
    .query(`create function fail_to_drop() returns trigger language plpgsql as $$ begin ${doing}; return old; end $$;
    create trigger fail_to_drop before delete on queued_jobs for each statement execute function fail_to_drop()`)
const dropAgain = (app: TestApp) => app.superuser.query('drop function fail_to_drop cascade')

describe('a job on its way to a queue in a database of its own', async () => {
  const app = await startTestApp()
  const { transactions } = app.product.base
  const done: string[] = []
  const note = defineJob({ name: 'test.note', payload: z.object({ customerId: z.uuid(), mark: z.string() }) })
  const handlers = [handleJob(note, async ({ mark }) => void done.push(mark))]
  const queue = await startQueue(app, handlers, { isApart: true })
  const [busy, other] = [randomUUID(), randomUUID()]
  const send = (customerId: string, mark: string, options = {}) =>
    transactions.step(customerId, (tx) => enqueue(tx, note, { customerId, mark }, options))
  const list = async (mark: string) =>
    (await queue.superuser.query(`select id, state, start_after from pgboss.job where data->>'mark' = $1`, [mark])).rows
  const nextWeek = new Date(Date.now() + 7 * 86_400_000)

  it('is handed over again where nobody wrote down that it was, and is in the queue once, as is the other customer’s', async () => {
    await failToDrop(app, `raise exception 'gone'`)
    await send(busy, 'twice')
    await until(async () => (await list('twice')).length === 1)
    await send(other, 'beside it')
    await until(async () => (await list('beside it')).length === 1)
    expect(await countWritten(app)).toBe(2)

    const runner = await queue.work()
    await until(() => done.length === 2)
    await dropAgain(app)
    await queue.settle()
    await runner.stop()
    expect([(await list('twice')).length, (await list('beside it')).length, done.toSorted()]).toEqual([
      1,
      1,
      ['beside it', 'twice'],
    ])
  })

  it('keeps its time and its id, and is under way wherever it is', async () => {
    const id = randomUUID()
    const isKnown = () => transactions.step(busy, (tx) => isUnderWay(tx, note, { customerId: busy, mark: 'planned' }))
    expect(await isKnown()).toBe(false)
    await transactions.step(busy, async (tx) => {
      const own = { customerId: busy, mark: 'planned' }
      for (const turn of [1, 2]) {
        await enqueue(tx, note, own, { id, startAfter: nextWeek })
        expect([turn, await isUnderWay(tx, note, own)]).toEqual([turn, true])
      }
    })
    expect(await isKnown()).toBe(true)
    await queue.settle()
    expect(await isKnown()).toBe(true)
    await send(busy, 'planned', { id })
    await queue.settle()
    expect(await list('planned')).toEqual([{ id, state: 'created', start_after: nextWeek }])
  })

  it('is not added where one with its key waits, on its way or in the queue, and is where that has begun', async () => {
    const ask = () =>
      transactions.step(busy, (tx) => enqueueUnlessWaiting(tx, note, { customerId: busy, mark: 'keyed' }, 'key'))
    await transactions.step(busy, async (tx) => {
      await enqueueUnlessWaiting(tx, note, { customerId: busy, mark: 'keyed' }, 'key')
      await enqueueUnlessWaiting(tx, note, { customerId: busy, mark: 'keyed' }, 'key')
      expect(await countWritten(app)).toBe(0)
    })
    await queue.settle()
    await ask()
    await queue.settle()
    expect(await list('keyed')).toHaveLength(1)

    await queue.superuser.query(`update pgboss.job set state = 'active' where data->>'mark' = 'keyed'`)
    await ask()
    await queue.settle()
    expect(await list('keyed')).toHaveLength(2)
  })

  it('is forgotten with its customer in both databases, and the other customer’s are not', async () => {
    await send(busy, 'to be forgotten', { startAfter: nextWeek })
    await send(other, 'to be kept', { startAfter: nextWeek })
    await queue.settle()
    await transactions.platform.step(async (tx) => {
      await enqueue(tx, note, { customerId: busy, mark: 'just written' })
      await forgetJobs(tx, busy)
    })
    await queue.settle()
    const { rows } = await queue.superuser.query(
      `select distinct data->>'customerId' as owner from pgboss.job where name = 'test.note'`,
    )
    expect(rows).toEqual([{ owner: other }])
  })

  it('waits alone where the queue refuses it or takes long to forget, and is told by its age', async () => {
    const readAge = async () => (await queue.metrics.registry.getSingleMetric(AGE)?.get())?.values[0]?.value ?? 0
    await send(busy, 'to be forgotten late')
    await queue.settle()
    const hold = await queue.superuser.connect()
    await hold.query(`begin; select from pgboss.job where data->>'mark' = 'to be forgotten late' for update`)
    await transactions.platform.step((tx) => forgetJobs(tx, busy))
    await app.superuser.query(
      `insert into queued_jobs (name, data, turn_of) values ('test.unknown', '{}', $1), ('test.unknown', '{}', $2)`,
      [busy, other],
    )
    await send(busy, 'after that')
    await send(other, 'not to wait')
    await until(async () => (await list('not to wait')).length === 1)
    expect([await countWritten(app), await list('after that')]).toEqual([4, []])
    await until(async () => (await readAge()) > 1)

    await hold.query('commit')
    hold.release()
    await until(async () => (await list('after that')).length === 1)
    expect([await countWritten(app), await list('to be forgotten late')]).toEqual([2, []])
    await app.superuser.query('delete from queued_jobs')
    await until(async () => (await readAge()) === 0)
  })
})

describe('the product with the queue in a database of its own', async () => {
  const own = await cloneDatabase({ isEmpty: true })
  afterAll(() => own.drop())
  const app = await startTestApp({ QUEUE_DATABASE_URL: own.url })
  const [owner, other] = [await app.make.member(), await app.make.member()]
  const readQueue = (sql: string) => withClient(own.superuser, async (client) => (await client.query(sql)).rows)
  const findMailJob = (id: string) =>
    readQueue(`select state from pgboss.job where name = 'mail.deliver' and id = '${id}'`)
  /** Makes a mail, and so a job. */
  const recover = ({ email }: { email: string }) =>
    fetch(`${app.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
  const startWorker = async () => {
    const worker = await runProduct({
      PORT: '0',
      ROLES: 'worker',
      DATABASE_URL: app.database.url,
      QUEUE_DATABASE_URL: own.url,
      PUBLIC_URL: app.url,
      SECRET_KEY: TEST_SECRET,
      LOG_LEVEL: 'silent',
    })
    onTestFinished(() => void worker.signal('SIGKILL'))
    return worker
  }

  it('does a job once whose worker was killed between handing it over and writing that down', async () => {
    await failToDrop(app, 'perform pg_sleep(5)')
    // It would keep the workers busy for long.
    await app.superuser.query(`insert into queue_pauses (name, paused_by) values ('demo.furnish', $1)`, [owner.userId])
    expect((await recover(owner)).status).toBe(200)
    const written = () => app.superuser.query<{ id: string }>(`select id from queued_jobs where name = 'mail.deliver'`)
    await until(async () => (await written()).rowCount)
    const id = (await written()).rows[0]?.id ?? ''
    const killed = await startWorker()
    await until(async () => (await findMailJob(id)).length === 1)
    await killed.signal('SIGKILL')
    await dropAgain(app)
    expect(await countWritten(app)).toBeGreaterThan(0)

    const worker = await startWorker()
    await until(async () => (await countWritten(app)) === 0)
    await until(async () => (await findMailJob(id))[0]?.state === 'completed')
    const { rows: mails } = await app.superuser.query('select state from mail_outbox where to_address = $1', [
      owner.email,
    ])
    expect([await findMailJob(id), mails]).toEqual([[{ state: 'completed' }], [{ state: 'sent' }]])
    await worker.signal('SIGTERM')
  }, 120_000)

  it('serves people while that database is away, says so, and does later what was asked for', async () => {
    await letIn(own, false)
    await until(async () => (await readiness()).checks['queue-database'] !== 'ok')
    expect(await readiness()).toMatchObject({ status: 'ready', checks: { database: 'ok' } })
    expect((await recover(other)).status).toBe(200)
    await until(async () => await countWritten(app))
    await letIn(own, true)
    await until(async () => (await readiness()).checks['queue-database'] === 'ok')
  })

  it('is ready without it where it says nothing', async () => {
    await withClient(own.superuser, async (client) => {
      await client.query('begin; lock table pgboss.version in access exclusive mode')
      await until(async () => (await readiness()).checks['queue-database'] === 'no answer in time')
      const begunAt = performance.now()
      expect(await readiness()).toMatchObject({ status: 'ready', checks: { database: 'ok' } })
      expect(performance.now() - begunAt).toBeLessThan(5000)
    })
    await until(async () => (await readiness()).checks['queue-database'] === 'ok')
  })

  it('takes along what waited in the product’s own, and refuses to have that as its own', async () => {
    const before = await startTestApp()
    const id = randomUUID()
    const customerId = randomUUID()
    await before.superuser.query(
      `insert into pgboss.job (id, name, data, group_id, priority, start_after) values
         ($1, 'mail.deliver', $2, $3, -7, '2099-01-01'), (gen_random_uuid(), 'dead-letters', '{}', null, 0, now())`,
      [id, { customerId }, `${customerId} 0`],
    )
    const next = await cloneDatabase({ isEmpty: true })
    const after = () => startWith(before, next.url)
    for (const product of [await after(), await after()]) await product.stop()

    const moved = await withClient(next.superuser, (client) =>
      client.query(
        `select name, group_id, priority from pgboss.job where name in ('mail.deliver', 'dead-letters') order by name desc`,
      ),
    )
    expect(moved.rows).toEqual([
      { name: 'mail.deliver', group_id: `${customerId} 0`, priority: -7 },
      { name: 'dead-letters', group_id: null, priority: 0 },
    ])
    expect((await before.superuser.query('select from pgboss.job')).rowCount).toBe(0)
    await expect(startWith(before, before.database.url)).rejects.toThrow('names the product’s own database')
    await next.drop()
  }, 60_000)

  async function readiness() {
    const answer = await fetch(`${app.url}/readyz`)
    return (await answer.json()) as { status: string; checks: Record<string, string> }
  }
})

/** Nobody gets in, and who is in is thrown out. */
async function letIn(database: ClonedDatabase, isOpen: boolean): Promise<void> {
  const { database: name } = database.superuser
  await withClient({ ...database.superuser, database: 'postgres' }, async (client) => {
    await client.query(`alter database ${name} allow_connections ${isOpen}`)
    if (!isOpen) await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })
}

async function startWith({ database }: TestApp, queueUrl: string) {
  const environment = {
    PORT: '0',
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET,
    ROLES: 'web',
    LOG_LEVEL: 'silent',
  }
  return startProduct(readConfig({ ...environment, QUEUE_DATABASE_URL: queueUrl }), {
    say: () => undefined,
    log: createLog('silent'),
  })
}
