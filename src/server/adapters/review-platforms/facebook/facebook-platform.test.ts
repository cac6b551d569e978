import { describe, expect, it, onTestFinished } from 'vitest'
import { FACEBOOK_APP } from '#sandbox/facebook/facebook-app.ts'
import { mountFacebook } from '#sandbox/facebook/facebook.routes.ts'
import { clearFaults, listCalls, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { expireAccess, revokeEverything } from '#sandbox/vendors/vendor-grants.repository.ts'
import { changeReview, putListing, writeReviews } from '#sandbox/vendors/vendor-reviews.repository.ts'
import type { VendorFault } from '#server/database/sandbox-tables.ts'
import { connect, connectionOf, describePlatformContract, expectFailure } from '#testing/platform-contract.ts'
import { answerConsent } from '#testing/vendors/consent-walk.ts'
import { startVendorStage } from '#testing/vendors/vendor-stage.ts'
import { LIVE_FACEBOOK_HOSTS, sandboxFacebookHosts } from './facebook-hosts.ts'
import { createFacebookPlatform } from './facebook-platform.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const ALLOW = 'Continue as Ada Brandt'

const { db, url } = await startVendorStage(mountFacebook)
const base = `${url}/sandbox/facebook`
const hosts = () => sandboxFacebookHosts({ publicUrl: url, localUrl: url })
const options = { app: FACEBOOK_APP, hosts, isSandbox: true, now: () => NOW }
const platform = createFacebookPlatform(options)
const listing = { storedId: '1001', name: 'Corner Bakery' }
const redirectUri = 'https://app.test/oauth/callback/facebook'
const account = { vendor: 'facebook', accountId: 'ada', accountName: 'Ada Brandt' } as const
await putListing(db, { ...account, id: '1001', name: 'Corner Bakery', address: '1 Main Street' })
await putListing(db, { ...account, id: '1002', name: 'Corner Café' })

const visit = (page: URL, answer: 'allow' | 'deny') => answerConsent(page, answer === 'allow' ? ALLOW : 'Cancel')
const stage = { platform, db, listing, redirectUri, visit }

describePlatformContract('Facebook', () => Promise.resolve(stage))

async function tell(kind: VendorFault) {
  await setFault(db, 'facebook', { kind, remaining: null })
  onTestFinished(() => clearFaults(db, 'facebook'))
}

/** Connected, with one box of the consent left out. */
async function connectWithout(box: string) {
  const page = platform.authorizeUrl({ state: 's', codeChallenge: 'c', redirectUri })
  const shown = await (await fetch(page ?? '')).text()
  const boxes = [...shown.matchAll(/name="((?:page|scope):[^"]+)"/g)].map(([, name = '']) => name)
  const body = new URLSearchParams({ request: page?.search ?? '', account: 'ada' })
  for (const name of boxes) if (name !== box) body.set(name, 'yes')
  const answer = await fetch(`${base}/v26.0/dialog/oauth`, { method: 'POST', body, redirect: 'manual' })
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
  return platform.exchange({ code, codeVerifier: 'v', redirectUri })
}

describe('connecting to Facebook', () => {
  it('asks for what pages, recommendations, replies and pushes need', () => {
    const address = platform.authorizeUrl({ state: 'the state', codeChallenge: 'c', redirectUri })
    expect(address?.pathname).toBe('/sandbox/facebook/v26.0/dialog/oauth')
    expect(Object.fromEntries(address?.searchParams ?? [])).toMatchObject({
      client_id: FACEBOOK_APP.id,
      redirect_uri: redirectUri,
      state: 'the state',
      scope:
        'pages_show_list,pages_read_engagement,pages_read_user_content,pages_manage_engagement,pages_manage_metadata',
    })
  })

  it('has no address, asks nothing and believes no push without keys', async () => {
    const keyless = createFacebookPlatform({ ...options, app: null })
    expect(keyless.authorizeUrl({ state: 's', codeChallenge: 'c', redirectUri })).toBeNull()
    expect(keyless.verifyPush).toBeNull()
    expect(keyless.answerHandshake).toBeNull()
    const connection = { accessToken: 'token', listingId: '1001', config: {} }
    await expectFailure(keyless.listReviews(connection, { cursor: null }), ['rejected'])
  })

  it('goes to Facebook’s own addresses when it is not in the sandbox', () => {
    const live = createFacebookPlatform({ ...options, hosts: () => LIVE_FACEBOOK_HOSTS, isSandbox: false })
    const address = live.authorizeUrl({ state: 's', codeChallenge: 'c', redirectUri })
    expect(address?.href).toMatch(/^https:\/\/www\.facebook\.com\/v26\.0\/dialog\/oauth\?/)
    expect(live.fileDispute).toBeNull()
  })

  it('ends with a token of sixty days that cannot be renewed', async () => {
    const tokens = await connect(stage)
    expect(tokens).toMatchObject({ refreshToken: null, expiresAt: new Date('2027-01-14T12:00:00Z') })
    expect(platform.refresh).toBeNull()
  })

  it('is refused when the return address is another one', async () => {
    const page = platform.authorizeUrl({ state: 's', codeChallenge: 'c', redirectUri })
    const back = await visit(page ?? new URL(base), 'allow')
    const code = back.searchParams.get('code') ?? ''
    const answer = { code, codeVerifier: 'v', redirectUri: 'https://elsewhere.test/' }
    await expectFailure(platform.exchange(answer), ['rejected'])
  })

  it('lists the pages that were ticked, each with a token of its own', async () => {
    const listings = await platform.listListings(await connect(stage))
    expect(listings).toMatchObject([
      {
        id: '1001',
        name: 'Corner Bakery',
        address: '1 Main Street',
        config: { page_id: '1001' },
        reviewUrl: 'https://www.facebook.com/1001/reviews',
      },
      { id: '1002', name: 'Corner Café', address: '' },
    ])
    expect(new Set(listings.map(({ accessToken }) => accessToken)).size).toBe(2)
    expect(await platform.listListings(await connectWithout('page:1002'))).toHaveLength(1)
  })

  it('lists many pages', async () => {
    const crowd = { vendor: 'facebook', accountId: 'max', accountName: 'Max Many' } as const
    for (let index = 0; index < 105; index += 1)
      await putListing(db, { ...crowd, id: `9${index}`, name: `Shop ${index}` })
    const page = platform.authorizeUrl({ state: 's', codeChallenge: 'c', redirectUri }) ?? new URL(base)
    const back = await answerConsent(page, 'Continue as Max Many')
    const code = back.searchParams.get('code') ?? ''
    const tokens = await platform.exchange({ code, codeVerifier: 'v', redirectUri })
    expect(new Set((await platform.listListings(tokens)).map(({ id }) => id)).size).toBe(105)
  })

  it('names the permission that was not given', async () => {
    const failure = await expectFailure(platform.listListings(await connectWithout('scope:pages_show_list')), [
      'reconnect',
    ])
    expect(failure.words).toContain('pages_show_list')
    expect(failure.vendorCode).toBe('200')
  })

  it.each([
    ['ran out', expireAccess],
    ['was taken back', revokeEverything],
  ])('asks to connect again when the access %s', async (_what, happen) => {
    const connection = await connectionOf(stage, await connect(stage))
    await happen(db, 'facebook')
    const failure = await expectFailure(platform.listReviews(connection, { cursor: null }), ['reconnect'])
    expect(failure.vendorCode).toMatch(/^190/)
  })
})

describe('what a connection to Facebook can do', () => {
  it('is everything but stars where recommendations are given out', async () => {
    const connection = await connectionOf(stage, await connect(stage))
    expect(await platform.probe(connection)).toEqual({
      canReadReviews: true,
      readDepth: 'all',
      canReply: true,
      canEditReply: true,
      canDeleteReply: true,
      canPush: true,
      canDispute: true,
      replyLimit: { size: 8000, unit: 'characters' },
      keepDays: null,
      hasStars: false,
      limits: ['recommendationsOnly'],
      probedAt: NOW.toISOString(),
    })
  })

  it.each<[string, VendorFault]>([
    ['no longer gives out recommendations', 'no-reviews'],
    ['wants a permission', 'no-permission'],
  ])('is nothing where Facebook %s', async (_what, kind) => {
    const connection = await connectionOf(stage, await connect(stage))
    await tell(kind)
    expect(await createFacebookPlatform({ ...options, isSandbox: false }).probe(connection)).toMatchObject({
      canReadReviews: false,
      readDepth: 0,
      canReply: false,
      canPush: false,
      canDispute: false,
      limits: ['recommendationsOnly', 'readingUnavailable', 'noReplyApi', 'noPush', 'noDisputeApi'],
    })
  })

  it('leaves out replies and pushes that were not allowed', async () => {
    const silent = await connectionOf(stage, await connectWithout('scope:pages_manage_engagement'))
    expect(await platform.probe(silent)).toMatchObject({
      canReadReviews: true,
      canReply: false,
      replyLimit: null,
      limits: ['recommendationsOnly', 'replyNotAllowed'],
    })
    const deaf = await connectionOf(stage, await connectWithout('scope:pages_manage_metadata'))
    expect(await platform.probe(deaf)).toMatchObject({ canReply: true, canPush: false })
    const blind = await connectionOf(stage, await connectWithout('scope:pages_read_user_content'))
    expect(await platform.probe(blind)).toMatchObject({ canReadReviews: false })
  })

  it('stays unknown while Facebook is down', async () => {
    const connection = await connectionOf(stage, await connect(stage))
    await tell('down')
    await expectFailure(platform.probe(connection), ['retry'])
  })
})

describe('recommendations', () => {
  const review = { vendor: 'facebook', listingId: '1002' } as const

  async function connectCafe() {
    const cafe = (await platform.listListings(await connect(stage))).find(({ id }) => id === '1002')
    return { accessToken: cafe?.accessToken ?? '', listingId: '1002', config: {} }
  }

  it('keep yes and no, what is absent, and the stars of long ago, and have the same ids each time', async () => {
    await writeReviews(db, [
      { ...review, id: 'yes', isRecommended: true, content: 'Lovely', author: 'Bo', createdAt: new Date('2026-03-04') },
      { ...review, id: 'no', isRecommended: false, createdAt: new Date('2026-03-03') },
      { ...review, id: 'old', rating: 2, content: 'Meh', author: 'Cy', createdAt: new Date('2017-03-02') },
    ])
    const connection = await connectCafe()
    const { items, total, nextCursor } = await platform.listReviews(connection, { cursor: null })

    expect({ total, nextCursor }).toEqual({ total: 3, nextCursor: null })
    expect(items).toMatchObject([
      {
        id: 'yes',
        isRecommended: true,
        rating: null,
        content: 'Lovely',
        author: 'Bo',
        url: 'https://www.facebook.com/yes',
        createdAt: new Date('2026-03-04'),
      },
      { id: 'no', isRecommended: false, rating: null, content: null, author: null },
      { id: expect.stringMatching(/^unnamed-\w{32}$/), isRecommended: null, rating: 2, url: null },
    ])
    const again = await platform.listReviews(connection, { cursor: null })
    expect(again.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id))

    const oldId = items[2]?.id ?? ''
    expect(await platform.readReply(connection, oldId)).toBeNull()
    await expectFailure(platform.reply?.(connection, oldId, 'Sorry!') ?? Promise.resolve(), ['rejected'])
  })

  it('get one comment of the page, however often the reply is sent', async () => {
    await writeReviews(db, [{ ...review, id: 'answered', isRecommended: true }])
    const connection = await connectCafe()
    await platform.reply?.(connection, 'answered', 'Thanks')
    await platform.reply?.(connection, 'answered', 'Thanks')
    const calls = await listCalls(db, 'facebook', 10)
    expect(calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/answered/comments'))).toHaveLength(1)
    expect(await platform.readReply(connection, 'answered')).toMatchObject({ text: 'Thanks', state: 'live' })
  })

  it('come with the page’s own reply', async () => {
    await writeReviews(db, [{ ...review, id: 'listed', isRecommended: true }])
    const connection = await connectCafe()
    await platform.reply?.(connection, 'listed', 'Thank you')

    const find = async () =>
      (await platform.listReviews(connection, { cursor: null })).items.find(({ id }) => id === 'listed')

    expect((await find())?.reply).toMatchObject({ text: 'Thank you', state: 'live' })
    await changeReview(db, 'facebook', 'listed', { reply_state: 'rejected' })
    expect((await find())?.reply).toBeNull()
  })

  it('show no reply that Facebook took down', async () => {
    await writeReviews(db, [{ ...review, id: 'moderated', isRecommended: true }])
    const connection = await connectCafe()
    await platform.reply?.(connection, 'moderated', 'Buy now!')
    await changeReview(db, 'facebook', 'moderated', { reply_state: 'rejected' })
    expect(await platform.readReply(connection, 'moderated')).toBeNull()
  })

  it('say why a reply is refused', async () => {
    await writeReviews(db, [{ ...review, id: 'refused', isRecommended: true }])
    const connection = await connectCafe()
    await tell('reject-replies')
    const failure = await expectFailure(platform.reply?.(connection, 'refused', 'Hm') ?? Promise.resolve(), [
      'rejected',
    ])
    expect(failure.words).toContain('community standards')
    await expectFailure(platform.reply?.(connection, 'refused', 'x'.repeat(8001)) ?? Promise.resolve(), ['rejected'])
  })

  it('are not another page’s to read, answer or dispute', async () => {
    await writeReviews(db, [{ ...review, id: 'theirs', isRecommended: true }])
    const bakery = await connectionOf(stage, await connect(stage))
    await expectFailure(platform.listReviews({ ...bakery, listingId: '1002' }, { cursor: null }), ['gone'])
    await expectFailure(platform.reply?.(bakery, 'theirs', 'Hi') ?? Promise.resolve(), ['gone'])
    const dispute = { reviewId: 'theirs', reason: 'fake', text: 'Never here.' }
    await expectFailure(platform.fileDispute?.(bakery, dispute) ?? Promise.resolve(), ['gone'])
  })

  it('wait as long as Facebook says when there were too many calls', async () => {
    const connection = await connectCafe()
    await tell('rate-limit')
    const failure = await expectFailure(platform.listReviews(connection, { cursor: null }), ['retry'])
    expect(failure).toMatchObject({ retryAfterSeconds: 60, vendorCode: '32' })
  })

  it('are gone when Facebook withdraws them', async () => {
    const connection = await connectCafe()
    await tell('no-reviews')
    await expectFailure(platform.listReviews(connection, { cursor: null }), ['gone'])
  })
})
