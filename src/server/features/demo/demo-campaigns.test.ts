import { expect, it } from 'vitest'
import type { CampaignAnalytics, CampaignFigures } from '#shared/contracts/campaign-analytics.ts'
import type { Campaign } from '#shared/contracts/campaigns.ts'
import { createTestClient } from '#testing/http-client.ts'
import { startTestApp } from '#testing/test-app.ts'
import { DEMO_SIGN_INS } from './demo-workspace.ts'

const DAY_MS = 86_400_000
const app = await startTestApp()
const { email, password } = DEMO_SIGN_INS.owner
const signedIn = await app.anonymous.post('/auth/v1/token?grant_type=password', { email, password })
const owner = createTestClient(app.url, signedIn.body.access_token as string)
await app.product.services.features.demo.request()
const RUN = ['demo.run-campaigns', 'campaigns.gather', 'campaigns.deliver', 'demo.run-campaigns']
for (const name of ['demo.furnish', 'demo.open-pages', ...RUN]) await app.jobs.run(name)
const campaigns = (await owner.get('/api/v1/campaigns')).body.items as Campaign[]
const daysSince = (at: string | null) => (Date.now() - Date.parse(at ?? '')) / DAY_MS

it('the demo’s guests may be written to, most of them', async () => {
  const { body } = await owner.get('/api/v1/contacts/count')
  expect(body.total).toBeGreaterThanOrEqual(60)
  expect(body.email).toBeGreaterThanOrEqual(55)
})

it('the demo has one campaign of each kind, sent by a service that the sandbox stands in for', async () => {
  expect(Object.fromEntries(campaigns.map(({ name, status }) => [name, status]))).toEqual({
    'Autumn tasting menu': 'completed',
    'How was your visit?': 'active',
    'Holiday opening hours': 'draft',
    'Oyster evenings': 'paused',
  })
  const { body } = await owner.get('/api/v1/provider-connections')
  expect(body.items).toMatchObject([{ provider: 'sendgrid', isSandbox: true }])
})

it('what the demo sent was read by some, in the days since', async () => {
  const { items } = (await owner.get('/api/v1/campaign-analytics')).body as { items: CampaignFigures[] }
  const promotion = items.find(({ name }) => name === 'Autumn tasting menu')
  expect(promotion?.sent).toBeGreaterThan(50)
  const read = items.filter((each) => each.sent > 0)
  for (const figure of ['opens', 'clicks'] as const) {
    expect(new Set(read.map((each) => each[figure])).size).toBe(read.length)
  }
  for (const { sent, opens, clicks } of read) {
    expect(opens).toBeGreaterThan(sent / 4)
    expect(clicks).toBeGreaterThan(4)
    expect(clicks).toBeLessThan(opens)
  }
  expect(promotion?.responses).toBeGreaterThan(2)
  for (const { id, clicks } of read) {
    const { links } = (await owner.get(`/api/v1/campaigns/${id}/analytics`)).body as CampaignAnalytics
    expect(links.reduce((sum, link) => sum + link.clicks, 0)).toBe(clicks)
  }
  expect(daysSince(promotion?.lastSentAt ?? null)).toBeCloseTo(9, 1)
  const { body } = await owner.get(`/api/v1/campaigns/${promotion?.id}/events?limit=100`)
  expect(body.items.filter(({ at }: { at: string }) => daysSince(at) < 5)).toEqual([])
})

it('nothing of it is news', async () => {
  const { body: feed } = await owner.get('/api/v1/activity?subject=campaigns')
  const actions = feed.items.map(({ action }: { action: string }) => action)
  expect(actions).toEqual(expect.arrayContaining(['campaign.sent', 'campaign.activated', 'campaign.ended']))
  expect(feed.items.filter(({ createdAt }: { createdAt: string }) => daysSince(createdAt) < 1)).toEqual([])
})
