import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { FACEBOOK_APP } from '#sandbox/facebook/facebook-app.ts'
import { sendFacebookPush } from '#sandbox/facebook/facebook-push.ts'
import { signAsGoogle } from '#sandbox/google/google-keys.ts'
import { pushGoogleReview } from '#sandbox/google/google-notifications.ts'
import { putSubscription } from '#sandbox/google/google.repository.ts'
import { findReview } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const lastRunOf = async (app: TestApp, member: TestMember) =>
  (await app.as(member).get('/api/v1/integrations')).body.items[0].lastRun as Record<string, unknown>
const pushRuns = async (app: TestApp) =>
  (await app.superuser.query(`select id from sync_runs where trigger = 'push'`)).rows.length

describe('a push of Google', async () => {
  const app = await startTestApp()
  const fixture = await createPlatformFixture(app, 'google', 1)
  const send = async (headers: Record<string, string>, body: string | Buffer) =>
    fetch(`${app.url}/webhooks/google`, { method: 'POST', headers, body })
  const tell = (listing: string) => {
    const data = Buffer.from(JSON.stringify({ locationName: `accounts/101/locations/${listing}` })).toString('base64')
    return JSON.stringify({ message: { data } })
  }
  const sender = 'push@goodword-sandbox.iam.gserviceaccount.com'
  const sign = (audience = `${app.url}/webhooks/google`, email = sender) =>
    signAsGoogle(fixture.db, audience, { email, email_verified: true })

  it('brings a review that was just written, to every customer who has the listing', async () => {
    const [first, second] = [await app.make.member(), await app.make.member()]
    const { body } = await fixture.connect(first)
    expect(body.capabilities).toMatchObject({ canPush: true })
    expect(body.account).toBeTruthy()
    await fixture.connect(second)
    await app.jobs.tryAll('sync.run')
    await fixture.write([{ id: 'fresh', content: 'Just now' }])

    expect(await pushGoogleReview(fixture, { listingId: '200', reviewId: 'fresh', type: 'NEW_REVIEW' })).toBe(true)
    expect(await lastRunOf(app, first)).toMatchObject({ trigger: 'push', state: 'queued' })
    await app.jobs.tryAll('sync.run')

    for (const member of [first, second]) {
      expect(await lastRunOf(app, member)).toMatchObject({ trigger: 'push', state: 'done', added: 1 })
    }
  })

  it('sent twice is one run', async () => {
    const owner = await app.make.member()
    await fixture.connect(owner)
    await app.jobs.tryAll('sync.run')
    const headers = { authorization: `Bearer ${await sign()}` }

    const answers = await Promise.all([send(headers, tell('200')), send(headers, tell('200'))])

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await app.superuser.query(`select id from sync_runs where trigger = 'push' and customer_id = $1`, [
      owner.customerId,
    ])
    expect(rows).toHaveLength(1)
    await app.jobs.tryAll('sync.run')
  })

  it('that comes while a run is under way makes the next one due at once', async () => {
    const owner = await app.make.member()
    const { body } = await fixture.connect(owner)
    await app.superuser.query(
      `update sync_runs set state = 'running', started_at = now() - interval '1 minute' where integration_id = $1`,
      [body.id],
    )
    await send({ authorization: `Bearer ${await sign()}` }, tell('200'))
    await app.jobs.tryAll('sync.run')

    const { rows } = await app.superuser.query(
      'select next_sync_at <= now() as is_due from integrations where id = $1',
      [body.id],
    )
    expect(rows).toEqual([{ is_due: true }])
  })

  it.each<[string, () => Promise<Record<string, string>>]>([
    ['no token', () => Promise.resolve({})],
    ['a made-up token', () => Promise.resolve({ authorization: 'Bearer a.b.c' })],
    ['another’s audience', async () => ({ authorization: `Bearer ${await sign('https://elsewhere.test')}` })],
    ['another sender', async () => ({ authorization: `Bearer ${await sign(undefined, 'them@other.test')}` })],
  ])('is refused with %s, and starts nothing', async (_what, makeHeaders) => {
    const before = await pushRuns(app)
    expect((await send(await makeHeaders(), tell('200'))).status).toBe(401)
    expect(await pushRuns(app)).toBe(before)
  })

  it('about a listing nobody has, or about nothing, is taken and forgotten', async () => {
    const before = await pushRuns(app)
    const headers = { authorization: `Bearer ${await sign()}` }
    expect((await send(headers, tell('999'))).status).toBe(200)
    expect((await send(headers, 'no json')).status).toBe(200)
    expect(await pushRuns(app)).toBe(before)
  })

  it('starts nothing for a connection that ended, or a customer that is shut out', async () => {
    const [gone, closed] = [await app.make.member(), await app.make.member()]
    const { id } = (await fixture.connect(gone)).body
    await fixture.connect(closed)
    await app.jobs.tryAll('sync.run')
    await app.as(gone).post(`/api/v1/integrations/${id}/disconnect`)
    await app.superuser.query(`update customers set status = 'suspended' where id = $1`, [closed.customerId])

    await send({ authorization: `Bearer ${await sign()}` }, tell('200'))

    const { rows } = await app.superuser.query(
      `select id from sync_runs where trigger = 'push' and customer_id = any($1)`,
      [[gone.customerId, closed.customerId]],
    )
    expect(rows).toEqual([])
  })

  it('may not be longer than a push is', async () => {
    expect((await send({}, Buffer.alloc(300_000, 'a'))).status).toBe(413)
  })

  it('is done without where another tool has it, and the connection says so', async () => {
    const target = 'projects/rival/topics/theirs'
    await putSubscription(fixture.db, {
      subject: 'accounts/101',
      target,
      detail: { notificationTypes: ['NEW_REVIEW'] },
    })
    const { body } = await fixture.connect(await app.make.member())

    expect(body).toMatchObject({ status: 'connected', capabilities: { canPush: false } })
    expect(body.capabilities.limits).toContain('noPush')
  })
})

