import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { FULL_CAPABILITIES } from '#testing/make-review.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { NEXT_YEAR } from '#testing/next-year.ts'

const app = await startTestApp()
const path = '/api/v1/reviews/bulk'
const start = (member: TestMember, action: object, on: object, headers = {}) =>
  app.as(member).post(path, { action, on }, headers)
const flag = { kind: 'flag', isFlagged: true }
const everything = { filter: { status: 'pending', sort: 'oldest' } }

async function writeMany(member: TestMember, count: number): Promise<void> {
  await app.superuser.query(
    `insert into reviews (customer_id, platform, listing_id, platform_review_id, rating, created_at, updated_at)
     select $1, 'google', 'x', gen_random_uuid(), 3, now() - n * interval '1 minute', now() from generate_series(1, $2) n`,
    [member.customerId, count],
  )
}

const countIn = async (member: TestMember, query: string): Promise<number> =>
  (await app.as(member).get(`/api/v1/reviews/count?${query}`)).body.count

describe('one thing done to chosen reviews', () => {
  it.each([
    [flag, 'status=flagged'],
    [{ kind: 'done', isDone: true }, 'triage=done'],
    [{ kind: 'tag', add: ['vip'], remove: [] }, 'tag=vip'],
  ])('happens at once: %j', async (action, query) => {
    const owner = await app.make.member()
    const ids = [
      await app.make.review({ customerId: owner.customerId }),
      await app.make.review({ customerId: owner.customerId }),
    ]
    await app.make.review({ customerId: owner.customerId })

    const { body } = await start(owner, action, { ids })

    expect(body).toMatchObject({ kind: action.kind, state: 'done', done: 2, skipped: 0, total: 2, refusal: null })
    expect(await countIn(owner, query)).toBe(2)
  })

  it('happens to hundreds in one transaction: to all of them, or to none', async () => {
    const owner = await app.make.member()
    await writeMany(owner, 250)
    const { rows } = await app.superuser.query<{ id: string }>('select id from reviews where customer_id = $1', [
      owner.customerId,
    ])
    const ids = rows.map(({ id }) => id)
    await breakFrom(0)
    const failed = await start(owner, flag, { ids })
    const after = await countIn(owner, 'status=flagged')
    await mend()

    expect([failed.status, after]).toEqual([500, 0])
    expect((await start(owner, flag, { ids: [...ids, ...ids.map((id) => id.toUpperCase())] })).body).toMatchObject({
      state: 'done',
      done: 250,
    })
    expect(await countIn(owner, 'status=flagged')).toBe(250)
  })

  it('tells a colleague once how many are theirs now', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    const ids = [
      await app.make.review({ customerId: owner.customerId }),
      await app.make.review({ customerId: owner.customerId }),
    ]

    await start(owner, { kind: 'assign', assigneeId: colleague.userId }, { ids })

    const { items } = (await app.as(colleague).get('/api/v1/notifications')).body
    expect(items).toEqual([
      expect.objectContaining({ message: `${owner.name} assigned 2 reviews to you.`, link: '/reviews?assignee=me' }),
    ])
  })

  it('skips what is not there or another customer’s', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const ids = [
      await app.make.review({ customerId: owner.customerId }),
      await app.make.review({ customerId: stranger.customerId }),
    ]

    const { body } = await start(owner, flag, { ids: [...ids, randomUUID()] })

    expect(body).toMatchObject({ done: 1, skipped: 2, total: 3 })
    expect(await countIn(stranger, 'status=flagged')).toBe(0)
  })

  it('pressed twice with one key happens once', async () => {
    const owner = await app.make.member()
    const ids = [await app.make.review({ customerId: owner.customerId })]
    const headers = { 'idempotency-key': randomUUID() }

    const [first, second] = [await start(owner, flag, { ids }, headers), await start(owner, flag, { ids }, headers)]

    expect(second.body.id).toBe(first.body.id)
    expect((await app.as(owner).get(path)).body.items).toHaveLength(1)
  })

  it('is not for a member, nor for somebody to be assigned who is not of the team', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const ids = [await app.make.review({ customerId: owner.customerId })]
    const assign = { kind: 'assign', assigneeId: stranger.userId }

    expect((await start(member, flag, { ids })).status).toBe(403)
    expect((await start(owner, assign, { ids })).status).toBe(400)
    expect((await start(owner, assign, everything)).status).toBe(400)
    expect((await app.as(stranger).get(path)).body.items).toEqual([])
  })
})

