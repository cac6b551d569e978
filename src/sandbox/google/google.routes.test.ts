import { describe, expect, it, onTestFinished } from 'vitest'
import { connect, connectionOf } from '#testing/platform-contract.ts'
import { GOOGLE_PUSH, startGoogleStage } from '#testing/vendors/google-stage.ts'
import {
  findPublishedDocument,
  NO_VENDOR_DOCS,
  type Exchange,
  type PublishedDocument,
} from '#testing/vendors/published-document.ts'
import { recordExchanges } from '#testing/vendors/record-exchanges.ts'
import { changeReview, writeReviews } from '../vendors/vendor-reviews.repository.ts'

const FILES = [
  'google/mybusiness.v4.reviews.openapi.json',
  'google/mybusinessaccountmanagement.v1.openapi.json',
  'google/mybusinessbusinessinformation.v1.openapi.json',
  'google/mybusinessnotifications.v1.openapi.json',
]

const stage = await startGoogleStage()
const { platform, db } = stage
const base = `${stage.vendor.url}/sandbox/google`
const LOCATION = '/v4/accounts/101/locations/201'
const SETTING = '/v1/accounts/101/notificationSetting'
await writeReviews(
  db,
  [1, 2, 3, 4, 5].map((rating) => ({
    vendor: 'google' as const,
    listingId: '201',
    id: `r${rating}`,
    rating,
    content: rating === 3 ? null : `Words ${rating}`,
    author: rating === 4 ? null : `Person ${rating}`,
    media: ['https://pictures.test/1.jpg'],
    createdAt: new Date(Date.UTC(2026, 0, 10 - rating)),
  })),
)
const { accessToken } = await connect(stage)

