import { describe, expect, it } from 'vitest'
import { PLATFORMS } from '#shared/domain/platforms.ts'
import { listCalls, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { createTestClient } from '#testing/http-client.ts'
import { startTestApp } from '#testing/test-app.ts'
import { DEMO_CUSTOMER_ID } from './demo-history.ts'
import { DEMO_SIGN_INS } from './demo-workspace.ts'

const DAY_MS = 86_400_000
const app = await startTestApp()
const { email, password } = DEMO_SIGN_INS.owner
const signedIn = await app.anonymous.post('/auth/v1/token?grant_type=password', { email, password })
const owner = createTestClient(app.url, signedIn.body.access_token as string)

async function query<Row extends object>(text: string): Promise<Row[]> {
  return (await app.superuser.query<Row>(text)).rows
}

async function runEverything() {
  for (const name of ['demo.furnish', 'demo.connect-listing', 'sync.run']) await app.jobs.run(name)
}

const describeReviews = () =>
  query<{ platform: string; total: number }>(
    `select platform, count(*)::int as total from reviews where customer_id = '${DEMO_CUSTOMER_ID}'
     group by platform order by platform`,
  )
const describeVendors = () =>
  query<{ platform: string; total: number }>(
    `select vendor as platform, count(*)::int as total from sandbox.vendor_reviews group by vendor order by vendor`,
  )

describe('the demo’s business', () => {
  it('is empty until its jobs run, and they are asked for once however often the product starts', async () => {
    await app.product.services.features.demo.request()
    await Promise.all([1, 2, 3].map(() => app.product.services.features.demo.request()))

    expect(await app.jobs.list('demo.furnish')).toHaveLength(1)
    expect((await owner.get('/api/v1/locations')).body.items).toEqual([])
    expect(await describeVendors()).toEqual([])
  })

  it('goes on where a platform failed on the way', async () => {
    await app.jobs.run('demo.furnish')
    await setFault(app.product.base.sandbox.db, 'google', { kind: 'down', remaining: 1 })

    expect(await app.jobs.tryAll('demo.connect-listing')).toHaveLength(1)
    expect((await owner.get('/api/v1/integrations')).body.items).toHaveLength(7)
    expect(await app.jobs.tryAll('demo.connect-listing')).toEqual([])
    expect((await owner.get('/api/v1/integrations')).body.items).toHaveLength(8)
  })

  it('has two places and all four platforms at each, connected by the way that people take', async () => {
    await runEverything()

    const places = (await owner.get('/api/v1/locations')).body.items as { id: string; timezone: string }[]
    const integrations = (await owner.get('/api/v1/integrations')).body.items as Record<string, unknown>[]
    expect(places.map(({ timezone }) => timezone).toSorted()).toEqual(['America/Halifax', 'America/Toronto'])
    expect(places).toEqual(
      places.map(() => expect.objectContaining({ address: expect.stringMatching(/, (NS|ON)$/) as string })),
    )
    const pairs = integrations.map(({ type, locationId }) => `${String(type)} ${String(locationId)}`)
    expect(pairs.toSorted()).toEqual(PLATFORMS.flatMap((type) => places.map(({ id }) => `${type} ${id}`)).toSorted())
    for (const integration of integrations) {
      expect(integration).toMatchObject({ status: 'connected', fault: null, lastRun: { state: 'done' } })
      expect(integration['reviewsSeen']).toBe(integration['totalOnPlatform'])
    }
    const calls = await Promise.all(PLATFORMS.map((vendor) => listCalls(app.product.base.sandbox.db, vendor, 200)))
    for (const ofVendor of calls) expect(ofVendor.length).toBeGreaterThan(0)
  })

  it('has exactly the reviews that its platforms have: eighteen months, up to now, in four languages', async () => {
    const counts = await describeReviews()
    expect(counts).toEqual(await describeVendors())
    expect(counts.map(({ platform }) => platform)).toEqual(PLATFORMS.toSorted())
    expect(counts.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThan(700)

    const [span] = await query<{ oldest: Date; newest: Date }>(
      `select min(created_at) as oldest, max(created_at) as newest from reviews where customer_id = '${DEMO_CUSTOMER_ID}'`,
    )
    const age = (time: Date | undefined) => (Date.now() - (time?.getTime() ?? 0)) / DAY_MS
    expect(age(span?.newest)).toBeLessThan(1)
    expect(age(span?.newest)).toBeGreaterThan(0)
    expect(age(span?.oldest)).toBeGreaterThan(17 * 30.5)
    const languages = await query<{ language: string }>(
      `select distinct language from reviews where language is not null order by language`,
    )
    expect(languages.map(({ language }) => language)).toEqual(['de', 'en', 'es', 'fr'])
    const [nowhere] = await query<{ total: number }>(
      `select count(*)::int as total from reviews where location_id is null or not is_sandbox or source <> 'platform'`,
    )
    expect(nowhere?.total).toBe(0)
  })

  it('shows as answered what is answered on platforms that tell of replies, and nothing else', async () => {
    const answered = await query<{ platform: string; is_answered: boolean; status: string }>(
      `select distinct r.platform, v.reply_text is not null as is_answered, r.status
       from sandbox.vendor_reviews v join reviews r on r.platform = v.vendor and r.platform_review_id = v.id
       where r.platform <> 'facebook'`,
    )
    expect(answered).toHaveLength(6)
    for (const { is_answered: isAnswered, status } of answered)
      expect(status).toBe(isAnswered ? 'responded' : 'pending')
  })

  it('has its reviews read as anybody’s are, and a voice of its own', async () => {
    const waiting = `select count(*)::int as total from reviews where analyzed_at is null`
    // On a busy machine one turn of the job is over before all are read.
    while ((await query<{ total: number }>(waiting))[0]?.total) await app.jobs.run('reviews.analyze')
    const read = await query<{ sentiment: string; is_read: boolean }>(
      `select distinct sentiment, analyzed_at is not null as is_read from reviews where sentiment is not null order by 1`,
    )
    expect(read).toEqual(['negative', 'neutral', 'positive'].map((sentiment) => ({ sentiment, is_read: true })))
    expect((await owner.get('/api/v1/assistant/brand-voice')).body.signature).toBe('The Harbour Bistro team')
  })

  it('stays as it is when the product starts again and every job runs anew', async () => {
    const before = [await describeReviews(), (await owner.get('/api/v1/integrations')).body.items.length]
    await app.product.services.features.demo.request()
    await runEverything()

    expect([await describeReviews(), (await owner.get('/api/v1/integrations')).body.items.length]).toEqual(before)
    expect(await app.jobs.list('demo.connect-listing')).toHaveLength(8)
    expect((await owner.get('/api/v1/locations')).body.items).toHaveLength(2)
  })

  it('is nothing that another customer sees', async () => {
    const stranger = app.as(await app.make.member())
    expect((await stranger.get('/api/v1/locations')).body.items).toEqual([])
    expect((await stranger.get('/api/v1/integrations')).body.items).toEqual([])
  })
})
