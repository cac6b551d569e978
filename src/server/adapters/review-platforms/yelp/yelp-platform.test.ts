import { afterEach, describe, expect, it } from 'vitest'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { expireAccess, revokeEverything } from '#sandbox/vendors/vendor-grants.repository.ts'
import { changeReview, writeReviews } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { connect, connectionOf, describePlatformContract, expectFailure } from '#testing/platform-contract.ts'
import { GRILL, startYelpStage } from '#testing/vendors/yelp-stage.ts'

describePlatformContract('Yelp with a key', () => startYelpStage({ isPartner: false }))
describePlatformContract('Yelp for a partner', () => startYelpStage({ isPartner: true }))

const byKey = await startYelpStage({ isPartner: false })
const partner = await startYelpStage({ isPartner: true, canStore: true })
const LONG = 'The fish was fresh and the view of the harbour was lovely. '.repeat(5)
const written = { vendor: 'yelp' as const, listingId: GRILL, rating: 4, author: 'Jo' }
for (const { db } of [byKey, partner]) {
  const reviews = Array.from({ length: 9 }, (_none, index) => ({
    ...written,
    id: `review-${index}`,
    content: LONG,
    createdAt: new Date(Date.UTC(2026, 2, index + 1, 18, 5)),
  }))
  await writeReviews(db, reviews)
}
const partnerTokens = await connect(partner)
const partnerConnection = await connectionOf(partner, partnerTokens)
afterEach(async () => {
  await clearFaults(byKey.db, 'yelp')
  await clearFaults(partner.db, 'yelp')
})

describe('Yelp with a key', () => {
  const connectionWith = (key: string) => ({ accessToken: key, listingId: GRILL, config: { mode: 'key' } })

  it.each([
    ['premium', 'sandbox-key', { canReadReviews: true, readDepth: 7 }],
    ['enhanced', 'sandbox-key:enhanced', { canReadReviews: true, readDepth: 3 }],
    ['base', 'sandbox-key:base', { canReadReviews: false, readDepth: 0 }],
  ])('finds out what the %s plan gives', async (_plan, key, expected) => {
    expect(await byKey.platform.probe(connectionWith(key))).toMatchObject(expected)
  })

  it('says that there are excerpts only, for a day, and no replies', async () => {
    expect(await byKey.platform.probe(connectionWith('sandbox-key'))).toMatchObject({
      canReply: false,
      keepDays: 1,
      limits: ['excerptsOnly', 'noReplyApi', 'noPush', 'storage24Hours'],
    })
    expect(byKey.platform.reply).toBeNull()
  })

  it('takes a time without a zone for UTC, and the words as far as they go', async () => {
    const { items } = await byKey.platform.listReviews(connectionWith('sandbox-key'), { cursor: null })
    expect(items[0]).toMatchObject({ id: 'review-8', createdAt: new Date('2026-03-09T18:05:00Z'), author: 'Jo' })
    expect(items[0]?.content).toHaveLength(160)
    expect(items[0]?.content).toMatch(/\.\.\.$/)
  })

  it('waits for midnight when the day’s calls are used up', async () => {
    const read = byKey.platform.listReviews(connectionWith('sandbox-key:used-up'), { cursor: null })
    const { retryAfterSeconds } = await expectFailure(read, ['retry'])
    const ends = new Date(Date.now() + (retryAfterSeconds ?? 0) * 1000).toISOString()
    expect(ends).toMatch(/T(00:00:0|23:59:5)/)
  })

  it('finds a business by its page, its id or its name and town', async () => {
    const find = (listing: string, place = '') => byKey.directory.findListings('sandbox-key', { listing, place })
    const grill = { id: GRILL, name: 'Harbour Grill', address: 'Quay 1, Hamburg' }
    expect(await find('https://www.yelp.com/biz/harbour-grill?osq=fish')).toEqual({ isExact: true, listings: [grill] })
    expect(await find(GRILL)).toEqual({ isExact: true, listings: [grill] })
    expect(await find('Harbour Grill', 'Hamburg')).toEqual({ isExact: false, listings: [grill] })
    expect(await find('harbour', 'Bremen')).toMatchObject({ isExact: false, listings: [{ id: 'inn' }] })
    expect(await find('harbour')).toEqual({ isExact: false, listings: [] })
  })

  it('keeps a partner’s connection apart from one with a key', async () => {
    await expectFailure(byKey.platform.listReviews(partnerConnection, { cursor: null }), ['reconnect'])
    const { reply } = partner.platform
    await expectFailure(reply?.(connectionWith('sandbox-key'), 'review-1', 'Thanks') ?? Promise.resolve(), ['rejected'])
  })
})

