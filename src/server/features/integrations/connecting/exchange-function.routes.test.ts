import { describe, expect, it } from 'vitest'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { answerConsent } from '#testing/vendors/consent-walk.ts'

const app = await startTestApp()
await createPlatformFixture(app, 'google', 1)

const exchange = (member: { token: string }, body: object) =>
  app.as(member).post('/functions/v1/exchange-oauth-token', body)
const listOf = async (member: TestMember) => (await app.as(member).get('/api/v1/integrations')).body.items

async function comeBack(member: TestMember): Promise<string> {
  const started = await app
    .as(member)
    .post('/api/v1/integrations/authorizations', { platform: 'google', returnTo: 'settings' })
  const home = await answerConsent(new URL(started.body.url), 'Allow', { account: '101', 'location:200': 'yes' })
  expect(home.pathname).toBe('/settings')
  return home.searchParams.get('code') ?? ''
}

describe('the settings-side exchange', () => {
  it('connects what this session has under way, and tells no token', async () => {
    const owner = await app.make.member()
    const code = await comeBack(owner)

    const answer = await exchange(owner, { code, customerId: owner.customerId })

    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: { type: 'google', status: 'connected', customer_id: owner.customerId, name: 'Harbour 200', choices: [] },
        error: null,
      },
    })
    expect(JSON.stringify(answer.body)).not.toContain('sb-')
    expect((await listOf(owner)).map((item: { id: string }) => item.id)).toEqual([answer.body.data.id])
  })

  it('works once, also when it is sent twice at the same time', async () => {
    const owner = await app.make.member()
    const code = await comeBack(owner)
    const send = () => exchange(owner, { code, customerId: owner.customerId })

    const answers = await Promise.all([send(), send()])

    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    const message = 'Invalid authentication state. Please try again.'
    expect(await send()).toMatchObject({ status: 409, body: { data: null, error: { message } } })
    expect(await listOf(owner)).toHaveLength(1)
  })

  it('does not find another customer, and leaves what is under way as it is', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const code = await comeBack(owner)

    expect(await exchange(owner, { code, customerId: stranger.customerId })).toMatchObject({
      status: 404,
      body: { data: null, error: { message: 'That customer does not exist.' } },
    })
    expect((await exchange(stranger, { code, customerId: owner.customerId })).status).toBe(404)
    expect((await exchange(stranger, { code, customerId: stranger.customerId })).status).toBe(409)
    expect([...(await listOf(owner)), ...(await listOf(stranger))]).toEqual([])
    expect((await exchange(owner, { code, customerId: owner.customerId })).status).toBe(200)
  })

  it('says so when the person denied it, and the way stays open', async () => {
    const owner = await app.make.member()
    const code = await comeBack(owner)
    const { customerId } = owner
    const message = 'No authorization code received'

    expect(await exchange(owner, { customerId })).toMatchObject({
      status: 400,
      body: { data: null, error: { message } },
    })
    expect(await exchange(owner, { code: '', customerId })).toMatchObject({ status: 409, body: { error: { message } } })
    expect((await exchange(owner, { code, customerId })).status).toBe(200)
  })

  it('gives the platform’s own words for a code it does not know', async () => {
    const owner = await app.make.member()
    await comeBack(owner)

    const { status, body } = await exchange(owner, { code: 'made-up', customerId: owner.customerId })

    expect([status, body.data]).toEqual([409, null])
    expect(body.error.message).not.toBe('')
    expect(await listOf(owner)).toEqual([])
  })

  it('is for the signed-in who may connect', async () => {
    const owner = await app.make.member()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const body = { code: 'x', customerId: owner.customerId }

    expect(await app.anonymous.post('/functions/v1/exchange-oauth-token', body)).toMatchObject({
      status: 401,
      body: { data: null, error: { message: expect.any(String) } },
    })
    expect((await exchange(member, body)).status).toBe(403)
    expect((await exchange(owner, body)).status).toBe(409)
  })
})
