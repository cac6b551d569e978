import { expect, it, vi } from 'vitest'
import { changeReview, editReview } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = await createPlatformFixture(app, 'google', 1)

it('what is fetched shows in the history: an edit once, a disappearance once, and whether there are words', async () => {
  const [edited, gone, wordless] = [fixture.newId(), fixture.newId(), fixture.newId()]
  await fixture.write([
    { id: edited, content: 'First words' },
    { id: gone, content: 'Soon gone' },
    { id: wordless, content: null },
  ])
  const owner = await app.make.member()
  await fixture.connect(owner)
  await app.jobs.tryAll('sync.run')
  await editReview(fixture.db, 'google', edited, { rating: 1, content: '' })
  await changeReview(fixture.db, 'google', gone, { deleted_at: new Date() })
  for (let pass = 0; pass < 2; pass += 1) {
    await app.superuser.query('update integrations set last_full_pass_at = null')
    await fixture.sync(owner)
  }

  const { rows } = await app.superuser.query(
    `select r.platform_review_id as id, r.has_text, array(
       select e.kind from review_events e where e.customer_id = r.customer_id and e.review_id = r.id order by e.created_at) as events
     from reviews r where r.customer_id = $1`,
    [owner.customerId],
  )

  expect(rows).toHaveLength(3)
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: edited, has_text: false, events: ['edited-by-author'] },
      { id: gone, has_text: true, events: ['vanished'] },
      { id: wordless, has_text: false, events: [] },
    ]),
  )
})

it('what is entered by hand is known to have words or none, and keeps up with a change', async () => {
  const owner = await app.make.member()
  const review = { platform: 'google', rating: 4, isRecommended: null, day: '2026-01-02', locationId: null, url: '' }
  const { body } = await app.as(owner).post('/api/v1/manual-reviews', { ...review, author: 'Bo', content: 'Fine' })
  const count = async (hasText: string) =>
    (await app.as(owner).get(`/api/v1/reviews/count?hasText=${hasText}`)).body.count

  expect([await count('yes'), await count('no')]).toEqual([1, 0])
  await app.as(owner).put(`/api/v1/manual-reviews/${body.id}`, { ...review, author: 'Bo', content: '' })
  expect([await count('yes'), await count('no')]).toEqual([0, 1])
})

it('what is fetched waits for its reviews in the order of ids, as those do who change many at once', async () => {
  const ids = [fixture.newId(), fixture.newId(), fixture.newId()]
  await fixture.write(ids.map((id) => ({ id, content: 'Words' })))
  const owner = await app.make.member()
  await fixture.connect(owner)
  await app.jobs.tryAll('sync.run')
  const { rows } = await app.superuser.query<{ id: string; platform_id: string }>(
    `select id, platform_review_id as platform_id from reviews where customer_id = $1 order by id`,
    [owner.customerId],
  )
  // The one that is locked first is the one that the page shows last.
  for (const [index, { platform_id: id }] of rows.entries()) {
    await changeReview(fixture.db, 'google', id, { updated_at: new Date(Date.now() + index * 1000) })
  }
  const holder = await app.superuser.connect()
  await holder.query('begin')
  await holder.query('select from reviews where customer_id = $1 and id = $2 for update', [
    owner.customerId,
    rows[0]?.id,
  ])

  const syncing = fixture.sync(owner)
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitUntil(async () => ((await app.superuser.query(waiting)).rowCount ?? 0) > 0, { timeout: 10_000 })
  const free = await holder.query('select from reviews where customer_id = $1 for update skip locked', [
    owner.customerId,
  ])
  await holder.query('commit')
  holder.release()
  await syncing

  expect(free.rowCount).toBe(rows.length)
})