describe('one thing done to all that match', () => {
  it('goes on slice by slice to the end, though the action takes each out of the filter', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    await writeMany(owner, 450)
    await writeMany(stranger, 3)

    const { body: started } = await start(owner, flag, everything)
    await app.jobs.run('reviews.bulk')

    expect(started).toMatchObject({ state: 'running', done: 0, total: 450 })
    const [run] = (await app.as(owner).get(path)).body.items
    expect(run).toMatchObject({ id: started.id, state: 'done', done: 450, skipped: 0, finishedAt: expect.any(String) })
    expect([await countIn(owner, 'status=flagged'), await countIn(stranger, 'status=flagged')]).toEqual([450, 0])
  })

  it('goes on where a killed one was, and does nothing twice', async () => {
    const owner = await app.make.member()
    await writeMany(owner, 450)
    await start(owner, { kind: 'tag', add: ['x'], remove: [] }, { filter: { sort: 'newest' } })
    await breakFrom(200)
    await app.jobs.tryAll('reviews.bulk')
    const halfway = await countIn(owner, 'tag=x')
    await mend()

    await app.jobs.tryAll('reviews.bulk')

    expect(halfway).toBe(200)
    expect((await app.as(owner).get(path)).body.items[0]).toMatchObject({ state: 'done', done: 450 })
    const { rows } = await app.superuser.query(
      `select count(*)::int as total, count(distinct review_id)::int as reviews from review_events where customer_id = $1`,
      [owner.customerId],
    )
    expect(rows).toEqual([{ total: 450, reviews: 450 }])
  })

  it('says so when it is given up', async () => {
    const owner = await app.make.member()
    await writeMany(owner, 5)
    await start(owner, { kind: 'tag', add: ['x'], remove: [] }, { filter: { sort: 'newest' } })
    await breakFrom(0)

    await app.jobs.tryAll('reviews.bulk', { isLastTry: true })
    await mend()

    const [run] = (await app.as(owner).get(path)).body.items
    expect(run).toMatchObject({ state: 'failed', done: 0, refusal: null })
  })

  it('goes on after a failure for whoever may, once, from where it was', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    await writeMany(owner, 250)
    const { body: run } = await start(owner, { kind: 'tag', add: ['x'], remove: [] }, { filter: { sort: 'newest' } })
    const retry = (who: TestMember) => app.as(who).post(`${path}/${run.id}/retry`)
    expect((await retry(owner)).body.reason).toBe('bulk-not-failed')
    await breakFrom(200)
    await app.jobs.tryAll('reviews.bulk', { isLastTry: true })
    await mend()

    expect((await retry(stranger)).status).toBe(404)
    expect((await retry(member)).status).toBe(403)
    const answers = await Promise.all([retry(owner), retry(owner)])
    await app.jobs.tryAll('reviews.bulk')

    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    const [after] = (await app.as(owner).get(path)).body.items
    expect(after).toMatchObject({ id: run.id, state: 'done', done: 250, refusal: null })
  })

  it('stops when told to; what is done stays, and another customer cannot stop it', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    await writeMany(owner, 3)
    const { body: run } = await start(owner, flag, everything)
    const stop = (who: TestMember) => app.as(who).post(`${path}/${run.id}/stop`)

    expect((await stop(stranger)).status).toBe(404)
    expect((await stop(owner)).body).toMatchObject({ state: 'stopped' })
    expect((await stop(owner)).body.code).toBe('illegal-transition')
    await app.jobs.tryAll('reviews.bulk')
    expect(await countIn(owner, 'status=flagged')).toBe(0)
  })

  it('reads “me” as whoever asked', async () => {
    const owner = await app.make.member()
    await app.make.review({ customerId: owner.customerId, columns: { assignee_id: owner.userId } })
    await app.make.review({ customerId: owner.customerId })

    await start(owner, { kind: 'done', isDone: true }, { filter: { assignee: 'me', sort: 'newest' } })
    await app.jobs.tryAll('reviews.bulk')

    expect(await countIn(owner, 'triage=done')).toBe(1)
  })
})

describe('planning replies to many', () => {
  it('plans one for each that has none, now or slice by slice', async () => {
    const owner = await app.make.member()
    const integrationId = await connectGoogle(owner)
    const write = () => app.make.review({ customerId: owner.customerId, integrationId })
    const [first, second] = [await write(), await write()]
    const plan = { kind: 'schedule', text: 'Thank you', date: `${NEXT_YEAR}-01-01`, time: '10:00' }

    const { body: chosen } = await start(owner, plan, { ids: [first] })
    await start(owner, plan, { filter: { sort: 'newest' } })
    await app.jobs.tryAll('reviews.bulk')

    expect(chosen).toMatchObject({ kind: 'schedule', state: 'done', done: 1, skipped: 0 })
    expect((await app.as(owner).get(path)).body.items[0]).toMatchObject({
      state: 'done',
      done: 1,
      skipped: 1,
      total: 2,
    })
    const { body } = await app.as(owner).get('/api/v1/reviews?status=scheduled')
    expect(body.items.map((review: { id: string }) => review.id).toSorted()).toEqual([first, second].toSorted())
  })

  it('says why it was given up, with a reason for other languages', async () => {
    const owner = await app.make.member()
    await writeMany(owner, 2)
    const { body } = await start(
      owner,
      { kind: 'schedule', text: 'Hi {nobody}', date: `${NEXT_YEAR}-01-01`, time: '10:00' },
      { filter: { sort: 'newest' } },
    )

    await app.jobs.tryAll('reviews.bulk')

    const [run] = (await app.as(owner).get(path)).body.items
    const known = '{author}, {business}, {location}, {platform}, {rating}'
    expect(run).toMatchObject({
      id: body.id,
      state: 'failed',
      refusal: { reason: 'template-variable-unknown', values: { variable: '{nobody}', known } },
    })
  })

  it('needs the right to publish', async () => {
    const owner = await app.make.member()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const ids = [await app.make.review({ customerId: owner.customerId })]
    const plan = { kind: 'schedule', text: 'Thank you', date: `${NEXT_YEAR}-01-01`, time: '10:00' }

    expect((await start(member, plan, { ids })).status).toBe(403)
  })
})

