import { describe, expect, it } from 'vitest'
import { webhookEventSchema } from '#shared/contracts/webhook-events.ts'
import { MOST_WEBHOOKS } from '#shared/domain/webhooks.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createWebhookFixture, verifyWebhook } from '#testing/webhook-fixture.ts'

const app = await startTestApp()
const { start, unsubscribe, deliverAll } = createWebhookFixture(app)
const PATH = '/api/v1/webhooks'

describe('a webhook', () => {
  it('arrives signed as receivers want it, with ids of its workspace alone', async () => {
    const till = await start()
    const other = await start()
    const contactId = await unsubscribe(till.owner)
    await deliverAll()

    const [message, ...more] = await till.received()
    if (!message) throw new Error('Nothing has arrived.')
    expect([more, message.isVerified, await other.received()]).toEqual([[], true, []])
    const event = verifyWebhook(till.secret, message)
    expect(webhookEventSchema.parse(event)).toEqual({
      type: 'contact.unsubscribed',
      sequence: 1,
      timestamp: expect.any(String),
      workspaceId: till.owner.customerId,
      data: { contactId, channel: 'email', reason: 'unsubscribed' },
    })
    expect(await till.log()).toMatchObject([
      { state: 'sent', attempts: 1, messageId: message.id, request: event, answer: { status: 200, text: 'ok' } },
    ])
  })

  it('that was forged, changed or recorded is refused', async () => {
    const till = await start()
    await unsubscribe(till.owner)
    await deliverAll()
    const [message] = await till.received()
    if (!message) throw new Error('Nothing has arrived.')
    const verify = (secret: string, body: string, headers: object = {}) =>
      verifyWebhook(secret, { body, headers: { ...message.headers, ...headers } })

    expect(() => verify(`${till.secret.slice(0, -4)}AAA=`, message.body)).toThrow('No matching signature found')
    expect(() => verify(till.secret, message.body.replace('email', 'sms'))).toThrow('No matching signature found')
    expect(() => verify(till.secret, message.body, { 'webhook-id': 'another' })).toThrow('No matching signature found')
    expect(() => verify(till.secret, message.body, { 'webhook-timestamp': '1500000000' })).toThrow(
      'Message timestamp too old',
    )
    expect(verify(till.secret, message.body)).toMatchObject({ type: 'contact.unsubscribed' })
  })

  it('is numbered in its workspace, told what it asked for, and nothing of before it was there', async () => {
    const till = await start(['contact.unsubscribed', 'review.created'])
    const archive = await start(['review.created'], till.owner)
    for (let count = 0; count < 3; count += 1) await unsubscribe(till.owner)
    await deliverAll()
    const late = await start(['contact.unsubscribed'], till.owner)
    await deliverAll()

    const numbers = (await till.received())
      .map(({ body }) => Number(JSON.parse(body).sequence))
      .toSorted((one, other) => one - other)
    expect([numbers, await archive.received(), await late.received()]).toEqual([[1, 2, 3], [], []])
  })

  it('is written with its cause, and not without it', async () => {
    const till = await start()
    const { customerId } = till.owner
    const doubled = { channel: 'email', action: 'withdrawn', basis: null, place: 'phone', wording: 'No.' }
    const contactId = await unsubscribe(till.owner)
    await app.as(till.owner).post(`/api/v1/contacts/${contactId}/consents`, doubled)
    const { rows } = await app.superuser.query('select type from webhook_events where customer_id = $1', [customerId])
    expect(rows).toEqual([{ type: 'contact.unsubscribed' }])
  })

  it('is sent again under the same webhook-id when somebody asks', async () => {
    const till = await start()
    await unsubscribe(till.owner)
    await deliverAll()
    const [delivery] = await till.log()
    const replayed = await app.as(till.owner).post(`${till.path}/deliveries/${delivery.id}/replay`)
    expect(replayed).toMatchObject({ status: 200, body: { state: 'queued' } })
    await deliverAll()
    const received = await till.received()
    expect(received.map(({ id }) => id)).toEqual([delivery.messageId, delivery.messageId])
    expect(received.every(({ isVerified }) => isVerified)).toBe(true)
  })

  it('can be tried', async () => {
    const till = await start(['review.created'])
    const { body } = await app.as(till.owner).post(`${till.path}/test`)
    await deliverAll()
    const [message] = await till.received()
    expect([message?.id, JSON.parse(message?.body ?? '{}')]).toMatchObject([
      body.messageId,
      { type: 'webhook.test', data: { webhookId: till.webhook.id } },
    ])
  })

  it('bears both signatures after a rotation, which happens once', async () => {
    const till = await start()
    const rotate = () => app.as(till.owner).post(`${till.path}/rotate`, { hint: till.webhook.hint, overlapHours: 24 })
    const { body } = await rotate()
    expect(await rotate()).toMatchObject({ status: 409, body: { reason: 'webhook-rotated-meanwhile' } })
    expect(body.webhook.earlier.hint).toBe(till.webhook.hint)
    await unsubscribe(till.owner)
    await deliverAll()
    const [message] = await till.received()
    if (!message) throw new Error('Nothing has arrived.')
    for (const secret of [till.secret, body.secret]) {
      expect(verifyWebhook(secret, message)).toMatchObject({ sequence: 1 })
    }
  })
})

