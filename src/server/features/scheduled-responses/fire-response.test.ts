import { describe, expect, it } from 'vitest'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { revokeEverything } from '#sandbox/vendors/vendor-grants.repository.ts'
import { changeReview, editReview } from '#sandbox/vendors/vendor-reviews.repository.ts'
import type { TestMember } from '#testing/make.ts'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { NEXT_YEAR } from '#testing/next-year.ts'

const app = await startTestApp()
const fixture = await createReplyFixture(app)

const PLAN = { responseText: 'Thank you, Ann.', date: `${NEXT_YEAR}-06-01`, time: '09:00' }
const JOB = 'scheduled-responses.fire'

const plan = async (owner: TestMember, reviewId: string) =>
  (await app.as(owner).post(`/api/v1/reviews/${reviewId}/scheduled-response`, PLAN)).body.id as string
const comeDue = (id: string, ago = '1 second') =>
  app.superuser.query(`update scheduled_responses set scheduled_time = now() - $2::interval where id = $1`, [id, ago])
const fire = () => app.jobs.tryAll(JOB)
const rowOf = async (id: string) =>
  (await app.superuser.query('select status, hold_reason from scheduled_responses where id = $1', [id])).rows[0]
const countReplies = async (reviewId: string) =>
  (await app.superuser.query('select count(*)::int as total from replies where review_id = $1', [reviewId])).rows[0]
    .total as number
const kindsOf = async (owner: TestMember, reviewId: string) =>
  (await app.as(owner).get(`/api/v1/reviews/${reviewId}`)).body.events.map((event: { kind: string }) => event.kind)
const loseJobs = (id: string) =>
  app.superuser.query(`delete from pgboss.job where name = $1 and data->>'scheduledId' = $2`, [JOB, id])
const act = (owner: TestMember, id: string, action = '', body: object = {}) =>
  app.as(owner).post(`/api/v1/scheduled-responses/${id}${action}`, body)

async function beginPlanned() {
  const started = await fixture.startWith()
  return { ...started, id: await plan(started.owner, started.reviewId) }
}

async function beginDue() {
  const begun = await beginPlanned()
  await comeDue(begun.id)
  return begun
}

describe('a plan whose time has come', () => {
  it('becomes a reply that leaves at once', async () => {
    const { owner, reviewId, platformId, id } = await beginDue()
    await fire()

    const review = await fixture.get(owner, reviewId)
    expect(review).toMatchObject({ status: 'responded', planned: null, response: PLAN.responseText })
    expect(review.reply).toMatchObject({ state: 'queued', source: 'schedule', authorName: owner.name, undoUntil: null })
    expect(await rowOf(id)).toEqual({ status: 'sent', hold_reason: null })
    await app.jobs.tryAll('replies.post')
    expect(await fixture.onPlatform(platformId)).toMatchObject({ reply_text: PLAN.responseText })
    expect(await kindsOf(owner, reviewId)).toEqual(['reply-submitted', 'scheduled'])
    expect((await app.as(owner).get('/api/v1/scheduled-responses')).body.items).toEqual([])
  })

  it('is sent once, by however many workers', async () => {
    const { owner, reviewId, platformId } = await beginDue()

    await Promise.all(Array.from({ length: 50 }, fire))
    await fire()
    await app.jobs.tryAll('replies.post')
    await app.jobs.tryAll('replies.post')

    expect([await countReplies(reviewId), await fixture.countCalls('PUT', platformId)]).toEqual([1, 1])
    expect(await kindsOf(owner, reviewId)).toEqual(['reply-submitted', 'scheduled'])
  })

  it('is either cancelled or sent', async () => {
    const { owner, reviewId, id } = await beginDue()

    const cancel = () => app.as(owner).delete(`/api/v1/scheduled-responses/${id}`)
    const firing = Array.from({ length: 25 }, fire)
    const answers = await Promise.all(Array.from({ length: 25 }, cancel))
    await Promise.all(firing)

    const cancelled = answers.filter(({ status }) => status === 200).length
    expect([await countReplies(reviewId), (await fixture.get(owner, reviewId)).status]).toEqual(
      cancelled === 1 ? [0, 'pending'] : [1, 'responded'],
    )
    expect(cancelled).toBeLessThanOrEqual(1)
    expect((await cancel()).status).toBe(cancelled === 1 ? 404 : 409)
  })

  it('does nothing before its time, nor by the job of a time it was moved from', async () => {
    const { owner, reviewId, id } = await beginDue()
    await app.as(owner).put(`/api/v1/scheduled-responses/${id}`, { ...PLAN, date: `${NEXT_YEAR}-07-01` })
    const jobs = (await app.jobs.list(JOB)).filter(({ data }) => (data as { scheduledId: string }).scheduledId === id)

    await fire()

    expect([jobs.length, await rowOf(id)]).toEqual([2, { status: 'pending', hold_reason: null }])
    expect((await fixture.get(owner, reviewId)).status).toBe('scheduled')
  })

  it('is asked for again while the platform does not answer, and then goes out', async () => {
    const { owner, reviewId, id } = await beginDue()
    await setFault(fixture.db, 'google', { kind: 'down', remaining: null })
    expect(await fire()).not.toEqual([])
    expect(await rowOf(id)).toEqual({ status: 'pending', hold_reason: null })
    await clearFaults(fixture.db, 'google')

    await fire()

    expect((await fixture.get(owner, reviewId)).status).toBe('responded')
  })

  it('is found by the clock when its job got lost', async () => {
    const { owner, reviewId, id } = await beginPlanned()
    await loseJobs(id)
    await comeDue(id, '2 minutes')
    await app.superuser.query(`insert into pgboss.job (name, data) values ('scheduled-responses.fire-overdue', '{}')`)

    await app.jobs.run('scheduled-responses.fire-overdue')
    await fire()

    expect((await fixture.get(owner, reviewId)).status).toBe('responded')
  })

  it('is for a person to put there where the platform has no way', async () => {
    const owner = await app.make.member()
    const reviewId = await app.make.review({ customerId: owner.customerId, platform: 'yelp', source: 'import' })
    await comeDue(await plan(owner, reviewId))

    await fire()

    expect((await fixture.get(owner, reviewId)).reply).toMatchObject({ state: 'by-hand' })
    const { items } = (await app.as(owner).get('/api/v1/notifications')).body
    expect(items[0].message).toContain('It is time to post your reply by hand')
  })

  it('does not leave the review scheduled when its reply is gone again', async () => {
    const { owner, reviewId } = await beginDue()
    await fire()
    await app.jobs.tryAll('replies.post')
    await fixture.check()
    const replyId = (await fixture.get(owner, reviewId)).reply?.id ?? ''

    await fixture.act(owner, reviewId, { replyId, action: 'delete' })
    await app.jobs.tryAll('replies.remove')

    expect((await fixture.get(owner, reviewId)).status).toBe('pending')
  })
})

