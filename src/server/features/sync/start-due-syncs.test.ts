import { describe, expect, it } from 'vitest'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { startDueSyncRuns } from './start-due-syncs.ts'

const app = await startTestApp()
const fixture = await createPlatformFixture(app, 'google', 1)
const { base, services } = app.product
const { integrations } = services
const { transactions } = base
const clock = { transactions, integrations }

describe('the clock that starts what is due', () => {
  it('leaves alone what another has started and ended since it looked', async () => {
    const owner = await app.make.member()
    await fixture.connect(owner)
    await app.jobs.tryAll('sync.run')
    await app.superuser.query('update integrations set next_sync_at = now() where customer_id = $1', [owner.customerId])
    const late: typeof transactions.platform = {
      ...transactions.platform,
      async step(work) {
        const due = await transactions.platform.step(work)
        await startDueSyncRuns(clock)
        await app.jobs.tryAll('sync.run')
        return due
      },
    }

    await startDueSyncRuns({ ...clock, transactions: { ...transactions, platform: late } })

    const { rows } = await app.superuser.query(
      `select state from sync_runs where customer_id = $1 and trigger = 'timer'`,
      [owner.customerId],
    )
    expect(rows).toEqual([{ state: 'done' }])
  })
})
