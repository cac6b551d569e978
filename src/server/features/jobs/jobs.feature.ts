import * as contract from '#shared/contracts/jobs.ts'
import type { FailedJob, Queue } from '#shared/contracts/jobs.ts'
import type { PlatformTx, ScopedTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import * as care from '#server/kernel/jobs/queue-care.ts'
import { withoutSecrets } from '#server/kernel/log/without-secrets.ts'
import { readPage } from '#server/kernel/paging/keyset.ts'

interface JobPorts {
  refuseUnproved: (tx: ScopedTx, actor: { sessionId: string }) => Promise<void>
}

/** For administrators: what waits, what was given up and why, and what to do about it. */
export function makeJobs(base: Foundations, ports: JobPorts) {
  return { routes: [...makeQueueRoutes(base), ...makeFailedRoutes(base, ports)] }
}

function makeQueueRoutes({ adminTransactions: admins }: Foundations) {
  return [
    implement(contract.listQueues, ({ actor: admin, request }) =>
      admins.read({ admin, requestId: request.id, action: 'jobs.queues' }, async (tx) => ({
        queues: (await care.countQueues(tx)).map(presentQueue),
      })),
    ),
    implement(contract.pauseQueue, ({ actor: admin, input: { queue }, request }) =>
      admins.transaction({ admin, requestId: request.id, action: 'jobs.pause', subject: queue }, async (tx) => {
        await refuseUnknown(tx, queue)
        if (!(await care.pause(tx, queue, admin.userId))) throw refusal('queue-paused')
        return getQueue(tx, queue)
      }),
    ),
    implement(contract.resumeQueue, ({ actor: admin, input: { queue }, request }) =>
      admins.transaction({ admin, requestId: request.id, action: 'jobs.resume', subject: queue }, async (tx) => {
        await refuseUnknown(tx, queue)
        if (!(await care.goOn(tx, queue))) throw refusal('queue-running')
        return getQueue(tx, queue)
      }),
    ),
  ]
}

function makeFailedRoutes({ adminTransactions: admins, authTransactions }: Foundations, { refuseUnproved }: JobPorts) {
  return [
    implement(contract.listFailedJobs, ({ actor: admin, input, request }) =>
      admins.read({ admin, requestId: request.id, action: 'jobs.failed' }, async (tx) => {
        const page = await readPage(input, (wanted) => care.listDeadLetters(tx, input, wanted))
        return { items: page.rows.map(presentFailed), nextCursor: page.nextCursor }
      }),
    ),
    implement(contract.retryFailedJob, ({ actor: admin, input: { jobId }, request }) =>
      admins.transaction({ admin, requestId: request.id, action: 'jobs.retry', subject: jobId }, async (tx) => {
        const count = await care.redrive(tx, { ids: [jobId] })
        if (count === 0) throw refusal('nothing-here')
        return { count }
      }),
    ),
    implement(contract.retryFailedJobs, async ({ actor: admin, input, request }) => {
      await authTransactions.platform.read((tx) => refuseUnproved(tx, admin))
      return admins.transaction({ admin, requestId: request.id, action: 'jobs.retry-all' }, async (tx, note) => {
        const count = await care.redrive(tx, input.queue === undefined ? {} : { queue: input.queue })
        note({ ...(input.queue !== undefined && { subject: input.queue }), details: { count } })
        return { count }
      })
    }),
  ]
}

async function refuseUnknown(tx: PlatformTx, queue: string): Promise<void> {
  if (!(await care.hasQueue(tx, queue))) throw refusal('nothing-here')
}

async function getQueue(tx: PlatformTx, name: string): Promise<Queue> {
  const found = (await care.countQueues(tx)).find((queue) => queue.name === name)
  if (!found) throw refusal('nothing-here')
  return presentQueue(found)
}

const presentQueue = ({
  oldest_at: oldestAt,
  paused_at: pausedAt,
  paused_by: pausedBy,
  ...counts
}: care.QueueState) => ({
  ...counts,
  oldestAt: oldestAt?.toISOString() ?? null,
  pausedAt: pausedAt?.toISOString() ?? null,
  pausedBy,
})

const presentFailed = (row: care.DeadLetter): FailedJob => ({
  id: row.id,
  queue: row.queue,
  reason: row.reason === null ? null : withoutSecrets(row.reason),
  attempts: row.attempts,
  failedAt: row.created_at.toISOString(),
  firstAt: row.first_at?.toISOString() ?? null,
  customer: row.customer_id === null ? null : { id: row.customer_id, companyName: row.company_name ?? '' },
})
