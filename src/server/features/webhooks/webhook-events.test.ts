import { expect, it } from 'vitest'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createWebhookFixture } from '#testing/webhook-fixture.ts'

const app = await startTestApp()
const { start, deliverAll } = createWebhookFixture(app)
const disputes = createDisputeFixture(app)

const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

it('tells of reviews that are news, and of those whose writers changed them', async () => {
  const fixture = await createPlatformFixture(app, 'google', 1)
  await app.superuser.query('delete from sandbox.vendor_reviews')
  await fixture.write([{ rating: 4, createdAt: ago(24 * 30) }])
  const till = await start(['review.created', 'review.updated'])
  await fixture.connect(till.owner)
  await app.jobs.tryAll('sync.run')
  await deliverAll()
  expect(await till.received()).toEqual([])

  await fixture.write([{ rating: 2, author: 'Ann Lee', content: 'A secret of mine' }])
  await fixture.sync(till.owner)
  await app.superuser.query(`update sandbox.vendor_reviews set rating = 5, updated_at = now() where rating = 2`)
  await fixture.sync(till.owner)
  await deliverAll()
  const [updated, created] = (await till.received())
    .map(({ body }) => JSON.parse(body))
    .toSorted((a, b) => b.sequence - a.sequence)
  expect([created, updated]).toMatchObject([
    { type: 'review.created', sequence: 1, data: { platform: 'google', rating: 2 } },
    { type: 'review.updated', sequence: 2, data: { reviewId: created.data.reviewId, rating: 5 } },
  ])
  expect(JSON.stringify(created)).not.toMatch(/Ann|secret/)
})

it('tells how a dispute goes on', async () => {
  const till = await start(['dispute.changed'])
  const { disputeId, reviewId } = await disputes.start(till.owner)
  await disputes.act(till.owner, disputeId, 'resolve')
  await deliverAll()
  const [message] = await till.received()
  expect(JSON.parse(message?.body ?? '{}')).toMatchObject({
    type: 'dispute.changed',
    data: { disputeId, reviewId, platform: 'google', status: 'resolved', change: 'resolved' },
  })
})
