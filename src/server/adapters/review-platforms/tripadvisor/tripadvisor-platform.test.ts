import { describe, expect, it } from 'vitest'
import { changeReview, writeReviews } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { setFault, clearFaults } from '#sandbox/vendors/vendor-faults.repository.ts'
import { revokeEverything } from '#sandbox/vendors/vendor-grants.repository.ts'
import { describePlatformContract, expectFailure } from '#testing/platform-contract.ts'
import { startTripadvisorStage } from '#testing/vendors/tripadvisor-stage.ts'

describePlatformContract('TripAdvisor', startTripadvisorStage)

const stage = await startTripadvisorStage()
const live = await startTripadvisorStage({ canStore: false, isSandbox: false })
const revoked = await startTripadvisorStage()

describe('the TripAdvisor adapter', () => {
  const connection = { accessToken: 'sandbox-key', listingId: '4711', config: {} }

  it('reads title, words, language, photos and the owner’s reply', async () => {
    const { platform, db } = stage
    const createdAt = new Date('2026-03-01T18:05:00Z')
    const said = { title: 'Sehr gut', content: 'Der Fisch war frisch.', author: 'Jo', language: 'de' }
    const review = { vendor: 'tripadvisor' as const, listingId: '4711', id: '555', rating: 5, createdAt, ...said }
    await writeReviews(db, [{ ...review, media: ['https://media.test/fish.jpg'] }])
    await changeReview(db, 'tripadvisor', '555', {
      reply_text: 'Danke!',
      reply_state: 'live',
      reply_updated_at: new Date('2026-03-02T09:00:00Z'),
    })

    const page = await platform.listReviews(connection, { cursor: null })

    expect(page).toEqual({
      items: [
        expect.objectContaining({
          id: '555',
          rating: 5,
          ...said,
          media: ['https://media.test/fish.jpg'],
          createdAt,
          reply: { text: 'Danke!', updatedAt: new Date('2026-03-02T09:00:00Z'), state: 'live', reason: null },
        }),
      ],
      nextCursor: null,
      total: 1,
    })
    expect(await platform.readReply(connection, '555')).toMatchObject({ text: 'Danke!' })
  })

  it('says what cannot be done, and that nothing may be kept', async () => {
    const { platform } = live
    expect(await platform.probe(connection)).toMatchObject({
      canReply: false,
      canPush: false,
      canDispute: false,
      keepDays: 0,
      limits: ['noReplyApi', 'noPush', 'noStorage', 'noDisputeApi'],
    })
    expect([platform.reply, platform.refresh, platform.subscribe, platform.fileDispute]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('finds out that a key’s package has no reviews in it', async () => {
    const { platform, db } = stage
    await setFault(db, 'tripadvisor', { kind: 'no-reviews', remaining: null })
    expect(await platform.probe(connection)).toMatchObject({ canReadReviews: false, readDepth: 0 })
    await clearFaults(db, 'tripadvisor')
    expect(await platform.probe(connection)).toMatchObject({ canReadReviews: true, readDepth: 'all' })
  })

  it('asks for a new key when the old one is disabled', async () => {
    const { platform, db } = revoked
    await platform.listReviews(connection, { cursor: null })
    await revokeEverything(db, 'tripadvisor')
    const error = await expectFailure(platform.listReviews(connection, { cursor: null }), ['reconnect'])
    expect(error).toMatchObject({ vendorCode: '401', words: expect.stringContaining('key') })
    await expect(
      platform.listReviews({ ...connection, accessToken: 'sandbox-key:new' }, { cursor: null }),
    ).resolves.toBeDefined()
  })

  it('knows a place that is gone from one that was never there', async () => {
    const { platform } = stage
    await expectFailure(platform.listReviews({ ...connection, listingId: '1' }, { cursor: null }), ['gone'])
  })

  it('finds a place by its id, its page or its name', async () => {
    const { directory } = stage
    const find = (listing: string, place = '') => directory.findListings('sandbox-key', { listing, place })
    const grill = { id: '4711', name: 'Harbour Grill', address: 'Quay 1, Hamburg' }

    expect(await find('4711')).toEqual({ isExact: true, listings: [grill] })
    const page = 'https://www.tripadvisor.com/Restaurant_Review-g187331-d4711-Reviews-Harbour_Grill.html'
    expect(await find(page)).toEqual({ isExact: true, listings: [grill] })
    expect((await find('harbour')).listings.map(({ id }) => id)).toEqual(['4711', '4712'])
    expect(await find('harbour', 'Bremen')).toMatchObject({ isExact: false, listings: [{ id: '4712' }] })
    expect(await find('4713')).toEqual({ isExact: true, listings: [] })
  })

  it('puts a place on the key’s list before it reads it', async () => {
    const { directory } = stage
    const found = await directory.findListings('sandbox-key-mara', { listing: '99', place: '' })
    expect(found.listings).toMatchObject([{ id: '99', name: 'Hill Café' }])
  })
})
