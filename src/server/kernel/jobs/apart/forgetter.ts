import { Client, type ClientConfig } from 'pg'
import type { Transactions } from '#server/database/transactions.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { deleteJobsOf } from '../queue-sql.ts'
import type { SetAside } from './hand-over.ts'
import { beginToForget, dropWritten, findToForget, mayHandOver, RELAY_LOCK, type ToForget } from './queued-jobs.ts'

/** Everything that the queue has is looked through, what is done as well. */
const LONGEST_MS = 600_000

interface ForgetterOptions {
  transactions: Transactions
  queue: ClientConfig
  refused: SetAside
  log: Log
}

/** Lets the queue forget the jobs of those who were written down for it. No transaction of the product waits for that. */
export function createForgetter({ transactions, queue, refused, log }: ForgetterOptions) {
  let current: Client | null = null
  let isStopped = false

  /** The lock is the connection's, and kept until the line is gone here: else another process would delete what came after. */
  async function forget(client: Client, told: ToForget): Promise<boolean> {
    const { rows } = await client.query<{ is_free: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as is_free',
      [RELAY_LOCK, told.id],
    )
    if (!rows[0]?.is_free) return false
    if (!(await transactions.platform.step((tx) => beginToForget(tx, told)))) return true
    await deleteJobsOf({ executeSql: (text, values) => client.query(text, values) }, told.turn_of)
    return transactions.platform.step(async (tx) => {
      const mayDrop = await mayHandOver(tx)
      if (mayDrop) await dropWritten(tx, [told.id])
      return mayDrop
    })
  }

  return {
    /** Answers whether there may be more. */
    async forgetNext(): Promise<boolean> {
      const told = await transactions.platform.read((tx) => findToForget(tx, refused.ids()))
      if (told === null || isStopped) return false
      const limits = { statement_timeout: LONGEST_MS, query_timeout: LONGEST_MS, application_name: 'goodword_forget' }
      const client = new Client({ ...queue, ...limits })
      client.on('error', () => undefined)
      current = client
      try {
        await client.connect()
        return await forget(client, told)
      } catch (error) {
        refused.add(told.id)
        log.error({ err: error, customerId: told.turn_of }, 'the jobs of a customer could not be forgotten')
        return true
      } finally {
        current = null
        await client.end().catch(() => undefined)
      }
    },

    /** What is on its way is broken off, and done by another process. */
    async stop(): Promise<void> {
      isStopped = true
      await current?.end().catch(() => undefined)
    },
  }
}
