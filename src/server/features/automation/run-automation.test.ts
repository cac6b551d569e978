import { describe, expect, it, vi } from 'vitest'
import { WEEKDAYS } from '#shared/domain/customer-settings.ts'
import { createAutomationFixture, RULES } from '#testing/automation-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { NEXT_YEAR } from '#testing/next-year.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = await createAutomationFixture(app)

const ON = { autoRespond: true, hasConsented: true }
const DAY_MS = 86_400_000

async function beginOn(changes: object = {}): Promise<TestMember> {
  const owner = await fixture.begin()
  expect((await fixture.save(owner, { ...ON, ...changes })).status).toBe(200)
  return owner
}

const templatesOf = (positive: string) => ({ responseTemplates: { positive, neutral: '', negative: '' } })
const planOf = async (reviewId: string) =>
  (await app.superuser.query('select * from scheduled_responses where review_id = $1', [reviewId])).rows[0]

describe('a review that comes while templates are on', () => {
  it('is answered after the delay with the text of its sentiment, in the name of who agreed', async () => {
    const owner = await beginOn({ responseDelay: 30 })
    const { reviewId, platformId } = await fixture.receive(owner, { author: 'Zoe' })

    const plan = await planOf(reviewId)
    const delay = plan.scheduled_time.getTime() - Date.now()
    expect(Math.abs(delay - 30 * 60_000)).toBeLessThan(60_000)
    expect(await fixture.onPlatform(platformId)).toMatchObject({ reply_text: null })
    expect(await fixture.outcomes(owner)).toEqual(['planned'])

    await fixture.fire()
    const text = 'Hello Zoe, thank you for your kind words. We look forward to seeing you again.'
    expect(await fixture.onPlatform(platformId)).toMatchObject({ reply_text: text })
    expect((await fixture.get(owner, reviewId)).reply).toMatchObject({ authorName: owner.name, aiGenerated: false })
    expect(await fixture.outcomes(owner)).toEqual(['sent'])
    expect(await fixture.kindsOf(owner, reviewId)).toEqual(['reply-submitted', 'scheduled', 'template-met'])
  })

  it('is answered once, by however many workers and however often their jobs run', async () => {
    const owner = await beginOn({ responseDelay: 0 })
    const { reviewId, platformId } = await fixture.receive(owner)
    await app.superuser.query(`update automation_runs set outcome = 'waiting' where review_id = $1`, [reviewId])
    await Promise.all(Array.from({ length: 10 }, () => app.jobs.tryAll('automation.run')))
    await Promise.all([fixture.fire(), fixture.fire()])
    await app.jobs.tryAll('automation.run')
    await app.jobs.tryAll('replies.post')
    expect(await fixture.countCalls('PUT', platformId)).toBe(1)
  })

  it('waits for working hours, by the clocks of the business', async () => {
    const tomorrow = new Date(Date.now() + DAY_MS)
    const day = WEEKDAYS[(tomorrow.getUTCDay() + 6) % 7]
    const schedule = WEEKDAYS.map((name) => ({ day: name, enabled: name === day, start: '10:00', end: '11:00' }))
    const owner = await beginOn({ responseDelay: 0, workingHours: { enabled: true, schedule } })
    const { reviewId } = await fixture.receive(owner)
    expect((await planOf(reviewId)).scheduled_time.toISOString()).toBe(
      `${tomorrow.toISOString().slice(0, 10)}T10:00:00.000Z`,
    )
  })

  it('is left alone where there is no text, an answer already, or it is too old', async () => {
    const owner = await beginOn(templatesOf(''))
    await fixture.receive(owner)
    await fixture.save(owner, { ...ON, ...templatesOf('Hello {author}') })
    const { reviewId } = await fixture.arrive(owner)
    await fixture.submit(owner, reviewId)
    await fixture.meet()
    await fixture.receive(owner, { createdAt: new Date(Date.now() - 10 * DAY_MS) })
    expect([await fixture.outcomes(owner), await planOf(reviewId)]).toEqual([['answered'], undefined])
  })

  it('is left to people where somebody was hurt, or while an incident is open', async () => {
    const texts = { responseTemplates: { positive: 'Hi {author}', neutral: 'Hi {author}', negative: 'Sorry {author}' } }
    const owner = await beginOn(texts)
    await fixture.receive(owner, { rating: 1, content: 'We got food poisoning here and went to the hospital' })
    const { reviewId } = await fixture.arrive(owner)
    await app.superuser.query(
      `insert into incidents (customer_id, location_id, review_count, first_review_at, last_review_at, rule)
       select customer_id, location_id, 1, now(), now(), $2 from reviews where id = $1`,
      [reviewId, JSON.stringify({ isOn: true, reviews: 5, maxRating: 2, withinHours: 24 })],
    )
    await fixture.meet()
    expect(await fixture.outcomes(owner)).toEqual(['incident', 'person-first'])
  })

  it('does not get the words that were said last: they wait for a person, unless there are others', async () => {
    const owner = await beginOn({ responseDelay: 0, ...templatesOf('Thank you!') })
    await fixture.receive(owner)
    await fixture.fire()
    const { reviewId } = await fixture.receive(owner)
    expect((await fixture.get(owner, reviewId)).reply).toMatchObject({ state: 'awaiting-approval', text: 'Thank you!' })

    await fixture.save(owner, { ...ON, ...templatesOf('Thank you!\n---\nMany thanks!') })
    const other = await fixture.receive(owner)
    expect(await planOf(other.reviewId)).toMatchObject({ response_text: 'Many thanks!' })
    expect(await fixture.outcomes(owner)).toEqual(['planned', 'same-text', 'sent'])
  })

  it('does not get words that were changed before they left; those of another sentiment do', async () => {
    const texts = { positive: 'Thank you!', neutral: '', negative: 'We are sorry.' }
    const owner = await beginOn({ responseTemplates: texts })
    const [glad, sad] = [
      await fixture.receive(owner),
      await fixture.receive(owner, { rating: 1, content: 'Cold soup' }),
    ]
    expect([await planOf(glad.reviewId), await planOf(sad.reviewId)]).toMatchObject([{}, {}])
    await fixture.save(owner, { ...ON, responseTemplates: { ...texts, positive: 'Many thanks!' } })

    expect(await planOf(glad.reviewId)).toBeUndefined()
    expect(await planOf(sad.reviewId)).toMatchObject({ response_text: 'We are sorry.' })
  })

  it('is not answered beyond the number for a day', async () => {
    const owner = await beginOn({ dailyCap: 1 })
    await fixture.receive(owner, { author: 'Ann' })
    await fixture.receive(owner, { author: 'Ben' })
    expect(await fixture.outcomes(owner)).toEqual(['capped', 'planned'])
  })

  it('is held when who agreed may not publish any more', async () => {
    const owner = await fixture.begin()
    const admin = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    await fixture.save(admin, ON)
    const { platformId } = await fixture.receive(owner)
    await app.superuser.query(`update team_members set reply_approval = 'always' where id = $1`, [admin.memberId])
    await fixture.fire()
    expect([await fixture.outcomes(owner), await fixture.countCalls('PUT', platformId)]).toEqual([['held'], 0])
  })
})

