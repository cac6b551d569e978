import { describe, expect, it } from 'vitest'
import { connect } from '#testing/platform-contract.ts'
import { GRILL, startYelpStage } from '#testing/vendors/yelp-stage.ts'
import { listCalls } from '../vendors/vendor-faults.repository.ts'
import { changeReview, putListing, writeReviews } from '../vendors/vendor-reviews.repository.ts'

const stage = await startYelpStage({ isPartner: true })
const yelp = `${stage.url}/sandbox/yelp`
const { accessToken } = await connect(stage)
const other = { vendor: 'yelp', accountId: 'otto', accountName: 'Otto Berg', name: 'Hill Café' } as const
await putListing(stage.db, { ...other, id: 'hill' })
await writeReviews(stage.db, [
  { vendor: 'yelp', listingId: GRILL, id: 'ours', rating: 4, content: 'Fine.' },
  { vendor: 'yelp', listingId: 'hill', id: 'theirs', rating: 4, content: 'Fine.' },
])

async function ask(path: string, options: { token?: string; json?: unknown; form?: Record<string, string> } = {}) {
  const { token, json, form } = options
  const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json)
  const response = await fetch(yelp + path, {
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { method: 'POST', body }),
  })
  return { status: response.status, body: (await response.json()) as { error?: unknown } }
}

const CLIENT = { client_id: 'goodword-sandbox', client_secret: 'goodword-sandbox-secret' }
const DISPUTE = { business_id: GRILL, review_id: 'ours', reason: 'spam', text: 'Never here.' }
const reply = (text: string, type = 'public_comment') => ({ response_text: text, response_type: type })

