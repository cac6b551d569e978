import { describe, expect, it } from 'vitest'
import { listMessages } from '#sandbox/providers/provider-messages.repository.ts'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import type { SocialProvider } from '#shared/domain/providers.ts'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { answerConsent } from '#testing/vendors/consent-walk.ts'

const VISITS = '/api/v1/provider-authorizations'
const app = await startTestApp()
const { db } = app.product.base.sandbox
const { start, addGuest, goOut, messagesTo } = createCampaigns(app)

async function visit(owner: TestMember, provider: SocialProvider) {
  const { body } = await app.as(owner).post(VISITS, { provider })
  const home = await answerConsent(new URL(body.url), 'Allow as Dana Whitlock')
  const said = { code: home.searchParams.get('code') ?? '', state: home.searchParams.get('state') ?? '' }
  await app.as(owner).post(`${VISITS}/complete`, said)
}

const postsSaying = async (text: string) =>
  (await listMessages(db, { vendor: 'twitter', limit: 200 })).filter(({ text_body: said }) => said.includes(text))

describe('a campaign on social networks', () => {
  it('is posted once where it can be, and says what keeps it from the others', async () => {
    const text = 'Lobster week begins.'
    const { owner, send, read, recipients, path } = await start({ message: text })
    const ann = await addGuest(owner)
    await visit(owner, 'twitter')
    await visit(owner, 'instagram')

    const { body: before } = await app.as(owner).get(`${path}/audience`)
    expect(before.networks).toMatchObject([
      { network: 'facebook', problem: 'not-connected' },
      { network: 'twitter', account: '@harbourbistro', problem: null, price: { amount: 0.015, currency: 'USD' } },
      { network: 'instagram', problem: 'image-needed' },
      { network: 'linkedin', problem: 'not-connected' },
    ])
    await send({ channels: ['email', 'social_media'], socialPlatforms: ['twitter', 'instagram'] })
    await goOut()
    await goOut()

    expect(await postsSaying(text)).toHaveLength(1)
    expect(await messagesTo('sendgrid', ann.email)).toHaveLength(1)
    expect(await read()).toMatchObject({
      status: 'completed',
      sentCount: 2,
      deliveries: [
        { channel: 'email', handedOver: 1 },
        { channel: 'instagram', total: 0, problem: 'image-needed' },
        { channel: 'twitter', handedOver: 1, problem: null },
      ],
    })
    expect(await recipients('?channel=twitter')).toMatchObject([
      { state: 'accepted', address: '@harbourbistro', contactId: null, url: expect.stringMatching(/^https?:/) },
    ])
  })

  it('tells what people did with each post: by itself where that is free, else for a price when somebody asks', async () => {
    const { owner, send, path, post } = await start({ message: 'Oysters are back.' }, { isConnected: false })
    await visit(owner, 'twitter')
    await send({ channels: ['social_media'], socialPlatforms: ['twitter'] })
    await goOut()
    const posts = async () => (await app.as(owner).get(`${path}/analytics`)).body.posts

    const price = { amount: 0.005, currency: 'USD' }
    expect(await posts()).toMatchObject([{ network: 'twitter', numbers: null, canBeRead: true, price }])
    // Nobody pays by themselves.
    expect(await app.jobs.list('campaigns.read-posts')).toEqual([])
    const { status, body } = await post('read-post', { network: 'twitter' })
    expect(status).toBe(200)
    expect(body.numbers).toMatchObject({ likes: expect.any(Number), shares: expect.any(Number) })
    expect((await posts())[0].numbers).toMatchObject({ likes: body.numbers.likes })

    expect((await post('read-post', { network: 'facebook' })).status).toBe(404)
    const other = await app.make.member()
    expect((await app.as(other).post(`${path}/read-post`, { network: 'twitter' })).status).toBe(404)
  })

  it('is asked about for three days, every hour, and no longer', async () => {
    const imageUrl = 'https://example.com/crab.jpg'
    const { owner, id, send, path } = await start({ message: 'Crab.', imageUrl }, { isConnected: false })
    await visit(owner, 'instagram')
    await send({ channels: ['social_media'], socialPlatforms: ['instagram'] })
    await goOut()
    const planned = async () => (await app.jobs.list('campaigns.read-posts')).length
    const pass = async (age: string) => {
      await app.superuser.query(
        'update campaign_recipients set handed_over_at = now() - $2::interval where campaign_id = $1',
        [id, age],
      )
      await app.jobs.run('campaigns.read-posts')
    }

    expect(await planned()).toBe(1)
    await pass('1 hour')
    const [told] = (await app.as(owner).get(`${path}/analytics`)).body.posts
    expect(told).toMatchObject({
      network: 'instagram',
      price: null,
      numbers: { shares: null, likes: expect.any(Number) },
    })
    expect(await planned()).toBe(2)
    await pass('4 days')
    expect(await planned()).toBe(2)
  })

  it('is posted once when nobody confirmed it: the network is asked', async () => {
    const text = 'Mussels until they are gone.'
    const { owner, id, send, read } = await start({ message: text }, { isConnected: false })
    await visit(owner, 'twitter')
    await setFault(db, 'twitter', { kind: 'cut', remaining: 1 })

    await send({ channels: ['social_media'], socialPlatforms: ['twitter'] })
    await goOut()
    await clearFaults(db, 'twitter')
    await app.superuser.query('update campaign_recipients set due_at = null where campaign_id = $1', [id])
    await app.jobs.run('campaigns.deliver')

    expect(await postsSaying(text)).toHaveLength(1)
    expect(await read()).toMatchObject({ status: 'completed', progress: { handedOver: 1, unknown: 0 } })
  })
})