type Begun = Awaited<ReturnType<typeof beginDue>>

const OBSTACLES: [string, (begun: Begun) => Promise<unknown>][] = [
  ['missed', ({ id }) => comeDue(id, '61 minutes')],
  [
    'edited',
    async ({ owner, platformId }) => {
      await editReview(fixture.db, 'google', platformId, { content: 'On second thoughts' })
      await fixture.sync(owner)
    },
  ],
  [
    'answered',
    async ({ owner, platformId }) => {
      await answerThere(platformId)
      await app.superuser.query('update integrations set last_full_pass_at = null where customer_id = $1', [
        owner.customerId,
      ])
      await fixture.sync(owner)
    },
  ],
  ['gone', ({ reviewId }) => app.superuser.query('update reviews set vanished_at = now() where id = $1', [reviewId])],
  [
    'not-connected',
    async ({ owner }) => {
      const [integration] = (await app.as(owner).get('/api/v1/integrations')).body.items
      await app.as(owner).post(`/api/v1/integrations/${integration.id}/disconnect`)
    },
  ],
  [
    'too-long',
    ({ id }) =>
      app.superuser.query(`update scheduled_responses set response_text = repeat('é', 2049) where id = $1`, [id]),
  ],
  [
    'paused',
    ({ owner }) => app.superuser.query(`update customers set status = 'suspended' where id = $1`, [owner.customerId]),
  ],
  ['incident', (begun) => raiseIncident(begun)],
]

const raiseIncident = ({ owner, reviewId }: Begun) =>
  app.superuser.query(
    `with opened as (
       insert into incidents (customer_id, first_review_at, last_review_at, rule) values ($1, now(), now(), '{}')
       returning id)
     insert into incident_reviews (customer_id, incident_id, review_id) select $1, id, $2 from opened`,
    [owner.customerId, reviewId],
  )

const answerThere = (platformId: string) =>
  changeReview(fixture.db, 'google', platformId, {
    reply_text: 'Answered at the counter',
    reply_state: 'live',
    reply_updated_at: new Date(),
  })

