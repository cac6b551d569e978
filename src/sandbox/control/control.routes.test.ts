import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import type { Platform } from '#shared/domain/platforms.ts'
import { connect, connectionOf, expectFailure, readDecided } from '#testing/platform-contract.ts'
import { startGoogleStage } from '#testing/vendors/google-stage.ts'
import { mountSandbox } from '../sandbox.routes.ts'
import { clearFaults } from '../vendors/vendor-faults.repository.ts'
import { putListing, writeReviews } from '../vendors/vendor-reviews.repository.ts'

const stage = await startGoogleStage(mountSandbox)
const { platform, db, vendor: server } = stage
const control = `${server.url}/sandbox/platforms`
const owner = { accountId: '7', accountName: 'Ada Brandt' }
for (const vendor of ['facebook', 'tripadvisor', 'yelp'] as const) {
  await putListing(db, { vendor, id: '4711', ...owner, name: 'Harbour Bakery', address: '1 Quay Street' })
}
afterEach(() => clearFaults(db, 'google'))

interface Review {
  id: string
  stars: number | null
  text: string | null
  reply: { text: string; state: string; reason: string | null } | null
}
interface Answer {
  review: Review
  error: string
  listing: { id: string }
}

async function tell(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${control}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${control}/${path}`, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })
}

const read = async (query: string) => (await fetch(`${control}?${query}`)).text()

async function readState(query: string) {
  const response = await fetch(`${control}/state?${query}`)
  return (await response.json()) as {
    total: number
    reviews: Review[]
    disputes: { case: string; review: string; isRemoved: boolean }[]
    faults: { kind: string; remaining: number | null }[]
    calls: { method: string; path: string; status: number; durationMs: number }[]
  }
}

async function write(fields: object = {}): Promise<Review> {
  const { body } = await tell('reviews', { vendor: 'google', listing: '201', stars: 4, text: 'Good.', ...fields })
  return body.review
}

/** A business nobody else plays with. */
async function makeListing(vendor: Platform = 'google'): Promise<string> {
  const { body } = await tell('listings', { vendor, name: `Shop ${randomUUID()}`, owner: 'Somebody' })
  return body.listing.id
}

const ofReview = (review: Review, more: object = {}) => ({
  vendor: 'google',
  listing: '201',
  review: review.id,
  ...more,
})

describe('the page that plays the platforms', () => {
  it('runs no script, says what it is, and is found from the sandbox’s front page', async () => {
    const answer = await fetch(`${control}?vendor=facebook&listing=4711`)
    expect(answer.headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/)
    expect(await answer.text()).toMatch(/<h1>Sandbox Facebook<\/h1>[\s\S]*A stand-in of the sandbox/)
    expect(await (await fetch(`${server.url}/sandbox`)).text()).toContain('/sandbox/platforms?vendor=facebook')
  })

  it.each<[Platform, string, Record<string, string>, string]>([
    ['google', '201', { stars: '2', media: 'https://pictures.test/1.jpg' }, '2 stars'],
    ['facebook', '4711', { recommends: 'no' }, 'Does not recommend'],
    ['tripadvisor', '4711', { stars: '1', title: 'Never again' }, '1 star: Never again'],
    ['yelp', '4711', { stars: '5' }, '5 stars'],
  ])('takes a review of %s from a form', async (vendor, listing, verdict, heading) => {
    const text = `Written ${randomUUID()}`
    const answer = await send('reviews', { vendor, listing, text, author: 'Zoë', language: 'fr', ...verdict })

    expect(answer.status).toBe(303)
    const back = new URL(answer.headers.get('location') ?? '', server.url)
    expect(back.searchParams.get('listing')).toBe(listing)
    const page = await (await fetch(back)).text()
    expect(page).toContain('<p role="status">The review is written.</p>')
    expect(page).toContain(text)
    expect(page).toContain(`<h3>${heading}</h3>`)
  })

  it.each<[string, Record<string, string>, string]>([
    ['reviews', { stars: '' }, 'Choose one to five stars.'],
    ['reviews', { stars: '9' }, 'Choose one to five stars.'],
    ['reviews', { stars: '3', media: 'javascript:alert(1)' }, 'A picture is a web address'],
    ['reviews', { stars: '3', language: 'Klingon' }, 'A language is a code'],
    ['reviews', { stars: '3', listing: 'none' }, 'There is no such business.'],
    ['reviews', { vendor: 'facebook', listing: '4711', stars: '3' }, 'Say whether the customer recommends'],
    ['faults', { kind: 'down', times: '0' }, 'How often is a whole number'],
    ['faults', { kind: 'reject-replies' }, 'Choose what goes wrong.'],
    ['listings', { name: ' ' }, 'Give the business a name.'],
    ['listings', { name: 'Shop' }, 'Choose an owner, or name a new one.'],
    ['moderation', { vendor: 'yelp', mode: 'hold' }, 'This platform shows replies at once.'],
  ])('says what is wrong with what was sent to %s (%o)', async (path, fields, sentence) => {
    const given = { vendor: 'google', listing: '201', ...fields }
    const answer = await send(path, given)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toMatch(new RegExp(`<p role="alert">${sentence}`))
    expect(await tell(path, given)).toMatchObject({ status: 422, body: { error: expect.stringContaining(sentence) } })
  })

  it('keeps what was typed when it was not right', async () => {
    const typed = { text: 'Half a <thought>', author: 'Noor', language: 'Klingon', stars: '2' }
    const page = await (await send('reviews', { vendor: 'google', listing: '201', ...typed })).text()
    expect(page).toContain('Half a &lt;thought&gt;</textarea>')
    expect(page).toContain('value="Noor"')
    expect(page).toMatch(/<option value="2" selected/)

    const review = await write()
    const edit = await send('reviews/edit', { vendor: 'google', listing: '201', review: review.id, ...typed })
    expect(await edit.text()).toMatch(/<details open>[\s\S]*Half a &lt;thought&gt;<\/textarea>/)
  })

  it('shows what people write as words', async () => {
    await write({ text: '<script>alert(1)</script>', author: '"><img src=x>' })
    const page = await read('vendor=google&listing=201')
    expect(page).not.toMatch(/<script|<img/)
  })

  it('shows reviews by pages, the newest first', async () => {
    const listing = await makeListing()
    const day = (index: number) => new Date(Date.UTC(2026, 0, index + 1))
    const written = Array.from({ length: 25 }, (_, index) => ({ content: `No. ${index}.`, createdAt: day(index) }))
    await writeReviews(
      db,
      written.map((review) => ({ vendor: 'google', listingId: listing, rating: 3, ...review })),
    )
    const first = await read(`vendor=google&listing=${listing}`)
    expect(first).toMatch(/No\. 24\.[\s\S]*No\. 5\.[\s\S]*Older[\s\S]*Page 1 of 2/)
    expect(first).not.toContain('No. 4.')
    const second = await read(`vendor=google&listing=${listing}&page=2`)
    expect(second).toMatch(/No\. 4\.[\s\S]*No\. 0\.[\s\S]*Newer[\s\S]*Page 2 of 2/)
  })

  it.each([
    ['https://evil.test', 403],
    ['null', 403],
    [server.url, 303],
  ])('takes no form of another site: %s', async (origin, status) => {
    const fields = { vendor: 'google', listing: '201', stars: '4' }
    expect((await send('reviews', fields, { origin })).status).toBe(status)
    const empty = await fetch(`${server.url}/sandbox/mailbox/empty`, {
      method: 'POST',
      headers: { origin },
      redirect: 'manual',
    })
    expect(empty.status).toBe(status)
  })
})

describe('a customer', () => {
  it('changes a review and deletes it, and the platform shows it', async () => {
    const review = await write({ author: 'Zoë' })
    const connection = await connectionOf(stage, await connect(stage))
    const listed = async () =>
      (await platform.listReviews(connection, { cursor: null })).items.find(({ id }) => id === review.id)

    await tell('reviews/edit', ofReview(review, { stars: 1, text: 'Changed my mind.', author: 'Zoë' }))
    expect(await listed()).toMatchObject({ rating: 1, content: 'Changed my mind.', author: 'Zoë' })

    await tell('reviews/delete', ofReview(review))
    expect(await listed()).toBeUndefined()
    expect(await tell('reviews/delete', ofReview(review))).toMatchObject({ status: 422 })
  })

  it('cannot be played through another business', async () => {
    const review = await write()
    expect(await tell('reviews/delete', ofReview(review, { listing: '202' }))).toMatchObject({
      status: 422,
      body: { error: 'There is no such review.' },
    })
  })
})

describe('a platform', () => {
  const decided = async (review: Review) => {
    const connection = await connectionOf(stage, await connect(stage))
    return readDecided(platform, connection, review.id)
  }
  const reply = async (review: Review) => {
    const connection = await connectionOf(stage, await connect(stage))
    return platform.reply?.(connection, review.id, 'Thank you!')
  }

  it('holds replies back until somebody decides', async () => {
    await tell('moderation', { vendor: 'google', mode: 'hold' })
    const [first, second] = [await write(), await write()]
    await reply(first)
    await reply(second)
    expect(await decided(first)).toMatchObject({ state: 'checking' })

    await tell('replies/decide', ofReview(first, { decision: 'approve' }))
    await tell('replies/decide', ofReview(second, { decision: 'reject', reason: 'PROFANITY' }))

    expect(await decided(first)).toMatchObject({ state: 'live', reason: null })
    expect(await decided(second)).toMatchObject({ state: 'rejected', reason: 'PROFANITY' })
  })

  it('turns the next reply down for the reason it was given, and no other', async () => {
    await tell('moderation', { vendor: 'google', mode: 'reject', reason: 'SPAM' })
    const [first, second] = [await write(), await write()]
    await reply(first)
    await reply(second)
    expect(await decided(first)).toMatchObject({ state: 'rejected', reason: 'SPAM' })
    expect(await decided(second)).toMatchObject({ state: 'live' })
  })

  it('takes a live reply down, and shows what the owner wrote there by hand', async () => {
    const review = await write()
    expect(await tell('replies/decide', ofReview(review, { decision: 'reject' }))).toMatchObject({ status: 422 })
    await tell('replies', ofReview(review, { text: 'From the counter.' }))
    expect(await decided(review)).toMatchObject({ text: 'From the counter.', state: 'live' })
    const taken = await tell('replies/decide', ofReview(review, { decision: 'reject', reason: 'SOLICITATION' }))
    expect(taken.body.review.reply).toEqual({ text: 'From the counter.', state: 'rejected', reason: 'SOLICITATION' })
  })

  it('fails as often as it was told, or until that is switched off', async () => {
    const connection = await connectionOf(stage, await connect(stage))
    const readReviews = () => platform.listReviews(connection, { cursor: null })
    await tell('faults', { vendor: 'google', kind: 'down', times: 1 })
    await expectFailure(readReviews(), ['retry'])
    await expect(readReviews()).resolves.toBeDefined()
    expect((await readState('vendor=google')).faults).toEqual([])

    await tell('faults', { vendor: 'google', kind: 'rate-limit' })
    await expectFailure(readReviews(), ['retry'])
    await expectFailure(readReviews(), ['retry'])
    expect(await read('vendor=google')).toContain('until it is switched off')
    await send('faults/clear', { vendor: 'google', kind: 'rate-limit' })
    await expect(readReviews()).resolves.toBeDefined()
  })

  it('leaves a caller without any answer, and notes it', async () => {
    await tell('faults', { vendor: 'google', kind: 'timeout', times: 1 })
    const path = `/sandbox/google/v1/accounts/${randomUUID()}/locations`
    await expect(fetch(server.url + path, { signal: AbortSignal.timeout(200) })).rejects.toThrow(/abort|timeout/i)
    const noted = async () => (await readState('vendor=google')).calls.find((call) => call.path === path)?.status
    await expect.poll(noted).toBe(0)
  })

  it('ends the connections of one business and leaves the other’s alone', async () => {
    const connectTo = async (id: string) => {
      const asked = { state: 's', codeChallenge: '', redirectUri: stage.redirectUri }
      const page = platform.authorizeUrl(asked)
      page?.searchParams.delete('code_challenge')
      const form = new URLSearchParams({ request: page?.search ?? '', account: '101', [`location:${id}`]: 'yes' })
      const consent = `${server.url}/sandbox/google/o/oauth2/v2/auth`
      const back = await fetch(consent, { method: 'POST', body: form, redirect: 'manual' })
      const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? ''
      return platform.exchange({ code, codeVerifier: '', redirectUri: stage.redirectUri })
    }
    const [ours, other] = [await connectTo('201'), await connectTo('202')]

    await send('tokens', { vendor: 'google', listing: '201', what: 'expire' })
    await expectFailure(platform.listListings(ours), ['reconnect'])
    const renewed = await platform.refresh?.(ours.refreshToken ?? '')
    await expect(platform.listListings(renewed ?? ours)).resolves.toHaveLength(1)

    await send('tokens', { vendor: 'google', listing: '201', what: 'revoke' })
    await expectFailure(platform.refresh?.(ours.refreshToken ?? '') ?? Promise.resolve(), ['reconnect'])
    await expect(platform.listListings(other)).resolves.toHaveLength(1)
    expect(await read('vendor=google&listing=201')).toContain('taken back')
  })

  it('refuses a key that was taken back, until keys are made good again', async () => {
    const ask = async () => {
      const headers = { 'x-api-key': 'sandbox-key' }
      return (await fetch(`${server.url}/sandbox/tripadvisor/api/locations/4711`, { headers })).status
    }
    expect(await ask()).toBe(200)
    await tell('tokens', { vendor: 'tripadvisor', listing: '4711', what: 'revoke' })
    expect(await ask()).toBe(401)
    await tell('tokens', { vendor: 'tripadvisor', what: 'restore-keys' })
    expect(await ask()).toBe(200)
  })

  it('shows the disputes it was sent', async () => {
    const review = await write()
    const connection = await connectionOf(stage, await connect(stage))
    const dispute = { reviewId: review.id, reason: 'spam', text: 'They were never here.' }
    const filed = await platform.fileDispute?.(connection, dispute)
    const { disputes } = await readState('vendor=google&listing=201')
    expect(disputes[0]).toMatchObject({ case: filed?.caseId, review: review.id })
    const page = await read('vendor=google&listing=201')
    expect(page).toContain('They were never here.')
    expect(page).toContain('Agree and remove the review')

    await tell('reviews/delete', { vendor: 'google', listing: '201', review: review.id })
    expect(await read('vendor=google&listing=201')).toContain('Decided: the review was removed.')
    expect((await readState('vendor=google&listing=201')).disputes[0]).toMatchObject({ isRemoved: true })
  })

  it('has a new business when one was added, with an owner that is there or a new one', async () => {
    const answer = await send('listings', { vendor: 'google', name: 'Pier 9', address: '9 Pier', account: '101' })
    const page = await (await fetch(new URL(answer.headers.get('location') ?? '', server.url))).text()
    expect(page).toMatch(/selected\s*>Pier 9, 9 Pier</)
    const listings = await platform.listListings(await connect(stage))
    expect(listings.map(({ name }) => name)).toContain('Pier 9')
    await tell('listings', { vendor: 'yelp', name: 'Pier 10', owner: 'Otto Berg' })
    expect(await read('vendor=yelp')).toMatch(/Otto Berg[\s\S]*Add the business/)
  })
})

describe('the calls a platform received', () => {
  it('are all shown, the newest first, those it does not know among them', async () => {
    const connection = await connectionOf(stage, await connect(stage))
    await platform.listReviews(connection, { cursor: null })
    await fetch(`${server.url}/sandbox/google/v9/nothing`)
    const { calls } = await readState('vendor=google')
    expect(calls.slice(0, 2)).toEqual([
      expect.objectContaining({ method: 'GET', path: '/sandbox/google/v9/nothing', status: 404 }),
      expect.objectContaining({ path: '/sandbox/google/v4/accounts/101/locations/201/reviews', status: 200 }),
    ])
    expect(await read('vendor=google')).toMatch(/\/sandbox\/google\/v9\/nothing → 404, \d+ ms/)
  })

  it('are refused when they would lead people to another site', async () => {
    const consentPages = ['google/o/oauth2/v2/auth', 'facebook/v26.0/dialog/oauth', 'yelp/oauth2/authorize']
    for (const page of consentPages) {
      const answer = await fetch(`${server.url}/sandbox/${page}?redirect_uri=https://elsewhere.test/`)
      expect([answer.status, await answer.text()]).toEqual([400, 'This would lead to another site.'])
    }
  })

  it('are refused with an address that nobody could note', async () => {
    for (const address of ['google/v4/%00', 'facebook/v26.0/me?access_token=%00', 'yelp/%00', 'tripadvisor/%00']) {
      expect((await fetch(`${server.url}/sandbox/${address}`)).status).toBe(400)
    }
  })

  it('come by pages', async () => {
    for (let count = 0; count < 60; count += 1) await fetch(`${server.url}/sandbox/yelp/no-${count}`)
    const first = await read('vendor=yelp')
    expect(first).toMatch(/no-59 →[\s\S]*no-10 →[\s\S]*Older calls/)
    expect(first).not.toContain('no-9 →')
    expect(await read('vendor=yelp&calls=2')).toMatch(/no-9 →[\s\S]*no-0 →[\s\S]*Newer calls/)
  })
})
