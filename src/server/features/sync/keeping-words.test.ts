import { describe, expect, it } from 'vitest'
import { editReview } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { connectByKey } from '#testing/vendors/connect-by-key.ts'

const app = await startTestApp({ TRIPADVISOR_MAY_STORE: 'off' })
const google = await createPlatformFixture(app, 'google', 1)
const tripadvisor = await createPlatformFixture(app, 'tripadvisor', 1)

const wordsOf = async (member: TestMember) =>
  (
    await app.superuser.query<{ content: string }>('select content from review_contents where customer_id = $1', [
      member.customerId,
    ])
  ).rows.map(({ content }) => content)
const capabilitiesOf = async (member: TestMember) =>
  (await app.as(member).get('/api/v1/integrations')).body.items[0].capabilities
const makeFull = (member: TestMember) =>
  app.superuser.query('update integrations set last_full_pass_at = null where customer_id = $1', [member.customerId])

const sweep = () => app.superuser.query('select prune_review_contents()')

describe('words that a platform wants renewed or dropped', () => {
  it('go with the day they had, when their writer has replaced them', async () => {
    const owner = await app.make.member()
    await google.write([{ id: 'replaced', content: 'At first' }])
    await google.connect(owner)
    await app.jobs.tryAll('sync.run')
    await app.superuser.query(
      `update review_contents set keep_until = now() - interval '1 minute' where customer_id = $1`,
      [owner.customerId],
    )
    await editReview(google.db, 'google', 'replaced', { content: 'On second thoughts' })
    await google.sync(owner)

    await sweep()

    const { rows } = await app.superuser.query('select content from review_versions where customer_id = $1', [
      owner.customerId,
    ])
    expect([rows, await wordsOf(owner)]).toEqual([[], ['On second thoughts']])
  })

  it('go an hour before the day, because they are swept away once an hour', async () => {
    const owner = await app.make.member()
    await google.connect(owner)
    await app.jobs.tryAll('sync.run')
    const { rows } = await app.superuser.query<{ is_early: boolean }>(
      `select keep_until < fetched_at + interval '29 days 23 hours 1 minute' as is_early
       from review_contents where customer_id = $1`,
      [owner.customerId],
    )
    expect(new Set(rows.map((row) => row.is_early))).toEqual(new Set([true]))
  })
})

describe('a platform that lets its words be kept for a day', () => {
  it.each([
    ['13 hours', true],
    ['11 hours', false],
  ])('%s after a full pass: is the next one due? %s', async (interval, isDue) => {
    const owner = await app.make.member()
    const { id } = (await google.connect(owner)).body
    await app.superuser.query(
      `update integrations set last_full_pass_at = now() - $2::interval, capabilities = capabilities || '{"keepDays": 1}'
       where customer_id = $1`,
      [owner.customerId, interval],
    )
    expect(await app.product.services.integrations.find(owner.customerId, id)).toMatchObject({ isFullPassDue: isDue })
  })
})

describe('a connection of the time when its platform’s words were kept', () => {
  it('is tried anew by a full pass, keeps no more, and loses what it kept', async () => {
    const owner = await app.make.member()
    await tripadvisor.write([{ id: '7000', content: 'Kept once' }])
    await connectByKey(app, owner, { platform: 'tripadvisor', listing: '200' })
    const allowed = { keepDays: null, limits: [], probedAt: '2026-01-01T00:00:00.000Z' }
    await app.superuser.query(
      `update integrations set capabilities = capabilities || $2, last_full_pass_at = now() where customer_id = $1`,
      [owner.customerId, JSON.stringify(allowed)],
    )
    await app.superuser.query(`update sync_runs set is_full = false where customer_id = $1`, [owner.customerId])
    await app.jobs.tryAll('sync.run')
    expect(await wordsOf(owner)).toEqual(['Kept once'])

    await makeFull(owner)
    await tripadvisor.sync(owner)
    await sweep()

    expect(await capabilitiesOf(owner)).toMatchObject({ keepDays: 0, limits: expect.arrayContaining(['noStorage']) })
    expect(await wordsOf(owner)).toEqual([])
  })
})