const MARCH = 2
const OCTOBER = 9

/** When clocks change in Europe. */
function findLastSunday(month: number): Date {
  const last = new Date(Date.UTC(NEXT_YEAR, month + 1, 0))
  return new Date(last.getTime() - last.getUTCDay() * DAY_MS)
}

describe('a review that comes on the evening before clocks change', () => {
  it.each([
    ['forward', MARCH, 7],
    ['back', OCTOBER, 8],
  ])('is answered when the doors open by the new time, where they go %s', async (_way, month, hour) => {
    const schedule = WEEKDAYS.map((day) => ({ day, enabled: true, start: '09:00', end: '17:00' }))
    const owner = await beginOn({ responseDelay: 0, workingHours: { enabled: true, schedule } })
    const general = { companyName: 'A business', country: null, timezone: 'Europe/Berlin', language: 'en' }
    await app.as(owner).put('/api/v1/settings/general', general)
    const { reviewId } = await fixture.arrive(owner)
    await app.jobs.tryAll('reviews.analyze')

    const sunday = findLastSunday(month).getTime()
    vi.useFakeTimers({ toFake: ['Date'], now: sunday - 4 * 3_600_000 })
    await app.jobs.tryAll('automation.run').finally(() => vi.useRealTimers())

    expect((await fixture.get(owner, reviewId)).planned).toMatchObject({
      scheduledTime: new Date(sunday + hour * 3_600_000).toISOString(),
    })
  })
})