describe('a push of Facebook', async () => {
  const app = await startTestApp()
  const fixture = await createPlatformFixture(app, 'facebook', 1)
  const send = async (body: string, secret: string) =>
    fetch(`${app.url}/webhooks/facebook`, {
      method: 'POST',
      headers: { 'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` },
      body,
    })
  const change = (page: string) =>
    JSON.stringify({ object: 'page', entry: [{ id: page, changes: [{ field: 'ratings', value: {} }] }] })

  it('brings a review that was just written', async () => {
    const owner = await app.make.member()
    const { body } = await fixture.connect(owner)
    expect(body.capabilities).toMatchObject({ canPush: true })
    await app.jobs.tryAll('sync.run')
    await fixture.write([{ id: 'story-9', rating: null, isRecommended: true, content: 'Just now' }])
    const review = await findReview(fixture.db, 'facebook', 'story-9')
    if (!review) throw new Error('The review is missing.')

    expect(await sendFacebookPush(fixture, review, 'add')).toBe(200)
    await app.jobs.tryAll('sync.run')

    expect(await lastRunOf(app, owner)).toMatchObject({ trigger: 'push', state: 'done', added: 1 })
  })

  it('is refused with another’s signature, and starts nothing', async () => {
    const before = await pushRuns(app)
    expect((await send(change('200'), 'another secret')).status).toBe(401)
    expect((await fetch(`${app.url}/webhooks/facebook`, { method: 'POST', body: change('200') })).status).toBe(401)
    expect((await send(change('999'), FACEBOOK_APP.secret)).status).toBe(200)
    expect(await pushRuns(app)).toBe(before)
  })

  it('comes only to who knows the word of the handshake', async () => {
    const ask = async (token: string) =>
      fetch(`${app.url}/webhooks/facebook?hub.mode=subscribe&hub.challenge=42&hub.verify_token=${token}`)
    expect((await ask('guessed')).status).toBe(403)
    const word = createHmac('sha256', FACEBOOK_APP.secret).update('webhook handshake').digest('hex')
    const answer = await ask(word)
    expect([answer.status, await answer.text()]).toEqual([200, '42'])
  })
})

describe('a platform that does not push', async () => {
  const app = await startTestApp()

  it.each(['yelp', 'tripadvisor', 'nobody'])('has no address for it: %s', async (platform) => {
    expect((await app.anonymous.post(`/webhooks/${platform}`)).status).toBe(404)
    expect((await app.anonymous.get(`/webhooks/${platform}`)).status).toBe(404)
  })
})
