import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { afterAll } from 'vitest'
import { createMetrics } from '#server/kernel/http/metrics.ts'
import type { JobHandler } from '#server/kernel/jobs/job.ts'
import { connectQueue } from '#server/kernel/jobs/job-queue.ts'
import { createBoss, prepareQueue } from '#server/kernel/jobs/prepare-queue.ts'
import { startJobRelay } from '#server/kernel/jobs/apart/job-relay.ts'
import { startJobRunner, type JobRunner } from '#server/kernel/jobs/job-runner.ts'
import { createLog } from '#server/kernel/log/log.ts'
import { cloneDatabase } from './clone-database.ts'
import type { TestApp } from './test-app.ts'

/** Where a queue can be; what is true of it is true in both places. */
export const QUEUE_PLACES = [
  { place: 'in the product’s database', isApart: false },
  { place: 'in a database of its own', isApart: true },
] as const

export type QueueFixture = Awaited<ReturnType<typeof startQueue>>

/** A queue for these handlers beside the app's own, which does nothing here. */
export async function startQueue(app: TestApp, handlers: readonly JobHandler[], { isApart }: { isApart: boolean }) {
  const { base } = app.product
  const log = createLog('silent')
  const options = { log, metrics: createMetrics() }
  const own = isApart ? await cloneDatabase({ isEmpty: true }) : null
  const superuser = own ? new Pool({ ...own.superuser, max: 4 }) : app.superuser
  superuser.on('error', () => undefined)
  const definitions = handlers.map(({ definition }) => definition)
  await prepareQueue(own?.owner ?? app.database.owner, definitions, { isApart })
  const boss = createBoss(own?.owner ?? base.app.address, { log, isWorker: true })
  await boss.start()
  for (const { db } of [base.app, base.admin]) connectQueue(db, boss, { isApart })
  const product = { executeSql: (text: string, values?: unknown[]) => base.app.pool.query(text, values) }
  const relayed = { ...options, boss, transactions: base.transactions, product: base.app.address }
  const relay = own && (await startJobRelay({ ...relayed, queue: own.owner }))
  const runners: JobRunner[] = []

  afterAll(async () => {
    await Promise.all([...runners.map((runner) => runner.stop()), relay?.stop()])
    await boss.stop({ graceful: false })
    if (own) await superuser.end()
    await own?.drop()
  })
  return {
    boss,
    /** Of the database that the queue is in. */
    superuser,
    own,
    metrics: options.metrics,
    async work(chosen: readonly JobHandler[] = handlers, random?: () => number): Promise<JobRunner> {
      const runner = await startJobRunner({ ...options, boss, handlers: chosen, product, ...(random && { random }) })
      runners.push(runner)
      return runner
    },
    /** Everything that was enqueued is in the queue. */
    async settle(): Promise<void> {
      for (let turn = 0; turn < 2400; turn += 1) {
        const { rows } = await app.superuser.query('select from queued_jobs limit 1')
        if (rows.length === 0) return
        await sleep(25)
      }
      throw new Error('The queue was not handed everything.')
    },
  }
}