async function send(method: string, path: string, body?: unknown, token = accessToken): Promise<Exchange> {
  const response = await fetch(base + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { method, path, requestBody: body ?? null, status: response.status, responseBody: await response.json() }
}

const read = async (path: string) => (await send('GET', path)).responseBody as Record<string, never>

/** One wrong request for every operation, and whether the document alone shows that it is wrong. */
const WRONG: [string, { call: [string, string, unknown?]; isFormal: boolean; status: number }][] = [
  ['accounts.list', { call: ['GET', '/v1/accounts?pageSize=lots'], isFormal: true, status: 400 }],
  ['accounts.locations.list', { call: ['GET', '/v1/accounts/101/locations'], isFormal: true, status: 400 }],
  ['locations.get', { call: ['GET', '/v1/locations/201'], isFormal: true, status: 400 }],
  ['reviews.list', { call: ['GET', `${LOCATION}/reviews?pageSize=200`], isFormal: true, status: 400 }],
  ['reviews.list by age', { call: ['GET', `${LOCATION}/reviews?orderBy=createTime`], isFormal: true, status: 400 }],
  ['reviews.get', { call: ['GET', `${LOCATION}/reviews/r1?fields=x`], isFormal: true, status: 400 }],
  [
    'reviews.updateReply',
    { call: ['PUT', `${LOCATION}/reviews/r1/reply`, { text: 'x' }], isFormal: true, status: 400 },
  ],
  ['reviews.deleteReply', { call: ['DELETE', `${LOCATION}/reviews/none/reply`], isFormal: false, status: 404 }],
  [
    'locations.batchGetReviews',
    { call: ['POST', '/v4/accounts/101/locations:batchGetReviews', {}], isFormal: true, status: 400 },
  ],
  ['getNotificationSetting', { call: ['GET', `${SETTING}?mask=x`], isFormal: true, status: 400 }],
  [
    'updateNotificationSetting',
    { call: ['PATCH', SETTING, { name: 'accounts/101/notificationSetting' }], isFormal: true, status: 400 },
  ],
  ['locations of another mask', { call: ['GET', '/v1/locations/201?readMask=mood'], isFormal: false, status: 400 }],
  [
    'an account of somebody else',
    { call: ['GET', '/v1/accounts/7/locations?readMask=name'], isFormal: false, status: 404 },
  ],
  [
    'a location that is not there',
    { call: ['GET', '/v4/accounts/101/locations/9/reviews'], isFormal: false, status: 404 },
  ],
  ['a page that never was', { call: ['GET', `${LOCATION}/reviews?pageToken=next`], isFormal: false, status: 400 }],
]

describe('the sandbox’s Google', () => {
  it('pages reviews in the order asked for, with the sums', async () => {
    const first = await read(`${LOCATION}/reviews?pageSize=2&orderBy=rating desc`)
    expect(first).toMatchObject({
      averageRating: 3,
      totalReviewCount: 5,
      reviews: [{ starRating: 'FIVE' }, { starRating: 'FOUR' }],
    })
    const token = encodeURIComponent(first.nextPageToken ?? '')
    const second = await read(`${LOCATION}/reviews?pageSize=2&orderBy=rating desc&pageToken=${token}`)
    expect(second).toMatchObject({ totalReviewCount: 5, reviews: [{ reviewId: 'r3' }, { reviewId: 'r2' }] })
    expect((await send('GET', `${LOCATION}/reviews?pageSize=2&orderBy=rating&pageToken=${token}`)).status).toBe(400)
    expect(await read(`${LOCATION}/reviews?orderBy=rating&pageSize=1`)).toMatchObject({ reviews: [{ reviewId: 'r1' }] })
  })

  it('shows the consent page without script, and none to strangers', async () => {
    const page = platform.authorizeUrl({ state: 's', codeChallenge: 'c'.repeat(43), redirectUri: stage.redirectUri })
    const answer = await fetch(page ?? base)
    expect(answer.headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/)
    expect(await answer.text()).toMatch(/Harbour Bakery[\s\S]*Allow[\s\S]*Deny/)
    page?.searchParams.set('client_id', 'nobody')
    expect((await fetch(page ?? base)).status).toBe(400)
  })

  it('gives only what was ticked', async () => {
    const page = platform.authorizeUrl({ state: 's', codeChallenge: 'c'.repeat(43), redirectUri: stage.redirectUri })
    const request = page?.search ?? ''
    const form = new URLSearchParams({ request, account: '101', 'location:202': 'yes' })
    const back = await fetch(`${base}/o/oauth2/v2/auth`, { method: 'POST', body: form, redirect: 'manual' })
    expect(back.status).toBe(303)
    const grant = await db
      .selectFrom('sandbox.vendor_grants')
      .select('listing_ids')
      .orderBy('created_at', 'desc')
      .limit(1)
      .execute()
    expect(grant).toEqual([{ listing_ids: ['202'] }])
  })

  it.each([
    ['a wrong secret', { client_secret: 'wrong' }, 401, 'invalid_client'],
    ['a grant it does not know', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['a token it does not know', { refresh_token: 'made-up' }, 400, 'invalid_grant'],
  ])('gives no tokens for %s', async (_what, wrong, status, error) => {
    const right = {
      client_id: 'goodword-sandbox',
      client_secret: 'goodword-sandbox-secret',
      grant_type: 'refresh_token',
    }
    const body = new URLSearchParams({ ...right, refresh_token: 'x', ...wrong })
    const answer = await fetch(`${base}/token`, { method: 'POST', body })
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ error })])
  })

  it('gives no tokens for a code without the verifier it was asked with', async () => {
    const { redirectUri } = stage
    const page = platform.authorizeUrl({ state: 's', codeChallenge: 'c'.repeat(43), redirectUri })
    const back = page && (await stage.visit(page, 'allow'))
    const code = back?.searchParams.get('code') ?? ''
    await expect(platform.exchange({ code, codeVerifier: 'v'.repeat(43), redirectUri })).rejects.toMatchObject({
      kind: 'reconnect',
    })
  })

  it('takes back no token that it does not know', async () => {
    const answer = await fetch(`${base}/revoke`, { method: 'POST', body: new URLSearchParams({ token: 'made-up' }) })
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ error: 'invalid_token' })])
  })

  it('looks at a reply for a while before it is live', async () => {
    const { delays } = stage.vendor.world
    delays.moderationMs = 60_000
    onTestFinished(() => void (delays.moderationMs = 0))
    const review = `${LOCATION}/reviews/r5`
    await send('PUT', `${review}/reply`, { comment: 'Thank you!' })
    expect(await read(review)).toMatchObject({ reviewReply: { reviewReplyState: 'PENDING' } })
    await changeReview(db, 'google', 'r5', { reply_updated_at: new Date(Date.now() - 60_000) })
    const listed = await read(`${LOCATION}/reviews?pageSize=1&orderBy=rating desc`)
    expect(listed).toMatchObject({ reviews: [{ reviewId: 'r5', reviewReply: { reviewReplyState: 'APPROVED' } }] })
    expect(await read(review)).toMatchObject({ reviewReply: { reviewReplyState: 'APPROVED' } })
  })

  it.each(WRONG)('refuses a wrong request: %s', async (_what, { call: [method, path, body], status }) => {
    const answer = await send(method, path, body)
    expect(answer.status).toBe(status)
    expect(answer.responseBody).toMatchObject({ error: { code: status, status: expect.stringMatching(/^[A-Z_]+$/) } })
  })

  it('refuses everything without a token', async () => {
    for (const [
      ,
      {
        call: [method, path, body],
      },
    ] of WRONG) {
      expect((await send(method, path, body, 'made-up')).status).toBe(401)
    }
  })

  it('refuses a dispute about nothing, and a subscription to nowhere', async () => {
    expect((await send('POST', '/disputes', { reviewName: 'x', reason: 'spam', text: 'x' })).status).toBe(404)
    expect((await send('PUT', '/v1/projects/p/subscriptions/s', { topic: GOOGLE_PUSH.topic })).status).toBe(400)
  })
})