describe('a review that its author changes', () => {
  it('is met again by the rules for that, and by no template', async () => {
    const owner = await beginOn()
    await fixture.addRule(owner, { name: 'Changed', when: { occasions: ['edited'] }, actions: { tags: ['changed'] } })
    const { reviewId, platformId } = await fixture.receive(owner)
    expect((await fixture.get(owner, reviewId)).tags).toEqual([])

    await edit(platformId, 'Lovely food, kind people, and the soup is even better')
    await fixture.sync(owner)
    await fixture.meet()
    await fixture.meet()
    expect((await fixture.get(owner, reviewId)).tags).toEqual(['changed'])
    const { items } = (await app.as(owner).get('/api/v1/automation/runs')).body
    expect(items).toMatchObject([
      { occasion: 'edited', ruleName: 'Changed', outcome: 'done' },
      { occasion: 'new', ruleName: null },
    ])
  })

  it('does not get the answer to what it said before: that is held', async () => {
    const owner = await beginOn()
    const { platformId } = await fixture.receive(owner)
    await edit(platformId, 'I take it all back, it was dreadful')
    await fixture.sync(owner)
    await fixture.meet()
    await fixture.fire()
    expect([await fixture.outcomes(owner), await fixture.countCalls('PUT', platformId)]).toEqual([['held'], 0])
  })

  const edit = (platformId: string, content: string) =>
    app.superuser.query(`update sandbox.vendor_reviews set content = $2, updated_at = now() where id = $1`, [
      platformId,
      content,
    ])
})

describe('a review on a platform where replies are posted by hand', () => {
  it('has its text wait for a person, and nothing leaves', async () => {
    const owner = await beginOn({ responseDelay: 0, ...templatesOf('Dear {author}, thank you!') })
    const given = { platform: 'tripadvisor', rating: 5, author: 'Zoe', content: 'Lovely food and kind people' }
    const day = new Date().toISOString().slice(0, 10)
    const { body: written } = await app.as(owner).post('/api/v1/manual-reviews', { ...given, day })
    await fixture.meet()
    await fixture.fire()

    const review = await fixture.get(owner, written.id)
    expect(review).toMatchObject({
      replyWay: 'by-hand',
      planned: null,
      reply: { state: 'awaiting-approval', text: 'Dear Zoe, thank you!' },
    })
    expect(await fixture.outcomes(owner)).toEqual(['by-hand'])
  })
})

describe('a review that cannot be worked on', () => {
  it('is given up after the last try, and holds up no other', async () => {
    const owner = await beginOn()
    const { body: rule } = await fixture.addRule(owner, { when: { contains: ['soup'] }, actions: { tags: ['soup'] } })
    await app.superuser.query(`update automation_rules set actions = '{}' where id = $1`, [rule.id])
    await fixture.arrive(owner, { content: 'Lovely soup' })
    await app.jobs.tryAll('reviews.analyze')
    await fixture.receive(owner)
    expect(await fixture.outcomes(owner)).toEqual([])

    await app.jobs.tryAll('automation.run', { isLastTry: true })
    expect(await fixture.outcomes(owner)).toEqual(['planned', 'failed'])
  })
})

describe('the list of what was done', () => {
  it('is read page by page, each once, also where several happened at the same moment', async () => {
    const [owner, stranger] = [await fixture.begin(), await app.make.member()]
    const reviewId = await app.make.review({ customerId: owner.customerId })
    await app.superuser.query(
      `insert into automation_runs (customer_id, review_id, review_updated_at, occasion, outcome, rule_name, created_at)
       select $1, $2, now() - make_interval(days => n), 'new', 'done', 'Run ' || n, now() - make_interval(mins => n / 3)
       from generate_series(1, 60) n`,
      [owner.customerId, reviewId],
    )
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const { body } = await app
        .as(owner)
        .get(`/api/v1/automation/runs?limit=7${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`)
      expect(body.items.length).toBeLessThanOrEqual(7)
      seen.push(...body.items.map(({ ruleName }: { ruleName: string }) => ruleName))
      cursor = body.nextCursor
    } while (cursor !== null)
    expect([seen.length, new Set(seen).size]).toEqual([60, 60])
    expect(seen.slice(0, 2).toSorted()).toEqual(['Run 1', 'Run 2'])
    expect((await app.as(stranger).get('/api/v1/automation/runs')).body.items).toEqual([])
  })
})