describe('drafts for many', () => {
  const draft = { kind: 'draft' }
  const draftOf = async (who: TestMember, id: string) =>
    (await app.as(who).get(`/api/v1/reviews/${id}/draft`)).body.text as string

  it('writes one for each that has none and needs one, for whoever asked', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    const write = (columns = {}) => app.make.review({ customerId: owner.customerId, content: 'Lovely', columns })
    const [fresh, begun, answered, other] = [
      await write(),
      await write(),
      await write({ response: 'Thanks' }),
      await write(),
    ]
    await app.as(owner).put(`/api/v1/reviews/${begun}/draft`, { text: 'My own words', isComposing: false })

    const { body: run } = await start(owner, draft, { ids: [fresh, begun, answered] })
    expect(run).toMatchObject({ kind: 'draft', state: 'running', done: 0, total: 3 })
    await app.jobs.tryAll('reviews.bulk')

    const [ended] = (await app.as(owner).get(path)).body.items
    expect(ended).toMatchObject({ id: run.id, state: 'done', done: 1, skipped: 2 })
    expect(ended.skips).toEqual([
      { reason: 'answered', count: 1 },
      { reason: 'drafted', count: 1 },
    ])
    expect([await draftOf(owner, fresh), await draftOf(owner, begun)]).toEqual([
      expect.stringMatching(/.{20}/),
      'My own words',
    ])
    expect([await draftOf(owner, other), await draftOf(colleague, fresh)]).toEqual(['', ''])
    const { rows } = await app.superuser.query(
      `select count(*)::int as told from live_events where customer_id = $1 and type = 'bulk.progressed'`,
      [owner.customerId],
    )
    expect(rows[0].told).toBeGreaterThanOrEqual(4)
  })

  it('goes on after a worker that was killed with a draft in its hands, and writes none twice', async () => {
    const owner = await app.make.member()
    const ids: string[] = []
    for (const content of ['Lovely soup', 'Cold soup', 'Late soup']) {
      ids.push(await app.make.review({ customerId: owner.customerId, content }))
    }
    const listDrafts = async () =>
      (await app.superuser.query('select * from reply_drafts where customer_id = $1', [owner.customerId])).rows
    await start(owner, draft, { ids })
    await breakFrom(1)
    expect(await app.jobs.tryAll('reviews.bulk')).toContainEqual(expect.stringContaining('killed'))
    const before = await listDrafts()
    await mend()

    await app.jobs.tryAll('reviews.bulk')

    expect(before).toHaveLength(2)
    const after = await listDrafts()
    expect(after).toHaveLength(3)
    expect(after).toEqual(expect.arrayContaining(before))
    // The one whose writing was not noted has its draft by now.
    const [run] = (await app.as(owner).get(path)).body.items
    expect(run).toMatchObject({ state: 'done', total: 3, done: 2, skipped: 1 })
  })

  it('can be stopped, and is nobody else’s', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const id = await app.make.review({ customerId: owner.customerId, content: 'Lovely' })
    const { body: run } = await start(owner, draft, { ids: [id] })
    expect((await app.as(stranger).post(`${path}/${run.id}/stop`)).status).toBe(404)
    await app.as(owner).post(`${path}/${run.id}/stop`)
    await start(stranger, draft, { ids: [id] })
    await app.jobs.tryAll('reviews.bulk')

    expect(await draftOf(owner, id)).toBe('')
    expect((await app.as(stranger).get(path)).body.items).toMatchObject([{ state: 'done', done: 0 }])
  })

  it('is refused for more than can be read', async () => {
    const owner = await app.make.member()
    await writeMany(owner, 501)

    const answer = await start(owner, draft, { filter: { sort: 'newest' } })

    expect(answer).toMatchObject({ status: 400, body: { reason: 'bulk-draft-too-many' } })
  })
})

async function connectGoogle({ customerId }: TestMember): Promise<string> {
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into integrations (customer_id, type, name, status, listing_id, capabilities)
     values ($1, 'google', 'Harbour', 'connected', 'listing', $2) returning id`,
    [customerId, JSON.stringify(FULL_CAPABILITIES)],
  )
  return rows[0]?.id ?? ''
}

/** From so many on, what is done is not noted any more, as if the worker had been killed before. */
async function breakFrom(done: number): Promise<void> {
  await app.superuser.query(`create or replace function fail_bulk() returns trigger language plpgsql as $$
    begin
      if old.done >= ${done} then raise exception 'killed'; end if;
      return new;
    end $$`)
  await app.superuser.query(
    `create or replace trigger fail_bulk before update of done on review_bulk_runs for each row execute function fail_bulk()`,
  )
}

async function mend(): Promise<void> {
  await app.superuser.query('drop trigger fail_bulk on review_bulk_runs')
}
