import { describe, expect, it } from 'vitest'
import { createCustomerTransactions, createPlatformTransactions } from '#server/database/transactions.ts'
import { createJobQueue } from '#server/kernel/jobs/job-queue.ts'
import { createPlatformBench } from '#testing/platform-bench.ts'
import { startTestApp } from '#testing/test-app.ts'
import { startDueSyncRuns } from './start-due-syncs.ts'
import { createSyncService } from './sync.service.ts'

const app = await startTestApp()
const bench = await createPlatformBench(app, 'google', 1)
const { base, services } = app.product
const { integrations } = services
const customers = createCustomerTransactions(base.app.db)
const platform = createPlatformTransactions(base.app.db)
const sync = createSyncService({ customers, jobs: createJobQueue(base.boss), integrations: () => integrations })
const clock = { platform, customers, integrations, sync }

describe('the clock that starts what is due', () => {
  it('leaves alone what another has started and ended since it looked', async () => {
    const owner = await app.make.member()
    await bench.connect(owner)
    await app.jobs.tryAll('sync.run')
    await app.superuser.query('update integrations set next_sync_at = now() where customer_id = $1', [owner.customerId])
    const late: typeof platform = {
      async transaction(work) {
        const due = await platform.transaction(work)
        await startDueSyncRuns(clock)
        await app.jobs.tryAll('sync.run')
        return due
      },
    }

    await startDueSyncRuns({ ...clock, platform: late })

    const { rows } = await app.superuser.query(
      `select state from sync_runs where customer_id = $1 and trigger = 'timer'`,
      [owner.customerId],
    )
    expect(rows).toEqual([{ state: 'done' }])
  })
})