describe('the switch that stops everything', () => {
  it('takes back what is planned, and lets nothing be planned', async () => {
    const owner = await beginOn()
    const { reviewId, platformId } = await fixture.receive(owner, { author: 'Ann' })
    expect((await fixture.stop(owner, true)).body).toMatchObject({ isStopped: true, revision: 1 })
    await fixture.receive(owner, { author: 'Ben' })
    await fixture.fire()

    expect(await fixture.outcomes(owner)).toEqual(['cancelled'])
    expect(await fixture.get(owner, reviewId)).toMatchObject({ planned: null, reply: null })
    expect(await fixture.countCalls('PUT', platformId)).toBe(0)
    expect((await fixture.kindsOf(owner, reviewId))[0]).toBe('schedule-cancelled')
  })
})

describe('rules', () => {
  it.each<[string, { isOn?: boolean; actions?: object } | null]>([
    ['switched off', { isOn: false }],
    ['given other words', { actions: { answer: 'send', texts: ['Thank you!'] } }],
    ['deleted', null],
  ])('take back what they have planned when they are %s, and nothing of others', async (_how, change) => {
    const owner = await beginOn()
    const send = (name: string, word: string) => ({
      name,
      when: { contains: [word] },
      actions: { answer: 'send', texts: [`Thank you for the ${word}.`] },
    })
    const { body: rule } = await fixture.addRule(owner, send('Soup', 'soup'))
    await fixture.addRule(owner, send('Cake', 'cake'))
    const reviews = []
    for (const content of ['Lovely soup', 'Lovely cake', 'Lovely people']) {
      reviews.push(await fixture.receive(owner, { content }))
    }
    const path = `${RULES}/${rule.id}`
    const { isOn, when, actions, name, revision } = rule
    const changed = { name, isOn, when, hasConsented: true, ...change, actions: { ...actions, ...change?.actions } }
    const { status } = await (change
      ? app.as(owner).put(path, { revision, rule: changed })
      : app.as(owner).delete(path))
    expect(status).toBe(200)

    const planned = await Promise.all(reviews.map(({ reviewId }) => planOf(reviewId)))
    expect(planned.map((plan) => plan?.response_text)).toEqual([
      undefined,
      'Thank you for the cake.',
      expect.stringContaining('kind words'),
    ])
  })

  it('keep what they have planned when only the templates are switched off', async () => {
    const owner = await beginOn()
    const answer = { answer: 'send', texts: ['Thank you for the soup.'] }
    await fixture.addRule(owner, { name: 'Soup', when: { contains: ['soup'] }, actions: answer })
    const soup = await fixture.receive(owner, { content: 'Lovely soup' })
    const people = await fixture.receive(owner, { content: 'Lovely people' })
    await fixture.save(owner, { autoRespond: false })

    expect(await planOf(soup.reviewId)).toBeDefined()
    expect(await planOf(people.reviewId)).toBeUndefined()
  })

  it('are asked in order, before the templates, and the first that fits acts alone', async () => {
    const owner = await beginOn()
    await fixture.addRule(owner, { name: 'Off', isOn: false, actions: { tags: ['off'] } })
    await fixture.addRule(owner, { name: 'Bad', when: { ratings: [1, 2] }, actions: { tags: ['bad'] } })
    await fixture.addRule(owner, { name: 'Soup', when: { contains: ['soup'] }, actions: { tags: ['soup'] } })
    await fixture.addRule(owner, { name: 'All', when: { hasText: 'yes' }, actions: { tags: ['all'] } })
    const { reviewId } = await fixture.receive(owner, { content: 'Wonderful soup' })
    expect(await fixture.get(owner, reviewId)).toMatchObject({ tags: ['soup'], planned: null, reply: null })
    expect(await fixture.kindsOf(owner, reviewId)).toEqual(['tagged', 'rule-met: Soup'])
    expect((await app.as(owner).get('/api/v1/automation/runs')).body.items).toMatchObject([
      { ruleName: 'Soup', outcome: 'done', reviewId },
    ])
  })

  it('assign, tell people, and make an incident of one review', async () => {
    const owner = await fixture.begin()
    const mia = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    await fixture.addRule(owner, {
      name: 'Grave',
      when: { ratings: [1] },
      actions: { assigneeId: mia.userId, notifyIds: [mia.userId], isEscalated: true },
    })
    const { reviewId } = await fixture.receive(owner, { rating: 1, content: 'Awful, never again' })
    expect((await fixture.get(owner, reviewId)).assignee).toMatchObject({ userId: mia.userId })
    const { items } = (await app.as(mia).get('/api/v1/notifications')).body
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['review.matched', 'review.assigned', 'incident.opened']),
    )
    const [incident] = (await app.as(owner).get('/api/v1/incidents')).body.items
    expect(incident).toMatchObject({ state: 'open', reviewCount: 1 })
  })

  it('have texts of their own, or the assistant’s, wait for approval; nobody else’s words leave by themselves', async () => {
    const owner = await fixture.begin()
    await fixture.addRule(owner, {
      name: 'Own',
      when: { ratings: [5] },
      actions: { answer: 'draft', texts: ['Dear {author}'] },
    })
    await fixture.addRule(owner, { name: 'Written', actions: { answer: 'draft' } })
    const own = await fixture.receive(owner, { author: 'Zoe' })
    const written = await fixture.receive(owner, { rating: 4, content: 'Good coffee and friendly people' })

    expect((await fixture.get(owner, own.reviewId)).reply).toMatchObject({
      state: 'awaiting-approval',
      text: 'Dear Zoe',
    })
    const { reply } = await fixture.get(owner, written.reviewId)
    expect(reply).toMatchObject({
      state: 'awaiting-approval',
      authorName: 'Written',
      draftOrigin: { engine: 'template' },
    })
    expect(await fixture.outcomes(owner)).toEqual(['drafted', 'drafted'])
    await app.jobs.tryAll('automation.run')
    await fixture.fire()
    expect(await fixture.countCalls('PUT', written.platformId)).toBe(0)

    const path = { replyId: reply?.id ?? '', action: 'approve', body: {} }
    expect((await fixture.act(owner, written.reviewId, path)).status).toBe(200)
  })

  it('leave alone what came before they were switched on', async () => {
    const owner = await fixture.begin()
    const { reviewId } = await fixture.receive(owner)
    await fixture.addRule(owner, { actions: { tags: ['late'] } })
    await app.as(owner).post(`/api/v1/reviews/${reviewId}/analysis`)
    await app.jobs.tryAll('automation.run')
    expect([(await fixture.get(owner, reviewId)).tags, await fixture.outcomes(owner)]).toEqual([[], []])
  })

  it('run for nobody else', async () => {
    const [owner, stranger] = [await fixture.begin(), await fixture.begin()]
    await fixture.addRule(owner, { actions: { tags: ['mine'] } })
    await fixture.receive(owner)
    expect((await app.as(stranger).get('/api/v1/automation/runs')).body.items).toEqual([])
  })
})