describe('a plan is held', () => {
  it.each(OBSTACLES)('when it is %s, and its author is told', async (reason, getInTheWay) => {
    const begun = await beginDue()
    await getInTheWay(begun)
    const { owner, reviewId, id } = begun

    await fire()
    await fire()

    await app.superuser.query(`update customers set status = 'active' where id = $1`, [owner.customerId])
    expect(await rowOf(id)).toEqual({ status: 'held', hold_reason: reason })
    expect((await app.as(owner).get('/api/v1/scheduled-responses')).body.items).toMatchObject([
      { id, status: 'held', holdReason: reason },
    ])
    expect((await fixture.get(owner, reviewId)).planned).toMatchObject({ status: 'held', holdReason: reason })
    const { events } = (await app.as(owner).get(`/api/v1/reviews/${reviewId}`)).body
    expect(events.filter((event: { kind: string }) => event.kind === 'schedule-held')).toMatchObject([
      { detail: reason, actorName: null },
    ])
    const { items } = (await app.as(owner).get('/api/v1/notifications')).body
    expect(
      items.filter((item: { message: string }) => item.message.includes('scheduled reply is on hold')),
    ).toHaveLength(1)
    const feed = (await app.as(owner).get('/api/v1/activity')).body.items
    expect(feed[0]).toMatchObject({ action: 'reply.held' })
  })

  it('when whoever planned it may no longer publish, until somebody who may sends it', async () => {
    const { owner, reviewId, id } = await beginPlanned()
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    const planned = { ...PLAN, responseText: 'From the manager' }
    await app.as(owner).delete(`/api/v1/scheduled-responses/${id}`)
    const mine = (await app.as(manager).post(`/api/v1/reviews/${reviewId}/scheduled-response`, planned)).body.id
    await app.superuser.query(`update team_members set role = 'member' where user_id = $1`, [manager.userId])
    await comeDue(mine)
    await fire()
    expect(await rowOf(mine)).toEqual({ status: 'held', hold_reason: 'not-allowed' })
    const { items } = (await app.as(owner).get('/api/v1/notifications')).body
    expect(items[0].message).toContain('can no longer publish')

    await act(owner, mine, '/send-now')
    await fire()

    expect((await fixture.get(owner, reviewId)).response).toBe('From the manager')
  })

  it('on a dead token, and goes out when the platform is connected anew', async () => {
    const { owner, reviewId, id } = await beginDue()
    await revokeEverything(fixture.db, 'google')
    await fire()
    expect(await rowOf(id)).toEqual({ status: 'held', hold_reason: 'reconnect' })
    expect((await fixture.get(owner, reviewId)).status).toBe('scheduled')
    await fixture.connect(owner)

    expect((await act(owner, id, '/send-now')).body).toMatchObject({ status: 'pending', holdReason: null })
    await fire()

    expect((await fixture.get(owner, reviewId)).status).toBe('responded')
  })

  it('when somebody answered there since the last fetch, unless the person insists', async () => {
    const { owner, reviewId, platformId, id } = await beginDue()
    await answerThere(platformId)
    await fire()
    expect(await rowOf(id)).toEqual({ status: 'held', hold_reason: 'answered' })

    await act(owner, id, '/send-now')
    await fire()
    await app.jobs.tryAll('replies.post')

    expect((await fixture.get(owner, reviewId)).status).toBe('responded')
    expect(await fixture.onPlatform(platformId)).toMatchObject({ reply_text: PLAN.responseText })
  })

  it.each(['missed', 'edited', 'answered', 'incident'])(
    'and sent all the same by who has seen that it is %s',
    async (reason) => {
      const begun = await beginDue()
      await OBSTACLES.find(([name]) => name === reason)?.[1](begun)
      await fire()
      expect(await rowOf(begun.id)).toEqual({ status: 'held', hold_reason: reason })

      await act(begun.owner, begun.id, '/send-now')
      await fire()

      expect(await rowOf(begun.id)).toEqual({ status: 'sent', hold_reason: null })
    },
  )

  it('again when sending it now meets what the person was not told of', async () => {
    const { owner, reviewId, id } = await beginDue()
    await comeDue(id, '2 hours')
    await fire()
    await app.superuser.query(`update reviews set updated_at = now() where id = $1`, [reviewId])

    await act(owner, id, '/send-now')
    await fire()

    expect(await rowOf(id)).toEqual({ status: 'held', hold_reason: 'edited' })
  })

  it('and waits for its new time when it is changed', async () => {
    const { owner, id } = await beginDue()
    await comeDue(id, '2 hours')
    await fire()

    const { body } = await app.as(owner).put(`/api/v1/scheduled-responses/${id}`, PLAN)

    expect(body).toMatchObject({
      status: 'pending',
      holdReason: null,
      scheduledTime: `${NEXT_YEAR}-06-01T09:00:00.000Z`,
    })
  })
})

