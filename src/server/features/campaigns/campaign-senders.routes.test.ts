import { describe, expect, it } from 'vitest'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const { start, connect, addGuest, goOut, messagesTo } = createCampaigns(app)
const CONNECTIONS = '/api/v1/provider-connections'
const SENDERS = '/api/v1/campaign-senders'

/** A draft, the default account, and another one that messages can come from. */
async function open() {
  const campaign = await start()
  const { owner, path } = campaign
  const other = await connect(owner, 'mailgun', { apiKey: 'key-sandbox', domain: 'bistro.test' })
  const choose = (emailSenderId: string | null) => app.as(owner).patch(path, { emailSenderId })
  return { ...campaign, other, choose }
}

describe('who sends a campaign', () => {
  it('is chosen among the accounts that can, the default one first', async () => {
    const { owner, connectionId, other } = await open()
    await connect(owner, 'sendgrid', { apiKey: 'SG.sandbox-unverified' }).then((id) =>
      app.as(owner).patch(`${CONNECTIONS}/${id}`, { senderAddress: '' }),
    )

    const { items } = (await app.as(owner).get(SENDERS)).body
    expect(items.slice(0, 2)).toEqual([
      { id: connectionId, channel: 'email', provider: 'sendgrid', sender: 'hello@bistro.test', isDefault: true },
      { id: other, channel: 'email', provider: 'mailgun', sender: 'hello@bistro.test', isDefault: false },
    ])
  })

  it('is the chosen one, else the default, also once the chosen one is gone', async () => {
    const { owner, other, choose, read, send, post } = await open()
    expect((await choose(other)).body.emailSenderId).toBe(other)
    const ann = await addGuest(owner)
    await send()
    await goOut()
    expect(await messagesTo('mailgun', ann.email)).toHaveLength(1)
    expect(await messagesTo('sendgrid', ann.email)).toEqual([])

    expect((await app.as(owner).delete(`${CONNECTIONS}/${other}`)).status).toBe(200)
    const copy = (await post('duplicate')).body
    expect([(await read()).emailSenderId, copy.emailSenderId]).toEqual([other, null])
    await app.as(owner).post(`/api/v1/campaigns/${copy.id}/test`, { channel: 'email' })
    expect(await messagesTo('sendgrid', owner.email)).toHaveLength(1)
  })

  it('is none of another customer’s, and of the right kind', async () => {
    const { choose, path, owner } = await open()
    const stranger = await open()
    expect((await choose(stranger.other)).body).toMatchObject({ reason: 'provider-not-found' })
    expect((await app.as(owner).patch(path, { smsSenderId: stranger.other })).status).toBe(404)
    expect((await app.as(stranger.owner).get(SENDERS)).body.items).toHaveLength(2)
  })
})