describe('Yelp for a partner', () => {
  const reply = (reviewId: string, text: string) =>
    partner.platform.reply?.(partnerConnection, reviewId, text) ?? Promise.reject(new Error('no replies'))

  it('lists what the owner ticked, with names and addresses', async () => {
    const listings = await partner.platform.listListings(partnerTokens)
    expect(listings.map(({ id, address }) => ({ id, address }))).toEqual([
      { id: GRILL, address: 'Quay 1, Hamburg' },
      { id: 'inn', address: 'Quay 2, Bremen' },
    ])
  })

  it('reads reviews whole and says how deep', async () => {
    const { items } = await partner.platform.listReviews(partnerConnection, { cursor: null })
    expect(items[0]?.content).toBe(LONG)
    expect(await partner.platform.probe(partnerConnection)).toMatchObject({
      readDepth: 200,
      canReply: true,
      canEditReply: false,
      replyLimit: { size: 5000, unit: 'characters' },
      keepDays: null,
      limits: ['noEdit', 'noPush'],
    })
  })

  it('takes one reply, and no second', async () => {
    await reply('review-1', 'Thank you!')
    const error = await expectFailure(reply('review-1', 'Once more.'), ['rejected'])
    expect(error.vendorCode).toBe('R2R_COMMENTS_NOT_ALLOWED')
    expect(await partner.platform.readReply(partnerConnection, 'review-1')).toMatchObject({ text: 'Thank you!' })
    await changeReview(partner.db, 'yelp', 'review-1', { reply_text: null, reply_state: null })
  })

  it.each([
    ['an emoji', 'Thank you 🎉', 'emoji'],
    ['too many characters', 'x'.repeat(5001), 'too-long'],
  ])('refuses %s before Yelp would fall over it', async (_what, text, code) => {
    expect((await expectFailure(reply('review-2', text), ['rejected'])).vendorCode).toBe(code)
  })

  it('passes on why Yelp takes no comment', async () => {
    await setFault(partner.db, 'yelp', { kind: 'reject-replies', remaining: 1 })
    expect((await expectFailure(reply('review-3', 'Thanks'), ['rejected'])).words).toContain('takes no comment')
  })

  it('rotates its refresh token: the old one is dead', async () => {
    const first = await connect(partner)
    const second = await partner.platform.refresh?.(first.refreshToken ?? '')
    expect(second?.refreshToken).not.toBe(first.refreshToken)
    await expectFailure(partner.platform.refresh?.(first.refreshToken ?? '') ?? Promise.resolve(), ['reconnect'])
    await expect(partner.platform.refresh?.(second?.refreshToken ?? '')).resolves.toBeDefined()
  })

  it('goes on after its token ran out, and not after the owner took the consent back', async () => {
    const tokens = await connect(partner)
    const connection = await connectionOf(partner, tokens)
    const read = (accessToken: string) => partner.platform.listReviews({ ...connection, accessToken }, { cursor: null })
    await expireAccess(partner.db, 'yelp')
    await expectFailure(read(tokens.accessToken), ['reconnect'])
    const renewed = await partner.platform.refresh?.(tokens.refreshToken ?? '')
    await expect(read(renewed?.accessToken ?? '')).resolves.toBeDefined()
    await revokeEverything(partner.db, 'yelp')
    await expectFailure(partner.platform.refresh?.(renewed?.refreshToken ?? '') ?? Promise.resolve(), ['reconnect'])
  })
})
