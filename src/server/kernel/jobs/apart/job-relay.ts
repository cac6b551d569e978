import { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { DatabaseAddress } from '#server/database/address.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { createListener } from '#server/kernel/events/listener.ts'
import { addGauge, type Metrics } from '#server/kernel/http/metrics.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { createForgetter } from './forgetter.ts'
import { createSetAside, handOver } from './hand-over.ts'
import { createLooker } from './looker.ts'
import { findOldestWritten, QUEUED_CHANNEL } from './queued-jobs.ts'

/** A missed notification waits at most this long, and so does what could not be handed over. */
const LOOK_MS = 1000
const AGE_HELP = 'How long the oldest job has waited to be handed to the queue'
/** A server that is gone tells nobody. */
const LIMITS = {
  max: 1,
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  query_timeout: 15_000,
  keepAlive: true,
}

export interface JobRelay {
  /** Hands over nothing more, and waits for what is on its way. What is left waits for another process. */
  stop(): Promise<void>
}

interface JobRelayOptions {
  transactions: Transactions
  boss: PgBoss
  /** Where the queue is. */
  queue: DatabaseAddress
  /** Where jobs are written down, past any pooler: it is listened to. */
  product: DatabaseAddress
  log: Log
  metrics: Metrics
}

/** Hands what is written down in the product's database to the queue in its own. Any number of processes may do so. */
export async function startJobRelay({
  boss,
  queue,
  product,
  log,
  metrics,
  ...given
}: JobRelayOptions): Promise<JobRelay> {
  // Unlike what workers write, a job that is gone from the product's database has to be on the disk of the queue's.
  const pool = new Pool({ ...queue, ...LIMITS, application_name: 'goodword_relay' })
  pool.on('error', (error) => log.warn({ err: error }, 'the connection with the queue was lost'))
  const refused = createSetAside()
  const giving = createLooker(async () => (await handOver({ ...given, boss, pool, refused, log })) > 0, {
    log,
    fault: 'jobs could not be handed to the queue',
  })
  // By themselves, for the queue looks through all it has for one customer's.
  const forgetter = createForgetter({ ...given, queue: { ...queue, ...LIMITS }, refused, log })
  const forgetting = createLooker(() => forgetter.forgetNext(), { log, fault: 'jobs could not be forgotten' })

  let oldestAt: Date | null = null
  const aging = createLooker(
    async () => {
      oldestAt = await given.transactions.platform.read(findOldestWritten)
      return false
    },
    { log, fault: 'it is not known how long jobs wait to be handed over' },
  )
  const readAge = () => (oldestAt === null ? 0 : (Date.now() - oldestAt.getTime()) / 1000)
  addGauge(metrics, { name: 'goodword_queued_jobs_age_seconds', help: AGE_HELP, read: readAge })

  const look = () => {
    giving.look()
    forgetting.look()
  }
  const clock = setInterval(() => {
    look()
    aging.look()
  }, LOOK_MS)
  const options = { address: product, channel: QUEUED_CHANNEL, log, onNotified: look, onConnected: look }
  const listener = createListener(options)
  await listener.start()
  return {
    async stop() {
      clearInterval(clock)
      await listener.stop()
      await Promise.all([giving.stop(), forgetter.stop(), forgetting.stop(), aging.stop()])
      await pool.end()
    },
  }
}