describe('the sandbox’s Yelp', () => {
  it.each([
    ['/v3/businesses/search?term=a&location=b', 'TOKEN_INVALID'],
    [`/v3/businesses/${GRILL}`, 'TOKEN_INVALID'],
    [`/v3/businesses/${GRILL}/reviews`, 'TOKEN_INVALID'],
    ['/token/v1/businesses', 'INVALID_TOKEN'],
    ['/v1/business_owner/me/profile', 'INVALID_TOKEN'],
    [`/feed/businesses/${GRILL}/reviews`, 'INVALID_TOKEN'],
  ])('answers nobody without a key or token, or with a wrong one: %s', async (path, code) => {
    for (const answer of [await ask(path), await ask(path, { token: 'made-up' })]) {
      expect(answer.status).toBe(401)
      expect(JSON.stringify(answer.body.error)).toContain(code)
    }
  })

  it.each([
    ['a search nowhere', '/v3/businesses/search?term=grill', 400, 'VALIDATION_ERROR'],
    ['a business that is not there', '/v3/businesses/nothing', 404, 'BUSINESS_NOT_FOUND'],
    ['an order it does not know', `/v3/businesses/${GRILL}/reviews?sort_by=oldest`, 400, 'VALIDATION_ERROR'],
    ['too much at once', `/v3/businesses/${GRILL}/reviews?limit=51`, 400, 'VALIDATION_ERROR'],
  ])('refuses %s in the shape of Places', async (_what, path, status, code) => {
    expect(await ask(path, { token: 'sandbox-key' })).toMatchObject({ status, body: { error: { code } } })
  })

  it.each<[string, string, unknown, string]>([
    ['too much at once', `/feed/businesses/${GRILL}/reviews?limit=51`, undefined, 'INVALID_REQUEST'],
    ['somebody else’s business', '/feed/businesses/hill/reviews', undefined, 'R2R_PERMISSION_DENIED'],
    ['a reply without words', '/reviews/v1/ours', reply(''), 'R2R_INVALID_RESPONSE_TEXT'],
    ['a reply of another kind', '/reviews/v1/ours', reply('Hi', 'private'), 'R2R_INVALID_RESPONSE_TEXT'],
    ['a reply to nothing', '/reviews/v1/nothing', reply('Hi'), 'R2R_REVIEW_DOES_NOT_EXIST'],
    ['a reply for somebody else', '/reviews/v1/theirs', reply('Hi'), 'R2R_PERMISSION_DENIED'],
    ['a dispute without a reason', '/disputes', { ...DISPUTE, reason: '' }, 'INVALID_REQUEST'],
    ['a dispute of another’s', '/disputes', { ...DISPUTE, review_id: 'theirs' }, 'R2R_REVIEW_DOES_NOT_EXIST'],
  ])('refuses %s in the shape of the partners’ interface', async (_what, path, json, id) => {
    const { status, body } = await ask(path, { token: accessToken, json })
    expect(body).toMatchObject({ error: { id, http_code: status } })
    expect(status).toBeGreaterThanOrEqual(400)
  })

  it('takes one reply, and another only when that was taken down', async () => {
    await writeReviews(stage.db, [{ vendor: 'yelp', listingId: GRILL, id: 'moderated', rating: 2 }])
    const post = () => ask('/reviews/v1/moderated', { token: accessToken, json: reply('Sorry.') })
    expect((await post()).status).toBe(200)
    expect(await post()).toMatchObject({ status: 400, body: { error: { id: 'R2R_COMMENTS_NOT_ALLOWED' } } })
    await changeReview(stage.db, 'yelp', 'moderated', { reply_state: 'rejected' })
    expect((await post()).status).toBe(200)
  })

  it('falls over emoji as its model does', async () => {
    const answer = await ask('/reviews/v1/ours', { token: accessToken, json: reply('Thank you 🎉') })
    expect(answer).toMatchObject({ status: 500, body: { error: { description: 'Internal Error' } } })
  })

  it.each([
    ['a client it does not know', '/oauth2/token/v3', { ...CLIENT, client_secret: 'x' }, 'invalid_client'],
    [
      'a request without a code',
      '/oauth2/token/v3',
      { ...CLIENT, grant_type: 'authorization_code' },
      'invalid_request',
    ],
    ['a grant it does not know', '/oauth2/token/v3', { ...CLIENT, grant_type: 'password' }, 'invalid_request'],
    ['to revoke nothing', '/oauth2/revoke', CLIENT, 'invalid_request'],
    ['to revoke for a client it does not know', '/oauth2/revoke', { token: 'x' }, 'invalid_client'],
  ])('refuses %s', async (_what, path, form, error) => {
    expect((await ask(path, { form })).body).toMatchObject({ error })
  })

  it('refuses a code for another address than it was asked from', async () => {
    const page = stage.platform.authorizeUrl({ state: 's', codeChallenge: 'c', redirectUri: stage.redirectUri })
    const back = page && (await stage.visit(page, 'allow'))
    const code = back?.searchParams.get('code') ?? ''
    const form = { ...CLIENT, grant_type: 'authorization_code', code, redirect_uri: 'https://elsewhere.test/' }
    expect(await ask('/oauth2/token/v3', { form })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  it.each([
    ['an unknown partner', 'client_id=nobody'],
    ['an address that is no web page', 'redirect_uri=javascript:alert(1)'],
    ['a permission it does not know', 'scope=everything'],
  ])('shows no consent page for %s', async (_what, wrong) => {
    const page = stage.platform.authorizeUrl({ state: 's', codeChallenge: 'c', redirectUri: stage.redirectUri })
    const [name = '', value = ''] = wrong.split('=')
    page?.searchParams.set(name, value)
    expect((await fetch(String(page))).status).toBe(400)
  })

  it('notes every call, and who may be connected on a page without scripts', async () => {
    await ask(`/v3/businesses/${GRILL}`, { token: 'sandbox-key' })
    const path = `/sandbox/yelp/v3/businesses/${GRILL}`
    expect(await listCalls(stage.db, 'yelp', 1)).toMatchObject([{ method: 'GET', path, status: 200 }])
    const page = stage.platform.authorizeUrl({ state: 's', codeChallenge: 'c', redirectUri: stage.redirectUri })
    const shown = await fetch(String(page))
    expect(await shown.text()).toContain('Allow as Otto Berg')
    expect(shown.headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/)
  })
})
