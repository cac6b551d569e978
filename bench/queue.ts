// How many jobs a second are sent and worked through: with the queue in the product's database, and in one of its own.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { withClient } from '#server/database/prepare.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { analyzeReviewsJob } from '#server/features/review-analysis/review-analysis.jobs.ts'
import { runProduct } from '#testing/running-product.ts'
import { startStandAloneApp, type StandAloneApp } from '#testing/stand-alone-app.ts'
import type { BenchRow } from './table.ts'

const JOBS = 3000
const CUSTOMERS = 50
const SENDERS = 8
const WORKERS = [1, 2]

export async function benchQueue(dataDir: string): Promise<BenchRow[]> {
  const together = await measurePlace(join(dataDir, 'queue-together'), false)
  const apart = await measurePlace(join(dataDir, 'queue-apart'), true)
  return together.map((row, at) => ({
    work: `${row.work}, the queue in a database of its own (floor: in the product's)`,
    ours: apart[at]?.perSecond ?? Number.NaN,
    floor: row.perSecond,
    unit: 'jobs/s',
    goal: 'to be known',
  }))
}

interface Rate {
  work: string
  perSecond: number
}

async function measurePlace(dataDir: string, isApart: boolean): Promise<Rate[]> {
  const settings = { DATA_DIR: dataDir, ROLES: 'web', NODE_ENV: 'test' }
  const first = await startStandAloneApp(settings)
  const queueUrl = await makeDatabase(first)
  const place = isApart ? { QUEUE_DATABASE_URL: queueUrl } : {}
  const app = isApart ? await startStandAloneApp({ ...settings, ...place }) : first
  const queue = isApart ? new Pool({ connectionString: queueUrl, max: 2 }) : app.superuser
  // The demo would keep the workers busy.
  await app.superuser.query(`insert into queue_pauses (name, paused_by) values ('demo.furnish', gen_random_uuid())`)
  try {
    const rates: Rate[] = []
    for (const count of WORKERS) {
      const sent = await send(app)
      if (count === 1) rates.push({ work: `jobs sent, ${SENDERS} at a time, a transaction each`, perSecond: sent })
      const environment = { ...place, DATA_DIR: dataDir, PORT: '0', ROLES: 'worker', PUBLIC_URL: app.url }
      rates.push({ work: `jobs worked through by ${count}`, perSecond: await workThrough(queue, count, environment) })
    }
    return rates
  } finally {
    if (isApart) {
      await queue.end()
      await app.stop()
    }
    await first.stop()
  }
}

async function makeDatabase({ product }: StandAloneApp): Promise<string> {
  const { host, port, ...address } = product.base.app.address
  const superuser = { ...address, host, port, user: 'postgres', password: '' }
  await withClient(superuser, (client) => client.query('create database bench_queue owner goodword_owner'))
  return `postgres://goodword_owner@localhost:${port}/bench_queue?host=${encodeURIComponent(host)}`
}

async function send({ product: { base } }: StandAloneApp): Promise<number> {
  const customers = Array.from({ length: CUSTOMERS }, () => randomUUID())
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: SENDERS }, async (_, sender) => {
      for (let turn = sender; turn < JOBS; turn += SENDERS) {
        const customerId = customers[turn % CUSTOMERS] ?? ''
        await base.transactions.step(customerId, (tx) => enqueue(tx, analyzeReviewsJob, { customerId }))
      }
    }),
  )
  return (JOBS * 1000) / (performance.now() - startedAt)
}

/** From the first that began to the last that ended, by the database's clock. */
async function workThrough(queue: Pool, count: number, environment: Record<string, string>): Promise<number> {
  const workers = await Promise.all(Array.from({ length: count }, () => runProduct(environment)))
  for (;;) {
    const { rows } = await queue.query<{ done: number; seconds: number }>(
      `select count(*)::int as done, extract(epoch from max(completed_on) - min(started_on))::float8 as seconds
       from pgboss.job where name = $1 and state = 'completed'`,
      [analyzeReviewsJob.name],
    )
    const [found] = rows
    if (found && found.done >= JOBS) {
      await Promise.all(workers.map((worker) => worker.signal('SIGTERM')))
      await queue.query('delete from pgboss.job where name = $1', [analyzeReviewsJob.name])
      return found.done / found.seconds
    }
    await sleep(200)
  }
}