describe('the addresses', () => {
  it.each(['http://example.com/x', 'https://127.0.0.1/x', 'https://[::ffff:10.0.0.1]/x', 'https://2130706433/x'])(
    '%s is refused',
    async (address) => {
      const owner = await app.make.member({ tier: 'enterprise' })
      expect(await app.as(owner).post(PATH, { address, events: ['review.created'] })).toMatchObject({
        status: 400,
        body: { reason: 'webhook-address-refused' },
      })
    },
  )

  it('say what is missing of them, and what is too much', async () => {
    const owner = await app.make.member({ tier: 'enterprise' })
    const address = 'https://user:word@hooks.example.com/till'
    expect((await app.as(owner).post(PATH, { address, events: [] })).body.errors).toMatchObject([
      { field: 'address', code: 'passwordInAddress' },
      { field: 'events', code: 'noneChosen' },
    ])
  })

  it('are there once each, only so many, and their secrets are shown once', async () => {
    const owner = await app.make.member({ tier: 'enterprise' })
    const add = (at: number) =>
      app.as(owner).post(PATH, { address: `https://hooks.example.com/${at}`, events: ['review.created'] })
    const { secret } = (await add(0)).body
    expect(await add(0)).toMatchObject({ status: 409, body: { reason: 'webhook-address-taken' } })
    for (let at = 1; at < MOST_WEBHOOKS; at += 1) await add(at)
    expect(await add(MOST_WEBHOOKS)).toMatchObject({ status: 409, body: { reason: 'webhooks-full' } })
    const { rows } = await app.superuser.query<{ all: string }>(
      `select (select json_agg(s)::text from webhook_secrets s) || coalesce((select json_agg(i)::text from idempotency_keys i), '') as all`,
    )
    expect([secret.length, rows[0]?.all.includes(secret.slice(6))]).toEqual([50, false])
    expect(JSON.stringify((await app.as(owner).get(PATH)).body)).not.toContain(secret.slice(6))
  })

  it('of another customer are not found', async () => {
    const till = await start()
    await unsubscribe(till.owner)
    await deliverAll()
    const [delivery] = await till.log()
    const stranger = app.as(await app.make.member({ tier: 'enterprise' }))
    expect((await stranger.get(PATH)).body.items).toEqual([])
    const answers = [
      await stranger.get(`${till.path}/deliveries`),
      await stranger.patch(till.path, { isOn: false }),
      await stranger.post(`${till.path}/test`),
      await stranger.post(`${till.path}/rotate`, { hint: till.webhook.hint }),
      await stranger.post(`${till.path}/deliveries/${delivery.id}/replay`),
      await stranger.delete(till.path),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  })

  it('stay to be seen and deleted on a smaller plan, and are told nothing', async () => {
    const till = await start()
    await unsubscribe(till.owner)
    const { customerId } = till.owner
    await app.superuser.query(`update customers set subscription_tier = 'professional' where id = $1`, [customerId])
    await unsubscribe(till.owner)
    await deliverAll()
    expect([await till.received(), await till.log()]).toMatchObject([[], [{ state: 'dropped' }]])
    expect(await app.as(till.owner).post(`${till.path}/test`)).toMatchObject({ status: 403 })
    expect((await app.as(till.owner).delete(till.path)).status).toBe(200)
    expect(await till.look()).toBeUndefined()
  })
})
