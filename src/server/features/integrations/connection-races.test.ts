import { describe, expect, it } from 'vitest'
import { expireAccess } from '#sandbox/vendors/vendor-grants.repository.ts'
import { listCalls } from '#sandbox/vendors/vendor-faults.repository.ts'
import { PlatformError } from '#server/adapters/review-platforms/platform-error.ts'
import { buildReviewPlatforms } from '#server/product/review-platforms.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { getFreshConnection } from './fresh-connection.ts'
import { createReviewCalls, fetchReviewPage } from './platform-calls.ts'

const app = await startTestApp()
const fixture = await createPlatformFixture(app, 'google', 2)
const { base } = app.product
const platforms = buildReviewPlatforms({
  settings: base.config.platforms,
  codes: { make: () => Promise.resolve(''), take: () => Promise.resolve(null) },
  publicUrl: () => app.url,
  sandboxUrl: () => app.localUrl,
})
const calls = { transactions: base.transactions, keyring: base.keyring, platforms }

const choose = (member: TestMember, id: string, listingId: string) =>
  app.as(member).post(`/api/v1/integrations/${id}/listing`, { listingId })
async function connect(member: TestMember, listingId: string): Promise<string> {
  const { id } = (await fixture.connect(member)).body
  return (await choose(member, id, listingId)).body.id
}
const disconnect = (member: TestMember, id: string) => app.as(member).post(`/api/v1/integrations/${id}/disconnect`)
const runOut = async (id: string) => {
  await app.superuser.query('update integrations set token_expires_at = now() where id = $1', [id])
  await expireAccess(fixture.db, 'google')
}
const countRevocations = async () =>
  (await listCalls(fixture.db, 'google', 1000)).filter(({ path }) => path.endsWith('/revoke')).length

describe('disconnecting', () => {
  it('while the token is being renewed leaves no token behind', async () => {
    const owner = await app.make.member()
    const id = await connect(owner, 'locations/200')
    await runOut(id)
    const refresh = async (token: string) => {
      const tokens = await platforms.google.refresh?.(token)
      if (!tokens) throw new Error('Google renews.')
      await disconnect(owner, id)
      return tokens
    }
    const renewing = { ...calls, platforms: { ...platforms, google: { ...platforms.google, refresh } } }

    const wanted = { customerId: owner.customerId, integrationId: id }
    await expect(getFreshConnection(renewing, wanted)).rejects.toMatchObject({ kind: 'not-connected' })

    const { rows } = await app.superuser.query('select credentials, status from integrations where id = $1', [id])
    expect(rows).toEqual([{ credentials: null, status: 'disconnected' }])
  })

  it('while a reply is on its way says so of the connection, not of the review', async () => {
    const owner = await app.make.member()
    const id = await connect(owner, 'locations/200')
    const interrupt = async () => {
      await disconnect(owner, id)
      throw new PlatformError('reconnect', {})
    }
    const google = { ...platforms.google, reply: interrupt, deleteReply: interrupt }
    const { postReply, deleteReply } = createReviewCalls({ ...calls, platforms: { ...platforms, google } })
    const review = { platform: 'google', listingId: 'locations/200', platformReviewId: 'any' } as const

    expect(await postReply(owner.customerId, review, 'Thank you!')).toMatchObject({
      kind: 'not-connected',
      fault: { kind: 'reconnect', reason: 'not-connected' },
    })
    await connect(owner, 'locations/200')
    expect(await deleteReply(owner.customerId, review)).toMatchObject({ kind: 'not-connected' })
  })

  it('revokes the consent of an account with the last of its listings', async () => {
    const owner = await app.make.member()
    const [first, second] = [await connect(owner, 'locations/200'), await connect(owner, 'locations/201')]
    const before = await countRevocations()

    await disconnect(owner, first)
    expect(await countRevocations()).toBe(before)
    await disconnect(owner, second)
    expect(await countRevocations()).toBe(before + 1)
  })
})

describe('choosing among several listings', () => {
  it('is done once, also by two at the same moment', async () => {
    const owner = await app.make.member()
    const { id } = (await fixture.connect(owner)).body

    const answers = await Promise.all([choose(owner, id, 'locations/200'), choose(owner, id, 'locations/201')])

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('may take longer than the token lasts', async () => {
    const owner = await app.make.member()
    const { id } = (await fixture.connect(owner)).body
    await runOut(id)

    expect((await choose(owner, id, 'locations/200')).body).toMatchObject({ status: 'connected' })
    await app.jobs.tryAll('sync.run')
    expect((await app.as(owner).get('/api/v1/integrations')).body.items[0].lastRun).toMatchObject({ state: 'done' })
  })
})

describe('a page of reviews', () => {
  it('keeps no address that is none of the web', async () => {
    const owner = await app.make.member()
    const id = await connect(owner, 'locations/200')
    await fixture.write([{ content: 'Press here' }])
    const listReviews: typeof platforms.google.listReviews = async (...asked) => {
      const page = await platforms.google.listReviews(...asked)
      const hostile = {
        url: 'javascript:alert(1)',
        authorUrl: 'data:text/html,x',
        media: ['file:///x', 'https://a.test/'],
      }
      return { ...page, items: page.items.map((review) => ({ ...review, ...hostile })) }
    }
    const parts = { ...calls, platforms: { ...platforms, google: { ...platforms.google, listReviews } } }

    const wanted = { customerId: owner.customerId, integrationId: id, type: 'google' as const }
    const [review] = (await fetchReviewPage(parts, wanted, null)).items

    expect(review).toMatchObject({ url: null, authorUrl: null, media: ['https://a.test/'] })
  })
})
