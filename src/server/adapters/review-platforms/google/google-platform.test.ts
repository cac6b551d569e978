import { describe, expect, it } from 'vitest'
import { clearFaults, listCalls, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { expireAccess, revokeEverything } from '#sandbox/vendors/vendor-grants.repository.ts'
import { changeReview, putListing, writeReviews } from '#sandbox/vendors/vendor-reviews.repository.ts'
import {
  connect,
  connectionOf,
  describePlatformContract,
  expectFailure,
  readDecided,
} from '#testing/platform-contract.ts'
import { answerConsent } from '#testing/vendors/consent-walk.ts'
import { startGoogleStage } from '#testing/vendors/google-stage.ts'
import { LIVE_GOOGLE_HOSTS } from './google-hosts.ts'
import { createGooglePlatform } from './google-platform.ts'

describePlatformContract('Google Business Profile', startGoogleStage)

const stage = await startGoogleStage()
const { platform, db, redirectUri } = stage
const ask = { state: 'the state', codeChallenge: 'c'.repeat(43), redirectUri }

describe('the way to Google', () => {
  it('asks for what is needed, for good, and with a challenge', () => {
    const live = createGooglePlatform({ ...stage.options, hosts: () => LIVE_GOOGLE_HOSTS })
    const url = live.authorizeUrl(ask)
    expect(url?.origin + (url?.pathname ?? '')).toBe('https://accounts.google.com/o/oauth2/v2/auth')
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      client_id: 'goodword-sandbox',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'https://www.googleapis.com/auth/business.manage openid email',
      access_type: 'offline',
      prompt: 'consent',
      include_granted_scopes: 'true',
      state: 'the state',
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
    })
  })

  it('does not exist without keys', () => {
    expect(createGooglePlatform({ ...stage.options, client: null }).authorizeUrl(ask)).toBeNull()
  })

  it('needs the verifier that belongs to the challenge', async () => {
    const page = platform.authorizeUrl(ask) ?? new URL('about:blank')
    const code = (await answerConsent(page, 'Allow')).searchParams.get('code') ?? ''
    const error = await expectFailure(platform.exchange({ code, codeVerifier: 'v'.repeat(43), redirectUri }), [
      'reconnect',
    ])
    expect(error.vendorCode).toBe('invalid_grant')
  })

  it('is not complete when the person withholds the permission', async () => {
    const page = platform.authorizeUrl(ask) ?? new URL('about:blank')
    page.searchParams.set('scope', 'openid email')
    page.searchParams.delete('code_challenge')
    const code = (await answerConsent(page, 'Allow')).searchParams.get('code') ?? ''
    const error = await expectFailure(platform.exchange({ code, codeVerifier: '', redirectUri }), ['reconnect'])
    expect(error.reason).toBe('scope-missing')
  })

  it('keeps the old refresh token: a new one never comes', async () => {
    const tokens = await connect(stage)
    const renewed = await platform.refresh?.(tokens.refreshToken ?? '')
    expect([tokens.refreshToken, renewed?.refreshToken]).toEqual([expect.any(String), null])
  })

  it('goes on after the hour, and ends when the owner takes it back', async () => {
    const tokens = await connect(stage)
    const connection = await connectionOf(stage, tokens)
    await expireAccess(db, 'google')
    await expectFailure(platform.listReviews(connection, { cursor: null }), ['reconnect'])
    const renewed = await platform.refresh?.(tokens.refreshToken ?? '')
    const again = { ...connection, accessToken: renewed?.accessToken ?? '' }
    await expect(platform.listReviews(again, { cursor: null })).resolves.toMatchObject({ total: 0 })
    await revokeEverything(db, 'google')
    await expectFailure(platform.refresh?.(tokens.refreshToken ?? '') ?? Promise.resolve(), ['reconnect'])
  })
})

