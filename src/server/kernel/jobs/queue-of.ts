import type { Database } from '#server/database/connect.ts'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { JobQueue } from './job-queue.ts'

const queues = new WeakMap<Database, JobQueue>()

/** Whoever has a transaction of this database can queue with it, as deep as it was handed down. */
export function layQueueBeside(database: Database, queue: JobQueue): void {
  queues.set(database, queue)
}

/** `undefined` where there is no queue, such as in a task that only reads and writes. */
export function queueOf(tx: ScopedTx): JobQueue | undefined {
  return queues.get(tx.database)
}