describe('a dry run', () => {
  it('tells which reviews of 30 days it would have met, with what and when, and changes nothing', async () => {
    const owner = await fixture.begin()
    await app.superuser.query('delete from reviews where customer_id = $1', [owner.customerId])
    const base = { customerId: owner.customerId, integrationId: null, content: 'Wonderful', rating: 5 }
    await app.make.review({ ...base, author: 'Ann', createdAt: new Date(Date.now() - 2 * DAY_MS) })
    await app.make.review({ ...base, author: 'Ben', createdAt: new Date(Date.now() - DAY_MS) })
    await app.make.review({ ...base, author: 'Old', createdAt: new Date(Date.now() - 40 * DAY_MS) })
    await app.make.review({ ...base, author: 'Bad', rating: 1, createdAt: new Date(Date.now() - DAY_MS) })
    const { body: kept } = await fixture.addRule(owner, {
      isOn: false,
      when: { ratings: [5] },
      actions: { answer: 'send', texts: ['Dear {author}'] },
    })

    const { body } = await app.as(owner).post('/api/v1/automation/dry-run', { ruleId: kept.id })
    expect(body).toMatchObject({ considered: 3, met: 2 })
    expect(body.items).toMatchObject([
      { author: 'Ben', text: 'Dear Ben', outcome: 'planned' },
      { author: 'Ann', text: 'Dear Ann', outcome: 'planned' },
    ])
    const { settings: _none, ...templates } = (await app.as(owner).post('/api/v1/automation/dry-run', {})).body
    expect(templates).toMatchObject({ considered: 3 })
    expect(await fixture.outcomes(owner)).toEqual([])
    expect(
      (await app.superuser.query('select from scheduled_responses where customer_id = $1', [owner.customerId]))
        .rowCount,
    ).toBe(0)
  })
})