describe('Google’s locations', () => {
  it('are listed with both their names, from every account, page by page', async () => {
    const many = Array.from({ length: 101 }, (_none, index) => index + 1)
    for (const number of many) {
      const account = { vendor: 'google', accountId: '900', accountName: 'Zenith Chain' } as const
      await putListing(db, { ...account, id: `9${number}`, name: `Shop ${number}`, address: 'Main Street' })
    }
    const page = platform.authorizeUrl({ ...ask, codeChallenge: '' }) ?? new URL('about:blank')
    page.searchParams.delete('code_challenge')
    const ticks = Object.fromEntries(many.map((number) => [`location:9${number}`, 'yes']))
    const back = await answerConsent(page, 'Allow', { account: '900', ...ticks })
    const code = back.searchParams.get('code') ?? ''
    const listings = await platform.listListings(await platform.exchange({ code, codeVerifier: '', redirectUri }))
    expect(listings).toHaveLength(101)
    expect(listings.find(({ name }) => name === 'Shop 101')).toEqual({
      id: 'locations/9101',
      name: 'Shop 101',
      address: 'Main Street',
      config: { resourceName: 'accounts/900/locations/9101' },
      accessToken: null,
      reviewUrl: expect.stringContaining('/sandbox/platforms?vendor=google&listing=9101'),
    })
  })

  it('cannot be asked for reviews while Google has not verified them', async () => {
    const connection = await connectionOf(stage, await connect(stage))
    await setFault(db, 'google', { kind: 'no-reviews', remaining: 1 })
    expect(await platform.probe(connection)).toMatchObject({
      canReadReviews: false,
      readDepth: 0,
      canReply: false,
      limits: ['storage30Days', 'readingUnavailable'],
    })
  })

  it('say live that they take no disputes, and without a topic no push', async () => {
    const connection = await connectionOf(stage, await connect(stage))
    const live = createGooglePlatform({ ...stage.options, isSandbox: false, push: null })
    expect([live.fileDispute, live.subscribe, live.verifyPush]).toEqual([null, null, null])
    expect(await live.probe(connection)).toMatchObject({
      canDispute: false,
      canPush: false,
      keepDays: 30,
      limits: ['storage30Days', 'noPush', 'noDisputeApi'],
    })
  })
})

describe('Google’s reviews', () => {
  const listed = async (id: string) => {
    const connection = await connectionOf(stage, await connect(stage))
    const { items } = await platform.listReviews(connection, { cursor: null })
    return items.find((review) => review.id === id)
  }

  it('may lack text and author, and carry pictures', async () => {
    const media = ['https://pictures.test/1.jpg']
    await writeReviews(db, [{ vendor: 'google', listingId: '201', id: 'bare', rating: 2, media }])
    expect(await listed('bare')).toMatchObject({ rating: 2, content: null, author: null, media, reply: null })
  })

  it('may lack a rating', async () => {
    await writeReviews(db, [{ vendor: 'google', listingId: '201', id: 'unrated', content: 'Hm.' }])
    expect(await listed('unrated')).toMatchObject({ rating: null, content: 'Hm.' })
  })

  it('refuse a reply that breaks a rule, some time after they took it', async () => {
    const connection = await connectionOf(stage, await connect(stage))
    await setFault(db, 'google', { kind: 'reject-replies', remaining: 1 })
    const taken = await platform.reply?.(connection, 'bare', 'Call me at 555-0100')
    expect(taken).toMatchObject({ state: 'checking', reason: null })
    expect(await readDecided(platform, connection, 'bare')).toMatchObject({ state: 'rejected', reason: 'OFF_TOPIC' })
  })

  it('show a decision that was made at once', async () => {
    const connection = await connectionOf(stage, await connect(stage))
    await platform.reply?.(connection, 'unrated', 'Thanks')
    await changeReview(db, 'google', 'unrated', { reply_state: 'live' })
    expect(await platform.readReply(connection, 'unrated')).toMatchObject({ state: 'live' })
  })

  it('take replies of 4096 bytes, and are not even asked for longer ones', async () => {
    const connection = await connectionOf(stage, await connect(stage))
    await expect(platform.reply?.(connection, 'bare', 'é'.repeat(2048))).resolves.toMatchObject({ state: 'checking' })
    const [before] = await listCalls(db, 'google', 1)
    const tooLong = platform.reply?.(connection, 'bare', 'é'.repeat(2049)) ?? Promise.resolve()
    expect((await expectFailure(tooLong, ['rejected'])).vendorCode).toBe('reply_too_long')
    expect(await listCalls(db, 'google', 1)).toEqual([before])
  })

  it('say when to come back after too many calls', async () => {
    const connection = await connectionOf(stage, await connect(stage))
    await setFault(db, 'google', { kind: 'rate-limit', remaining: 1 })
    const error = await expectFailure(platform.listReviews(connection, { cursor: null }), ['retry'])
    expect(error).toMatchObject({ retryAfterSeconds: 30, vendorCode: 'RATE_LIMIT_EXCEEDED' })
    await clearFaults(db, 'google')
  })

  it('need to be known by account as well', async () => {
    const { accessToken } = await connect(stage)
    const connection = { accessToken, listingId: 'locations/201', config: {} }
    await expectFailure(platform.listReviews(connection, { cursor: null }), ['reconnect'])
  })
})
