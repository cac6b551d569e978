import { describe, expect, it } from 'vitest'
import { signAsGoogle } from '#sandbox/google/google-keys.ts'
import { pushGoogleReview } from '#sandbox/google/google-notifications.ts'
import { mountGoogle } from '#sandbox/google/google.routes.ts'
import { putSubscription } from '#sandbox/google/google.repository.ts'
import { readBody } from '#server/kernel/http/read-body.ts'
import { connect, connectionOf, expectFailure } from '#testing/platform-contract.ts'
import { GOOGLE_PUSH, startGoogleStage } from '#testing/vendors/google-stage.ts'

const received: { headers: Headers; rawBody: Buffer }[] = []

const stage = await startGoogleStage((app, world) => {
  mountGoogle(app, world)
  app.post('/push', async (context) => {
    received.push({ headers: context.req.raw.headers, rawBody: await readBody(context.env.incoming) })
    return context.body(null, 204)
  })
})
const { platform, db } = stage
const notice = { listingId: '201', reviewId: 'r1', type: 'NEW_REVIEW' } as const
const callbackUrl = `${stage.vendor.url}/push`

const genuine = () => ({ email: GOOGLE_PUSH.senderEmail, email_verified: true })
const bodyOf = (told: unknown) =>
  Buffer.from(JSON.stringify({ message: { data: Buffer.from(JSON.stringify(told)).toString('base64') } }))
const about = { reviewName: 'accounts/101/locations/201/reviews/r1' }

async function verify(told: unknown, token: string | null) {
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {})
  return platform.verifyPush?.({ headers, rawBody: bodyOf(told) })
}

describe('a push from Google', () => {
  it.each(['http://169.254.169.254/push', 'http://127.0.0.1:1/push', 'https://elsewhere.test/push'])(
    'goes nowhere but to this installation, so not to %s',
    async (elsewhere) => {
      const connection = await connectionOf(stage, await connect(stage))
      await expectFailure(platform.subscribe?.(connection, elsewhere) ?? Promise.resolve(), ['rejected'])
    },
  )

  it('does not come before somebody asked for it', async () => {
    expect(await pushGoogleReview(stage.vendor.world, notice)).toBe(false)
  })

  it('tells which review of which listing, once asked for', async () => {
    const connection = await connectionOf(stage, await connect(stage))
    await platform.subscribe?.(connection, callbackUrl)
    await platform.subscribe?.(connection, callbackUrl)
    expect(await pushGoogleReview(stage.vendor.world, notice)).toBe(true)
    expect(received).toHaveLength(1)
    const [push = { headers: new Headers(), rawBody: Buffer.alloc(0) }] = received
    expect(await platform.verifyPush?.(push)).toEqual([{ listingId: 'locations/201', reviewId: 'r1' }])
  })

  it('is believed with the right signature, audience and sender', async () => {
    const token = await signAsGoogle(db, GOOGLE_PUSH.audience, genuine())
    expect(await verify(about, token)).toEqual([{ listingId: 'locations/201', reviewId: 'r1' }])
  })

  it.each<[string, () => Promise<string | null>]>([
    ['no token', () => Promise.resolve(null)],
    ['a made-up token', () => Promise.resolve('a.b.c')],
    ['another audience', () => signAsGoogle(db, 'https://elsewhere.test', genuine())],
    ['another sender', () => signAsGoogle(db, GOOGLE_PUSH.audience, { ...genuine(), email: 'them@other.test' })],
    ['an address nobody verified', () => signAsGoogle(db, GOOGLE_PUSH.audience, { email: GOOGLE_PUSH.senderEmail })],
    ['a changed token', async () => forge(await signAsGoogle(db, GOOGLE_PUSH.audience, genuine()))],
  ])('is not believed with %s', async (_what, makeToken) => {
    expect(await verify(about, await makeToken())).toBeNull()
  })

  it.each([
    [
      'a location alone',
      { locationName: 'accounts/101/locations/202' },
      [{ listingId: 'locations/202', reviewId: null }],
    ],
    ['something else', { questionName: 'x' }, []],
    ['nothing', null, []],
  ])('may speak of %s', async (_what, told, hints) => {
    expect(await verify(told, await signAsGoogle(db, GOOGLE_PUSH.audience, genuine()))).toEqual(hints)
  })

  it('is not taken away from another tool', async () => {
    const connection = await connectionOf(stage, await connect(stage))
    const target = 'projects/rival/topics/theirs'
    await putSubscription(db, { subject: 'accounts/101', target, detail: { notificationTypes: ['NEW_REVIEW'] } })
    const error = await expectFailure(platform.subscribe?.(connection, callbackUrl) ?? Promise.resolve(), ['rejected'])
    expect(error.vendorCode).toBe('topic_taken')
  })
})

/** The same token for another review: its words no longer fit its signature. */
function forge(token: string): string {
  const [head = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  return [head, Buffer.from(JSON.stringify({ ...claims, sub: 'x' })).toString('base64url'), signature].join('.')
}