const documents = FILES.map(findPublishedDocument).filter((document) => document !== null)
const documentOf = (call: Pick<Exchange, 'method' | 'path'>): PublishedDocument | undefined =>
  documents.find((document) => document.findOperation(call) !== null)

const areThere = documents.length > 0

describe.skipIf(!areThere)(`Google’s published documents${areThere ? '' : ` (skipped: ${NO_VENDOR_DOCS})`}`, () => {
  it('agree with what the adapter asks and what the sandbox answers', async () => {
    const recorded = recordExchanges(base)
    onTestFinished(recorded.stop)
    const connection = await connectionOf(stage, await connect(stage))
    await platform.probe(connection)
    const { nextCursor } = await platform.listReviews(connection, { cursor: null, pageSize: 2 })
    await platform.listReviews(connection, { cursor: nextCursor, pageSize: 2 })
    await platform.reply?.(connection, 'r1', 'Thank you!')
    await platform.readReply(connection, 'r1')
    await platform.deleteReply?.(connection, 'r1')
    await platform.subscribe?.(connection, `${stage.vendor.url}/push`)
    await send('POST', '/v4/accounts/101/locations:batchGetReviews', { locationNames: ['accounts/101/locations/201'] })

    const judged = recorded.exchanges.flatMap((exchange) => {
      const document = documentOf(exchange)
      if (!document) return []
      const faults = [...document.judgeRequest(exchange), ...document.judgeResponse(exchange)]
      return [{ operation: document.findOperation(exchange)?.replace(/^\w+\./, ''), status: exchange.status, faults }]
    })
    expect(judged.filter(({ faults, status }) => faults.length > 0 || status !== 200)).toEqual([])
    expect(new Set(judged.map(({ operation }) => operation))).toEqual(
      new Set([
        'accounts.getNotificationSetting',
        'accounts.list',
        'accounts.locations.batchGetReviews',
        'accounts.locations.list',
        'accounts.locations.reviews.deleteReply',
        'accounts.locations.reviews.get',
        'accounts.locations.reviews.list',
        'accounts.locations.reviews.updateReply',
        'accounts.updateNotificationSetting',
        'locations.get',
      ]),
    )
  })

  it.each(WRONG)('see the wrong request as well, and know the refusal: %s', async (_what, wrong) => {
    const [method, path, body] = wrong.call
    const exchange = await send(method, path, body)
    const document = documentOf(exchange)
    expect((document?.judgeRequest(exchange) ?? []).length > 0).toBe(wrong.isFormal)
    expect(document?.judgeResponse(exchange)).toEqual([])
  })
})
