import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { FACEBOOK_APP } from '#sandbox/facebook/facebook-app.ts'
import { sendFacebookPush } from '#sandbox/facebook/facebook-push.ts'
import { mountFacebook } from '#sandbox/facebook/facebook.routes.ts'
import { findReview, putListing, writeReviews } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { readBody } from '#server/kernel/http/read-body.ts'
import { connect, connectionOf, expectFailure } from '#testing/platform-contract.ts'
import { answerConsent } from '#testing/vendors/consent-walk.ts'
import { startVendorStage } from '#testing/vendors/vendor-stage.ts'
import { sandboxFacebookHosts } from './facebook-hosts.ts'
import { createFacebookPlatform } from './facebook-platform.ts'
import { answerHandshake, makeVerifyToken, readPush } from './facebook-push.ts'

const received: { headers: Headers; rawBody: Buffer }[] = []

const { db, url, world } = await startVendorStage((app, stage) => {
  mountFacebook(app, stage)
  app.get('/push', (context) => {
    const challenge = platform.answerHandshake?.(new URL(context.req.url).searchParams) ?? null
    return challenge === null ? context.body(null, 403) : context.text(challenge)
  })
  app.post('/push', async (context) => {
    received.push({ headers: context.req.raw.headers, rawBody: await readBody(context.env.incoming) })
    return context.body(null, 200)
  })
})
const platform = createFacebookPlatform({
  app: FACEBOOK_APP,
  hosts: () => sandboxFacebookHosts({ publicUrl: url, localUrl: url }),
  isSandbox: true,
  now: () => new Date(),
})
await putListing(db, { vendor: 'facebook', id: '1', accountId: 'ada', accountName: 'Ada Brandt', name: 'Bakery' })
await writeReviews(db, [{ vendor: 'facebook', id: 'story-1', listingId: '1', isRecommended: true, author: 'Bo' }])
const connection = await (async () => {
  const visit = (page: URL) => answerConsent(page, 'Continue as Ada Brandt')
  const stage = { platform, db, listing: { storedId: '1', name: 'Bakery' }, redirectUri: 'https://app.test/', visit }
  return connectionOf(stage, await connect(stage))
})()

const sign = (body: string, secret: string = FACEBOOK_APP.secret) => ({
  headers: new Headers({
    'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  }),
  rawBody: Buffer.from(body),
})

describe('pushes of Facebook', () => {
  it('come once subscribed to, signed, and name page and review', async () => {
    const review = await findReview(db, 'facebook', 'story-1')
    if (!review) throw new Error('The review is missing.')
    expect(await sendFacebookPush(world, review, 'add')).toBeNull()

    await platform.subscribe?.(connection, `${url}/push`)
    expect(await sendFacebookPush(world, review, 'add')).toBe(200)

    const [push] = received
    if (!push) throw new Error('Nothing came.')
    expect(await platform.verifyPush?.(push)).toEqual([{ listingId: '1', reviewId: 'story-1' }])
    const tampered = { ...push, rawBody: Buffer.from(push.rawBody.toString().replace('story-1', 'story-2')) }
    expect(await platform.verifyPush?.(tampered)).toBeNull()
  })

  it('are not sent to an address that does not know the handshake', async () => {
    const attempt = platform.subscribe?.(connection, `${url}/nothing-here`) ?? Promise.resolve()
    expect((await expectFailure(attempt, ['rejected'])).vendorCode).toBe('2200')
  })

  it.each([
    ['no signature', { headers: new Headers(), rawBody: Buffer.from('{}') }],
    ['another secret’s signature', sign('{}', 'another')],
    ['half a signature', { ...sign('{}'), headers: new Headers({ 'x-hub-signature-256': 'sha256=ab' }) }],
  ])('count for nothing with %s', (_what, push) => {
    expect(readPush(push, FACEBOOK_APP.secret)).toBeNull()
  })

  it.each([
    ['nonsense', 'no json'],
    ['another object', '{"object":"user","entry":[]}'],
    ['another field', '{"object":"page","entry":[{"id":"1","changes":[{"field":"feed","value":"x"}]}]}'],
  ])('tell nothing when they hold %s', (_what, body) => {
    expect(readPush(sign(body), FACEBOOK_APP.secret)).toEqual([])
  })

  it('name the page alone when the review has no story', () => {
    const body = '{"object":"page","entry":[{"id":"1","changes":[{"field":"ratings","value":{"verb":"add"}}]}]}'
    expect(readPush(sign(body), FACEBOOK_APP.secret)).toEqual([{ listingId: '1', reviewId: null }])
  })
})

describe('the handshake', () => {
  const token = makeVerifyToken('secret')
  const ask = (query: Record<string, string>) => answerHandshake(new URLSearchParams(query), token)
  const right = { 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' }

  it('echoes the challenge to who knows the word, and to nobody else', () => {
    expect(ask(right)).toBe('1158201444')
    expect(ask({ ...right, 'hub.verify_token': 'guessed' })).toBeNull()
    expect(ask({ ...right, 'hub.mode': 'unsubscribe' })).toBeNull()
    expect(ask({})).toBeNull()
  })
})
