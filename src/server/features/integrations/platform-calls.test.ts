import { describe, expect, it } from 'vitest'
import type { Platform } from '#shared/domain/platforms.ts'
import { setFault, clearFaults } from '#sandbox/vendors/vendor-faults.repository.ts'
import { expireAccess } from '#sandbox/vendors/vendor-grants.repository.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { connectByKey } from '#testing/vendors/connect-by-key.ts'
import { getOperation } from './platform-calls.ts'

const app = await startTestApp()
const { integrations } = app.product.services
const google = await createPlatformFixture(app, 'google', 1)
const facebook = await createPlatformFixture(app, 'facebook', 1)
const tripadvisor = await createPlatformFixture(app, 'tripadvisor', 1)

const refOf = (platform: Platform, platformReviewId: string) => ({
  platform,
  listingId: platform === 'google' ? 'locations/200' : '200',
  platformReviewId,
})
const dispute = { reason: 'fake', text: 'They were never here.' }

async function connectGoogle() {
  const owner = await app.make.member()
  const { id } = (await google.connect(owner)).body as { id: string }
  const reviewId = google.newId()
  await google.write([{ id: reviewId, content: 'Slow' }])
  return { owner, customerId: owner.customerId, id, review: refOf('google', reviewId) }
}

describe('a review’s reply', () => {
  it.each<[Platform, typeof google]>([
    ['google', google],
    ['facebook', facebook],
  ])('is posted, changed, read back and deleted at %s', async (platform, fixture) => {
    const owner = await app.make.member()
    await fixture.connect(owner)
    const id = fixture.newId()
    await fixture.write([{ id, ...(platform === 'facebook' && { rating: null, isRecommended: false }) }])
    const [customerId, review] = [owner.customerId, refOf(platform, id)]

    expect(await integrations.postReply(customerId, review, 'Thank you!')).toMatchObject({ isDone: true })
    expect(await integrations.editReply(customerId, review, 'Thanks!')).toMatchObject({ isDone: true })
    expect(await integrations.readReply(customerId, review)).toMatchObject({ result: { text: 'Thanks!' } })
    expect(await integrations.deleteReply(customerId, review)).toMatchObject({ isDone: true })
    expect(await integrations.readReply(customerId, review)).toEqual({ isDone: true, result: null })
  })

  it('cannot be changed where there is none, if the platform can tell', async () => {
    const owner = await app.make.member()
    await facebook.connect(owner)
    const id = facebook.newId()
    await facebook.write([{ id, rating: null, isRecommended: true }])

    expect(await integrations.editReply(owner.customerId, refOf('facebook', id), 'Thanks!')).toMatchObject({
      isDone: false,
      kind: 'gone',
    })
  })

  it('says when to try again, and what is gone', async () => {
    const { customerId, review } = await connectGoogle()
    await setFault(google.db, 'google', { kind: 'rate-limit', remaining: null })
    expect(await integrations.postReply(customerId, review, 'Hi')).toMatchObject({ isDone: false, kind: 'retry' })
    await clearFaults(google.db, 'google')

    const nothing = refOf('google', 'nothing-like-it')
    expect(await integrations.postReply(customerId, nothing, 'Hi')).toMatchObject({ isDone: false, kind: 'gone' })
  })

  it('is nobody else’s to post', async () => {
    const { review } = await connectGoogle()
    const stranger = await app.make.member()

    const outcome = await integrations.postReply(stranger.customerId, review, 'Not mine')

    expect(outcome).toMatchObject({ isDone: false, kind: 'not-connected' })
    expect(await integrations.fileDispute(stranger.customerId, review, dispute)).toMatchObject({
      kind: 'not-connected',
    })
  })

  it('goes through with a new token where the platform ended the old one early', async () => {
    const { customerId, review } = await connectGoogle()
    await expireAccess(google.db, 'google')

    expect(await integrations.postReply(customerId, review, 'Thank you!')).toMatchObject({ isDone: true })
  })
})

describe('a dispute', () => {
  it('is filed, and its case named', async () => {
    const { customerId, review } = await connectGoogle()
    expect(await integrations.fileDispute(customerId, review, dispute)).toMatchObject({
      isDone: true,
      result: { caseId: expect.stringMatching(/^GD\d+$/) },
    })
    const nothing = refOf('google', 'nothing-like-it')
    expect(await integrations.fileDispute(customerId, nothing, dispute)).toMatchObject({ isDone: false, kind: 'gone' })
  })
})

describe('an expired token without a refresh token', () => {
  it('blocks replies and disputes, and the connection says so', async () => {
    const owner = await app.make.member()
    const { id } = (await facebook.connect(owner)).body
    const review = refOf('facebook', facebook.newId())
    await app.superuser.query(`update integrations set token_expires_at = now() - interval '1 hour' where id = $1`, [
      id,
    ])
    const refusal = {
      isDone: false,
      kind: 'reconnect',
      fault: { kind: 'reconnect', reason: 'token-expired', words: null },
    }

    expect(await integrations.postReply(owner.customerId, review, 'Hi')).toMatchObject(refusal)
    expect(await integrations.fileDispute(owner.customerId, review, dispute)).toMatchObject(refusal)
    const [integration] = (await app.as(owner).get('/api/v1/integrations')).body.items
    expect(integration).toMatchObject({ needsReconnect: true, fault: refusal.fault })
  })
})

describe('missing credentials', () => {
  it.each([
    ['google', google],
    ['facebook', facebook],
  ] as const)('are named for %s', async (platform, fixture) => {
    const owner = await app.make.member()
    const { id } = (await fixture.connect(owner)).body
    await app.superuser.query('update integrations set credentials = null where id = $1', [id])

    expect(await integrations.postReply(owner.customerId, refOf(platform, 'x'), 'Hi')).toMatchObject({
      isDone: false,
      kind: 'reconnect',
      fault: { kind: 'reconnect', reason: 'credentials-missing', words: null },
    })
  })
})

describe('a platform without the operation', () => {
  it('is refused by its name, for a reply as for its change', async () => {
    const owner = await app.make.member()
    await connectByKey(app, owner, { platform: 'tripadvisor', listing: tripadvisor.ids[0] ?? '' })
    const refusal = { isDone: false, kind: 'rejected', fault: { reason: 'unsupported' } }
    const review = refOf('tripadvisor', '1')

    expect(await integrations.postReply(owner.customerId, review, 'Hi')).toMatchObject(refusal)
    expect(await integrations.editReply(owner.customerId, review, 'Hi')).toMatchObject(refusal)
    expect(await integrations.deleteReply(owner.customerId, review)).toMatchObject(refusal)
  })

  it.each(['listReviews', 'reply', 'fileDispute'] as const)('that nobody knows is refused for %s', (operation) => {
    const unsupported = expect.objectContaining({ kind: 'rejected', reason: 'unsupported' })
    expect(() => getOperation({}, 'myspace', operation)).toThrow(unsupported)
    expect(() => getOperation({}, 'google', operation)).toThrow(unsupported)
  })
})
