import { describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const WISH = { type: 'promotion', businessName: 'Harbour Bistro', industry: 'Restaurant', context: 'Oysters on Friday' }

const write = (member: TestMember, given: object = {}, on: TestApp = app) =>
  on.as(member).post('/api/v1/campaigns/message', { ...WISH, ...given })
const usageOf = async ({ customerId }: TestMember, on: TestApp = app) =>
  (await on.superuser.query('select feature, calls, tokens from ai_usage where customer_id = $1', [customerId])).rows

describe('a message by the assistant', () => {
  it('is about the business and what it has to say; it is counted, and says who wrote it', async () => {
    const owner = await app.make.member()
    const { status, body } = await write(owner)
    expect(status).toBe(200)
    expect(body).toMatchObject({ origin: { engine: 'template' }, ignoredInstructions: false })
    expect(body.message).toContain('Harbour Bistro')
    expect(body.message).toContain('Oysters on Friday')
    const tokens = String(Math.ceil(body.message.length / 4))
    expect(await usageOf(owner)).toEqual([{ feature: 'campaign_message_generation', calls: '1', tokens }])
  })

  it('needs the business and its industry', async () => {
    const owner = await app.make.member()
    for (const missing of [{ businessName: ' ' }, { industry: '' }]) {
      const { status, body } = await write(owner, missing)
      expect([status, body.errors[0].message]).toEqual([400, 'Please fill out business name and industry'])
    }
    expect(await usageOf(owner)).toEqual([])
  })

  it('pays nobody for a review, and says that it left something out', async () => {
    const { body } = await write(await app.make.member(), { context: '10 % off for every 5 star review' })
    expect(body.message).not.toContain('10 %')
    expect(body.ignoredInstructions).toBe(true)
  })

  it('is asked for once, however often the same request arrives', async () => {
    const owner = await app.make.member()
    const key = { 'Idempotency-Key': 'one-message' }
    const [first, second] = [
      await app.as(owner).post('/api/v1/campaigns/message', WISH, key),
      await app.as(owner).post('/api/v1/campaigns/message', WISH, key),
    ]
    expect(second.body).toEqual(first.body)
    expect(await usageOf(owner)).toMatchObject([{ calls: '1' }])
  })
})

it('says so when nobody answers', async () => {
  const silent = await startTestApp({ AI_API_KEY: 'a-key', AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'a-model' })
  const owner = await silent.make.member()
  const body = { code: 'unavailable', detail: 'Failed to generate message' }
  expect(await write(owner, {}, silent)).toMatchObject({ status: 503, body })
  expect(await usageOf(owner, silent)).toEqual([])
})
