import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { listCalls, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { putListing, writeReviews } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { answerConsent } from '#testing/vendors/consent-walk.ts'
import { startVendorStage } from '#testing/vendors/vendor-stage.ts'
import { FACEBOOK_APP, FACEBOOK_PERMISSIONS } from './facebook-app.ts'
import { mountFacebook } from './facebook.routes.ts'

const REDIRECT = 'https://app.test/callback'
const { db, url } = await startVendorStage((app, world) => {
  mountFacebook(app, world)
  app.get('/push', (context) => context.text(context.req.query('hub.challenge') ?? ''))
})
const graph = `${url}/sandbox/facebook/v26.0`

await putListing(db, { vendor: 'facebook', id: '1', accountId: 'ada', accountName: 'Ada Brandt', name: 'Bakery' })
await writeReviews(db, [
  { vendor: 'facebook', id: 'first', listingId: '1', isRecommended: true, createdAt: new Date('2026-01-02') },
  { vendor: 'facebook', id: 'second', listingId: '1', isRecommended: false, createdAt: new Date('2026-01-01') },
])

type Query = Record<string, string>

const proofOf = (token: string) => createHmac('sha256', FACEBOOK_APP.secret).update(token).digest('hex')
const proven = (token: string): Query => ({ access_token: token, appsecret_proof: proofOf(token) })

function dialogAddress(more: Query = {}): URL {
  const query = { client_id: FACEBOOK_APP.id, redirect_uri: REDIRECT, state: 'the state' }
  const scope = Object.keys(FACEBOOK_PERMISSIONS).join(',')
  return new URL(`${graph}/dialog/oauth?${new URLSearchParams({ ...query, scope, ...more }).toString()}`)
}

async function call(operation: string, query: Query, form?: Query) {
  const [method = '', path = ''] = operation.split(' ')
  const response = await fetch(`${graph}${path}?${new URLSearchParams(query).toString()}`, {
    method,
    ...(form && { body: new URLSearchParams(form) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const app = { client_id: FACEBOOK_APP.id, client_secret: FACEBOOK_APP.secret }
const appToken = proven(`${FACEBOOK_APP.id}|${FACEBOOK_APP.secret}`)

async function signIn() {
  const back = await answerConsent(dialogAddress(), 'Continue as Ada Brandt')
  const code = back.searchParams.get('code') ?? ''
  const { body } = await call('GET /oauth/access_token', { ...app, redirect_uri: REDIRECT, code })
  const user = String(body['access_token'])
  const accounts = await call('GET /me/accounts', { ...proven(user), fields: 'id,access_token' })
  const [page] = accounts.body['data'] as { access_token: string }[]
  return { code, user, page: page?.access_token ?? '' }
}
const { code: usedCode, user, page } = await signIn()

describe('the sandbox’s Facebook dialog', () => {
  it('lets the person choose, and runs no script', async () => {
    const answer = await fetch(dialogAddress())
    const text = await answer.text()
    for (const words of ['Bakery', 'Comment as your pages', 'Continue as Ada Brandt', 'Cancel']) {
      expect(text).toContain(words)
    }
    expect(answer.headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/)
  })

  it('sends back what Facebook does when the person cancels', async () => {
    const back = await answerConsent(dialogAddress(), 'Cancel')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'access_denied',
      error_reason: 'user_denied',
      error_description: 'Permissions error',
      state: 'the state',
    })
  })

  it.each([
    ['an unknown app', { client_id: 'nobody' }],
    ['an address that is no web page', { redirect_uri: 'javascript:alert(1)' }],
    ['another kind of answer', { response_type: 'token' }],
    ['a permission that does not exist', { scope: 'pages_everything' }],
  ])('shows no page for %s', async (_what, fault) => {
    expect((await fetch(dialogAddress(fault))).status).toBe(400)
    const body = new URLSearchParams({ request: dialogAddress(fault).search, account: 'ada' })
    const sent = await fetch(`${graph}/dialog/oauth`, { method: 'POST', body, redirect: 'manual' })
    expect(sent.status).toBe(400)
  })

  it('gives nothing for a person it does not know', async () => {
    const body = new URLSearchParams({ request: dialogAddress().search, account: 'nobody' })
    expect((await fetch(`${graph}/dialog/oauth`, { method: 'POST', body, redirect: 'manual' })).status).toBe(400)
  })
})

const PUSH = { object: 'page', fields: 'ratings', callback_url: `${url}/push`, verify_token: 'word' }

describe('the sandbox’s Graph API', () => {
  it.each<[string, Query, Query | undefined, unknown]>([
    ['GET /me', proven(user), undefined, { id: 'ada', name: 'Ada Brandt' }],
    ['GET /me', proven(page), undefined, { id: '1', name: 'Bakery' }],
    [
      'GET /me/permissions',
      proven(user),
      undefined,
      { data: expect.arrayContaining([{ permission: 'pages_show_list', status: 'granted' }]) },
    ],
    ['GET /debug_token', { ...appToken, input_token: page }, undefined, { data: { type: 'PAGE', profile_id: '1' } }],
    ['GET /debug_token', { ...appToken, input_token: 'made-up' }, undefined, { data: { is_valid: false } }],
    [
      'GET /1',
      { ...proven(page), fields: 'overall_star_rating,rating_count' },
      undefined,
      { overall_star_rating: 3, rating_count: 2 },
    ],
    [
      'GET /1/ratings',
      { ...proven(page), fields: 'recommendation_type,open_graph_story{id}', limit: '1' },
      undefined,
      { data: [{ recommendation_type: 'positive', open_graph_story: { id: 'first' } }] },
    ],
    [`POST /${FACEBOOK_APP.id}/subscriptions`, appToken, PUSH, { success: true }],
    ['POST /1/subscribed_apps', proven(page), { subscribed_fields: 'ratings' }, { success: true }],
    ['GET /1/subscribed_apps', proven(page), undefined, { data: [{ subscribed_fields: ['ratings'] }] }],
    ['POST /first/comments', proven(page), { message: 'Thanks' }, { id: 'first_1' }],
    ['POST /first_1', proven(page), { message: 'Many thanks' }, { success: true }],
    ['GET /first/comments', proven(page), undefined, { data: [{ message: 'Many thanks', from: { name: 'Bakery' } }] }],
    ['DELETE /first_1', proven(page), undefined, { success: true }],
    ['GET /first/comments', proven(page), undefined, { data: [] }],
  ])('%s', async (operation, query, form, expected) => {
    const answer = await call(operation, query, form)
    expect(answer).toMatchObject({ status: 200, body: expected })
  })

  const exchange = 'GET /oauth/access_token'
  it.each<[string, string, number, { query: Query; form?: Query }]>([
    [exchange, 'another app', 101, { query: { ...app, client_id: 'nobody' } }],
    [exchange, 'a wrong secret', 1, { query: { ...app, client_secret: 'guessed' } }],
    [exchange, 'a used code', 100, { query: { ...app, code: usedCode, redirect_uri: REDIRECT } }],
    [exchange, 'a dead token', 190, { query: { ...app, grant_type: 'fb_exchange_token', fb_exchange_token: 'x' } }],
    ['GET /debug_token', 'a person’s token', 15, { query: { ...proven(user), input_token: page } }],
    ['GET /debug_token', 'nothing to debug', 100, { query: appToken }],
    ['GET /me', 'no token', 104, { query: {} }],
    ['GET /me', 'no proof', 100, { query: { access_token: user } }],
    ['GET /me', 'another token’s proof', 100, { query: { access_token: user, appsecret_proof: proofOf(page) } }],
    ['GET /me', 'a field it has not', 100, { query: { ...proven(user), fields: 'shoe_size' } }],
    ['GET /me', 'a broken list of fields', 100, { query: { ...proven(user), fields: 'id{' } }],
    ['GET /me/permissions', 'a dead token', 190, { query: proven('made-up') }],
    ['DELETE /me/permissions', 'a page’s token', 100, { query: proven(page) }],
    ['GET /me/accounts', 'no number as limit', 100, { query: { ...proven(user), limit: 'all' } }],
    ['GET /me/accounts', 'a made-up cursor', 100, { query: { ...proven(user), after: 'made-up' } }],
    ['GET /1', 'a field it has not', 100, { query: { ...proven(page), fields: 'stars' } }],
    ['GET /2', 'a page that is not granted', 100, { query: proven(page) }],
    ['GET /1/ratings', 'a person’s token', 210, { query: proven(user) }],
    ['GET /1/ratings', 'a field it has not', 100, { query: { ...proven(page), fields: 'id' } }],
    ['GET /2/ratings', 'another page', 100, { query: proven(page) }],
    [`POST /${FACEBOOK_APP.id}/subscriptions`, 'a person’s token', 15, { query: proven(user), form: PUSH }],
    [
      `POST /${FACEBOOK_APP.id}/subscriptions`,
      'another object',
      100,
      { query: appToken, form: { ...PUSH, object: 'user' } },
    ],
    [
      `POST /${FACEBOOK_APP.id}/subscriptions`,
      'no address',
      100,
      { query: appToken, form: { ...PUSH, callback_url: 'push' } },
    ],
    [
      `POST /${FACEBOOK_APP.id}/subscriptions`,
      'an address of another machine',
      100,
      { query: appToken, form: { ...PUSH, callback_url: 'http://169.254.169.254/push' } },
    ],
    [
      `POST /${FACEBOOK_APP.id}/subscriptions`,
      'another door of this one',
      100,
      { query: appToken, form: { ...PUSH, callback_url: 'http://127.0.0.1:1/push' } },
    ],
    [
      `POST /${FACEBOOK_APP.id}/subscriptions`,
      'a deaf one',
      2200,
      { query: appToken, form: { ...PUSH, callback_url: `${url}/no` } },
    ],
    ['POST /1/subscribed_apps', 'another field', 100, { query: proven(page), form: { subscribed_fields: 'feed' } }],
    ['GET /1/subscribed_apps', 'a person’s token', 210, { query: proven(user) }],
    ['POST /second/comments', 'no words', 100, { query: proven(page), form: { message: ' ' } }],
    ['POST /second/comments', 'too many words', 100, { query: proven(page), form: { message: 'x'.repeat(8001) } }],
    ['POST /nothing/comments', 'no such story', 100, { query: proven(page), form: { message: 'Hi' } }],
    ['GET /second/comments', 'a field it has not', 100, { query: { ...proven(page), fields: 'likes' } }],
    ['POST /second_1', 'no such comment', 100, { query: proven(page), form: { message: 'Hi' } }],
    ['DELETE /second', 'a story instead of a comment', 100, { query: proven(page) }],
    ['GET /1/posts', 'an unknown edge', 2500, { query: proven(page) }],
  ])('%s refuses %s', async (operation, _what, code, { query, form }) => {
    const { status, body } = await call(operation, query, form)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body).toEqual({
      error: expect.objectContaining({
        message: expect.any(String),
        type: expect.stringMatching(/^(OAuthException|GraphMethodException)$/),
        code,
        fbtrace_id: expect.any(String),
      }),
    })
  })

  it('pages with cursors, and with a next address as long as there is more', async () => {
    const first = await call('GET /1/ratings', { ...proven(page), limit: '1' })
    const paging = first.body['paging'] as { cursors: { after: string }; next: string }
    expect(paging.next).not.toContain(page)
    const second = await call('GET /1/ratings', { ...proven(page), limit: '1', after: paging.cursors.after })
    expect(second.body).toMatchObject({ data: [{ recommendation_type: 'negative' }] })
    expect(second.body['paging']).not.toHaveProperty('next')
  })

  it('turns a comment down and says why, when it was told to', async () => {
    await setFault(db, 'facebook', { kind: 'reject-replies', remaining: 1, reason: 'SPAM' })
    const { body } = await call('POST /second/comments', proven(page), { message: 'Buy!' })
    expect(body).toMatchObject({ error: { code: 368, error_user_msg: expect.stringContaining('It is spam.') } })
    expect((await call('GET /second/comments', proven(page))).body).toEqual({ data: [] })
  })

  it('files no dispute without words or for nobody', async () => {
    const file = (body: unknown, token: string) =>
      fetch(`${url}/sandbox/facebook/disputes`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await file({ review_id: 'first', reason: 'fake', text: 'No.' }, page)).status).toBe(200)
    expect((await file({ review_id: 'first', reason: 'fake' }, page)).status).toBe(400)
    expect((await file({ review_id: 'first', reason: 'fake', text: 'No.' }, 'made-up')).status).toBe(401)
  })

  it('takes every permission back, for the person’s and the page’s token alike', async () => {
    const other = await signIn()
    expect(await call('DELETE /me/permissions', proven(other.user))).toMatchObject({ body: { success: true } })
    expect((await call('GET /me', proven(other.user))).status).toBe(401)
    expect((await call('GET /1/ratings', proven(other.page))).status).toBe(401)
  })

  it('notes every call without its secrets', async () => {
    await call('GET /me', proven(user))
    const [last] = await listCalls(db, 'facebook', 1)
    expect(last).toMatchObject({ method: 'GET', path: '/sandbox/facebook/v26.0/me', status: 200 })
  })
})