describe('a plan for a review of an incident', () => {
  it('goes out when the incident is over', async () => {
    const begun = await beginDue()
    await raiseIncident(begun)
    await app.superuser.query(`update incidents set state = 'closed' where customer_id = $1`, [begun.owner.customerId])

    await fire()

    expect(await rowOf(begun.id)).toEqual({ status: 'sent', hold_reason: null })
  })

  it('is told before it is planned, and asked about once before it is sent now', async () => {
    const begun = await beginPlanned()
    await raiseIncident(begun)
    const { owner, reviewId, id } = begun
    expect((await app.as(owner).get(`/api/v1/reviews/${reviewId}/scheduled-time`)).body.isInIncident).toBe(true)

    const asked = await act(owner, id, '/send-now')
    await fire()
    expect([asked.status, asked.body.reason]).toEqual([409, 'plan-in-incident'])
    expect(await rowOf(id)).toEqual({ status: 'pending', hold_reason: null })
    await act(owner, id, '/send-now', { despiteIncident: true })
    await fire()

    expect(await rowOf(id)).toEqual({ status: 'sent', hold_reason: null })
  })

  it('that was sent now is not held by an incident that opens then', async () => {
    const begun = await beginPlanned()
    await act(begun.owner, begun.id, '/send-now')
    await raiseIncident(begun)
    await fire()

    expect(await rowOf(begun.id)).toEqual({ status: 'sent', hold_reason: null })
  })

  it('stays decided when it was given another time', async () => {
    const begun = await beginDue()
    await raiseIncident(begun)
    await fire()
    await app.as(begun.owner).put(`/api/v1/scheduled-responses/${begun.id}`, PLAN)
    await comeDue(begun.id)

    await fire()

    expect(await rowOf(begun.id)).toEqual({ status: 'sent', hold_reason: null })
  })
})

describe('sending a plan now', () => {
  it('lets one of fifty win and sends one reply', async () => {
    const { owner, reviewId, id } = await beginPlanned()

    const answers = await Promise.all(Array.from({ length: 50 }, () => act(owner, id, '/send-now')))
    await fire()

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    expect([await countReplies(reviewId), (await fixture.get(owner, reviewId)).status]).toEqual([1, 'responded'])
    expect((await act(owner, id, '/send-now')).body).toMatchObject({ detail: 'This reply has already been sent.' })
  })
})

describe('a reply of today', () => {
  it('takes the place of what was planned, which comes back when it is undone', async () => {
    const { owner, reviewId, id } = await beginPlanned()
    const replyId = (await fixture.submit(owner, reviewId)).body.reply.id as string
    expect(await fixture.get(owner, reviewId)).toMatchObject({ status: 'responded', planned: null })
    await comeDue(id)
    await fire()
    expect(await countReplies(reviewId)).toBe(1)
    await loseJobs(id)

    await fixture.act(owner, reviewId, { replyId, action: 'undo' })
    expect(await fixture.get(owner, reviewId)).toMatchObject({
      status: 'scheduled',
      planned: { id, status: 'pending' },
    })
    await fire()

    expect(await fixture.get(owner, reviewId)).toMatchObject({ status: 'responded', response: PLAN.responseText })
  })

  it('ends it for good once it has left', async () => {
    const { owner, reviewId, id } = await beginPlanned()
    const first = (await fixture.submit(owner, reviewId)).body.reply.id as string
    await fixture.post()
    const second = await fixture.submit(owner, reviewId, { text: 'Thanks again', basedOn: first })

    await fixture.act(owner, reviewId, { replyId: second.body.reply.id as string, action: 'undo' })

    expect((await fixture.get(owner, reviewId)).planned).toBeNull()
    expect(await rowOf(id)).toMatchObject({ status: 'superseded' })
    expect((await act(owner, id, '/send-now')).body).toMatchObject({
      detail: 'Another reply has replaced this one.',
    })
  })

  it('that is on its way lets nobody plan another', async () => {
    const { owner, reviewId } = await fixture.startWith()
    await fixture.submit(owner, reviewId)

    const answer = await app.as(owner).post(`/api/v1/reviews/${reviewId}/scheduled-response`, PLAN)

    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'illegal-transition',
        detail: 'A reply is on its way to Google Business Profile. Wait until it arrives.',
      },
    })
  })

  it('that is being deleted is waited for', async () => {
    const { owner, reviewId } = await fixture.startWith()
    const replyId = (await fixture.submit(owner, reviewId)).body.reply.id as string
    await fixture.post()
    await fixture.check()
    await comeDue(await plan(owner, reviewId))
    await fixture.act(owner, reviewId, { replyId, action: 'delete' })
    expect(await fire()).toEqual(['Another reply to this review is on its way.'])
    await app.jobs.tryAll('replies.remove')

    expect(await fire()).toEqual([])

    expect(await fixture.get(owner, reviewId)).toMatchObject({ status: 'responded', response: PLAN.responseText })
  })

  it('that is live can be planned to be replaced', async () => {
    const { owner, reviewId, platformId } = await fixture.startWith()
    await fixture.submit(owner, reviewId)
    await fixture.post()
    await fixture.check()
    await comeDue(await plan(owner, reviewId))

    await fire()
    await app.jobs.tryAll('replies.post')

    expect(await fixture.onPlatform(platformId)).toMatchObject({ reply_text: PLAN.responseText })
  })
})
