import { describe, expect, it } from 'vitest'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const google = await createReplyFixture(app)

/** Starter has room for the three that were there before. */
async function rest({ customerId, ...owner }: TestMember): Promise<void> {
  await app.superuser.query(
    `insert into integrations (customer_id, type, name, status, listing_id, created_at)
     select $1, type, type, 'connected', type, now() - interval '1 day' from unnest(array['facebook', 'yelp', 'tripadvisor']) type`,
    [customerId],
  )
  await setTier({ customerId, ...owner }, 'starter')
}

async function setTier(owner: TestMember, tier: string): Promise<void> {
  await app.superuser.query('update customers set subscription_tier = $2 where id = $1', [owner.customerId, tier])
  const kept = await app.as(owner).put('/api/v1/billing/kept', { platforms: [], members: [] })
  expect(kept.status).toBe(200)
}

const statusOf = async ({ customerId }: TestMember) =>
  (
    await app.superuser.query(`select status from integrations where customer_id = $1 and type = 'google'`, [
      customerId,
    ])
  ).rows[0]?.status

describe('a platform that rests', () => {
  it('takes no reply, whether it is sent now or was on its way', async () => {
    const { owner, reviewId, platformId } = await google.startWith()
    await google.submit(owner, reviewId)
    await rest(owner)
    expect(await statusOf(owner)).toBe('resting')
    await google.post()
    expect((await google.get(owner, reviewId)).reply).toMatchObject({
      state: 'saved',
      fault: { kind: 'not-connected' },
    })

    const refused = await google.submit(owner, reviewId, { text: 'Once more', replaceAnyway: true })
    expect(refused).toMatchObject({ status: 403, body: { code: 'plan-limit', reason: 'platform-resting' } })
    expect((await google.onPlatform(platformId))?.reply_text).toBeNull()
  })

  it('wakes whole: a token that ran out meanwhile is renewed when it is used again', async () => {
    const { owner } = await google.startWith()
    await rest(owner)
    await app.superuser.query(
      `update integrations set token_expires_at = now() - interval '30 days' where customer_id = $1 and type = 'google'`,
      [owner.customerId],
    )

    await setTier(owner, 'professional')

    expect(await statusOf(owner)).toBe('connected')
    await google.sync(owner)
    const { id, needsReconnect } = await findGoogle(owner)
    expect(needsReconnect).toBe(false)
    const [run] = (await app.as(owner).get(`/api/v1/integrations/${id}/runs`)).body.items
    expect(run).toMatchObject({ state: 'done', fault: null })
  })
})

const findGoogle = async (owner: TestMember): Promise<{ id: string; needsReconnect: boolean }> =>
  (await app.as(owner).get('/api/v1/integrations')).body.items.find(({ type }: { type: string }) => type === 'google')
