import { describe, expect, it } from 'vitest'
import { createBilling } from '#testing/billing-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const billing = createBilling(app)
await billing.setSilent(true)

const setStatus = ({ customerId }: TestMember, status: string) =>
  app.superuser.query('update customers set status = $2 where id = $1', [customerId, status])

/** Somebody who was trying it, with a platform whose fetch is due, until the trial was over. */
async function makeReader(): Promise<TestMember & { integrationId: string }> {
  const owner = await app.make.member({ customerStatus: 'trialing' })
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into integrations (customer_id, type, name, status, listing_id, next_sync_at)
     values ($1, 'google', 'X', 'connected', 'x', now()) returning id`,
    [owner.customerId],
  )
  return { ...owner, integrationId: rows[0]?.id ?? '' }
}

/** Every change is refused by the contract: the access matrix tries each with such an owner. Here is what happens without a request. */
describe('a workspace that can only be read', () => {
  it('is fetched for no longer, also where that had begun', async () => {
    const owner = await makeReader()
    const { body } = await app.as(owner).post('/api/v1/sync')
    await setStatus(owner, 'read-only')
    await app.superuser.query('update integrations set next_sync_at = now() where customer_id = $1', [owner.customerId])
    const due = await app.superuser.query('select from find_due_syncs(500) where customer_id = $1', [owner.customerId])
    expect(due.rowCount).toBe(0)
    await app.jobs.run('sync.run')
    const { items } = (await app.as(owner).get(`/api/v1/integrations/${owner.integrationId}/runs`)).body
    expect(items).toMatchObject([{ id: body.runs[0].id, state: 'stopped', fault: null }])
  })

  it('can be entered, read, exported and paid for', async () => {
    const owner = await makeReader()
    await setStatus(owner, 'read-only')
    const client = app.as(owner)
    const get = async (path: string) => (await client.get(`/api/v1${path}`)).status
    const read = [
      '/me',
      '/reviews',
      '/team',
      '/billing',
      '/workspace-data',
      '/integrations',
      '/qr-codes',
      '/chat/flows',
    ]
    expect(await Promise.all(read.map(get))).toEqual(read.map(() => 200))
    // What a page of the product is opened with.
    const { permissions } = (await client.get('/api/v1/me')).body.customer
    expect(permissions).toEqual(expect.arrayContaining(['reviews.view', 'chat.use', 'billing.manage']))
    expect(permissions).not.toContain('chat.manage')
    expect((await client.post('/api/v1/workspace-data/exports')).status).toBe(200)

    await billing.checkOut(owner, { tier: 'starter', interval: 'month' })
    expect(await billing.refresh(owner)).toMatchObject({ state: 'active', tier: 'starter' })
    expect((await client.post('/api/v1/locations', { name: 'New' })).status).toBe(200)
  })
})
