import { describe, expect, it } from 'vitest'
import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { openLiveReader } from '#testing/live-reader.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createVisitors, type MadePage } from '#testing/visitor-fixture.ts'

const app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1,::1' })
const { makePage, send } = createVisitors(app)
const PATH = '/api/v1/page-responses'

const list = async ({ owner, id }: MadePage, query = '') =>
  (await app.as(owner).get(`${PATH}?page=${id}&${query}`)).body.items

const answer = (page: MadePage, stars: string, text = '', more: Record<string, string> = {}) =>
  send(page, { 'a.rating': stars, 'a.text': text, ...more })

const WITH_MAIL = { 'a.email': 'guest@example.com', consent: '1' }

describe('answers', () => {
  it('are found by score, words, time and state, page by page', async () => {
    const page = await makePage({ kind: 'feedback' })
    await answer(page, '1', 'The soup was cold')
    await answer(page, '3')
    await answer(page, '5', 'Très bon café')
    const starsOf = async (query: string) =>
      (await list(page, query)).map((each: { answers: { value: number }[] }) => each.answers[0]?.value)
    const today = new Date().toISOString().slice(0, 10)

    expect(await starsOf('')).toEqual([5, 3, 1])
    expect(await starsOf('band=low')).toEqual([1])
    expect(await starsOf('search=CAFE')).toEqual([5])
    expect(await starsOf('hasText=no')).toEqual([3])
    expect(await starsOf(`from=${today}&to=${today}`)).toEqual([5, 3, 1])
    expect(await starsOf('to=2020-01-01')).toEqual([])
    const first = (await app.as(page.owner).get(`${PATH}?page=${page.id}&limit=2`)).body
    const rest = (await app.as(page.owner).get(`${PATH}?page=${page.id}&limit=2&cursor=${first.nextCursor}`)).body
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([2, 1, null])

    const [low] = await list(page, 'band=low')
    expect((await app.as(page.owner).patch(`${PATH}/${low.id}`, { isDone: true })).body.isDone).toBe(true)
    expect(await starsOf('state=open&band=low')).toEqual([])
    const count = async (query: string) => (await app.as(page.owner).get(`${PATH}/count?${query}`)).body
    expect(await count('band=low&state=open')).toEqual({ count: 0, isMore: false })
    expect(await count(`page=${page.id}&search=cafe`)).toEqual({ count: 1, isMore: false })
    expect(await count('')).toEqual({ count: 3, isMore: false })
    expect((await app.as(page.owner).get(`${PATH}?band=low`)).body.items).toHaveLength(1)
  })

  it('are nothing to another customer', async () => {
    const page = await makePage({ kind: 'feedback' })
    await answer(page, '1', 'Private', WITH_MAIL)
    const [{ id }] = await list(page)
    const stranger = await app.make.member()

    expect((await app.as(stranger).get(PATH)).body.items).toEqual([])
    expect((await app.as(stranger).get(`${PATH}/count`)).body).toEqual({ count: 0, isMore: false })
    for (const attempt of [
      app.as(stranger).get(`${PATH}/${id}`),
      app.as(stranger).patch(`${PATH}/${id}`, { isDone: true }),
      app.as(stranger).delete(`${PATH}/${id}`),
      app.as(stranger).post(`${PATH}/${id}/replies`, { text: 'Hello' }),
    ]) {
      expect((await attempt).status).toBe(404)
    }
    expect(await list(page)).toHaveLength(1)
  })

  it('of one person go for good, out of the counts as well', async () => {
    const page = await makePage({ kind: 'feedback' })
    await answer(page, '1', 'Me', WITH_MAIL)
    await answer(page, '5')
    const [{ id }] = await list(page, 'band=low')
    const press = () => app.as(page.owner).delete(`${PATH}/${id}`)
    const statuses = (await Promise.all([press(), press()])).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 404]))

    expect((await app.as(page.owner).get(`${PATH}/${id}`)).status).toBe(404)
    expect((await app.as(page.owner).get(`/api/v1/hosted-pages/${page.id}`)).body).toMatchObject({
      responses: 1,
      averageStars: 5,
    })
    const results = (await app.as(page.owner).get(`/api/v1/hosted-pages/${page.id}/results`)).body
    expect(results).toMatchObject({ responses: 1, averageStars: 5, questions: [{ id: 'rating', answered: 1 }, {}, {}] })
  })

  it('of one address go together, on whichever page and however it was written', async () => {
    const page = await makePage({ kind: 'feedback' })
    const other = await makePage({ kind: 'feedback' }, page.owner)
    const theirs = await makePage({ kind: 'feedback' })
    const from = (email: string) => ({ 'a.email': email, consent: '1' })
    await answer(page, '1', 'Me', from('guest@example.com'))
    await answer(page, '2', 'Me again', from('Guest@Example.com'))
    await answer(page, '3', 'Somebody else', from('other@example.com'))
    await answer(page, '4')
    await answer(other, '5', 'Me elsewhere', from('guest@example.com'))
    await answer(theirs, '5', 'Another business', from('guest@example.com'))

    const [low] = await list(page, 'search=again')
    expect((await app.as(page.owner).delete(`${PATH}/${low.id}`)).body).toEqual({ deleted: 3 })
    const starsOf = async (where: MadePage) =>
      (await list(where)).map((each: { answers: { value: number }[] }) => each.answers[0]?.value)
    expect([await starsOf(page), await starsOf(other), await starsOf(theirs)]).toEqual([[4, 3], [], [5]])
    expect((await app.as(page.owner).get(`/api/v1/hosted-pages/${other.id}`)).body).toMatchObject({
      responses: 0,
      averageStars: null,
    })
    const [nameless] = await list(page)
    expect((await app.as(page.owner).delete(`${PATH}/${nameless.id}`)).body).toEqual({ deleted: 1 })
    expect(await starsOf(page)).toEqual([3])
  })

  it('are told live', async () => {
    const page = await makePage({ kind: 'feedback' })
    const reader = await openLiveReader(app.url, page.owner.token)
    await answer(page, '4')
    await expect
      .poll(() => reader.seen.map(({ data }) => JSON.parse(data)))
      .toContainEqual(expect.objectContaining({ type: 'hosted-page.changed', subjectId: page.id }))
    await reader.close()
  })
})

describe('private feedback', () => {
  it('is answered by mail where an address was left for it, and is done then', async () => {
    const page = await makePage({ kind: 'feedback', name: 'Feedback' })
    await app.superuser.query(`update customers set company_name = 'Harbour', is_named = true where id = $1`, [
      page.owner.customerId,
    ])
    await send(page, { 'a.rating': '1', 'a.text': 'Kalt', ...WITH_MAIL }, { query: '?lang=de' })
    await answer(page, '1')
    const [without, withMail] = await list(page)
    expect(withMail).toMatchObject({
      canReply: true,
      email: 'guest@example.com',
      consent: expect.stringContaining('Harbour'),
    })

    const replied = await app.as(page.owner).post(`${PATH}/${withMail.id}/replies`, { text: 'Das tut uns leid.' })
    expect(replied.body).toMatchObject({ isDone: true, replies: [{ text: 'Das tut uns leid.', state: 'queued' }] })
    const { rows } = await app.superuser.query(
      `select subject, text_body, reply_to from mail_outbox where to_address = $1`,
      ['guest@example.com'],
    )
    expect(rows).toMatchObject([
      { subject: 'Harbour hat auf Ihr Feedback geantwortet', text_body: expect.stringContaining('Das tut uns leid.') },
    ])
    expect(await app.as(page.owner).post(`${PATH}/${without.id}/replies`, { text: 'Hi' })).toMatchObject({
      status: 409,
      body: { reason: 'page-response-without-address' },
    })
  })
})

describe('results', () => {
  it('add up by question, day and place, with the bounds of the NPS', async () => {
    const page = await makePage()
    for (const [stars, nps] of [
      ['5', '10'],
      ['4', '9'],
      ['1', '3'],
      ['5', '8'],
    ]) {
      await send(page, { 'a.rating': stars ?? '', 'a.recommend': nps ?? '' })
    }
    const results = (await app.as(page.owner).get(`/api/v1/hosted-pages/${page.id}/results`)).body

    expect(results).toMatchObject({
      responses: 4,
      visitors: 0,
      responseRate: null,
      averageStars: 3.75,
      nps: { score: 25, promoters: 2, passives: 1, detractors: 1 },
    })
    expect(results.nps.low).toBeLessThan(25)
    expect(results.nps.high).toBeGreaterThan(25)
    const [rating, recommend, better] = results.questions
    expect(rating.distribution.map(({ amount }: { amount: number }) => amount)).toEqual([1, 0, 0, 1, 2])
    expect(recommend.distribution).toHaveLength(11)
    expect(better).toMatchObject({ kind: 'text', answered: 0, distribution: [] })
    expect(results.overTime).toHaveLength(30)
    expect(results.overTime.at(-1)).toMatchObject({ responses: 4, averageStars: 3.75 })
    expect(results.byQrCode).toMatchObject([{ qrCode: null, responses: 4 }])
    const from = new Date(Date.parse(results.to) - 100 * 86_400_000).toISOString().slice(0, 10)
    const long = (await app.as(page.owner).get(`/api/v1/hosted-pages/${page.id}/results?from=${from}`)).body
    expect(long).toMatchObject({ grain: 'week', responses: 4 })
    expect(long.overTime.at(-1)).toMatchObject({ responses: 4, averageStars: 3.75, nps: { score: 25 } })
    expect(new Date(long.overTime.at(-1).first).getUTCDay()).toBe(1)
  })

  it('go into a spreadsheet that runs nothing', async () => {
    const page = await makePage({ kind: 'feedback' })
    await answer(page, '2', '=HYPERLINK("https://evil.example")', WITH_MAIL)
    const csv = await app.as(page.owner).get(`/api/v1/hosted-pages/${page.id}/responses.csv?language=de`)

    expect(csv.headers.get('content-type')).toContain('text/csv')
    const [head, line] = csv.body.split('\r\n')
    expect(head).toContain('Zeit,Standort,QR-Code')
    expect(head).toContain('Wie war Ihr Besuch?')
    expect(line).toContain(`'=HYPERLINK`)
    expect(line).toContain('guest@example.com')
  })
})

describe('questions and options that are no longer asked', () => {
  const option = (id: string) => ({ id, label: { en: `Option ${id}` } })
  const asked = (id: string, options: string[]) => ({
    id,
    kind: 'multiple',
    label: { en: `Question ${id}` },
    options: options.map(option),
  })
  const words = (id: string) => ({ id, kind: 'text', label: { en: `Question ${id}` } })
  const BEFORE = { questions: [words('first'), asked('drinks', ['tea', 'cocoa', 'milk']), words('gone')] }
  const AFTER = { questions: [words('new'), asked('drinks', ['coffee', 'tea']), words('first')] }

  async function askTwice() {
    const page = await makePage({ content: BEFORE })
    await send(page, { 'a.first': 'One', 'a.drinks': ['tea', 'cocoa'], 'a.gone': 'Bye' })
    await app.as(page.owner).patch(`/api/v1/hosted-pages/${page.id}`, { revision: 1, content: AFTER })
    await send(page, { 'a.new': 'Two', 'a.drinks': 'tea', version: '2' })
    return page
  }

  it('keep their results, after those of today', async () => {
    const page = await askTwice()
    const { questions } = (await app.as(page.owner).get(`/api/v1/hosted-pages/${page.id}/results`)).body

    expect(questions.map(({ id, isRemoved }: never) => [id, isRemoved])).toEqual([
      ['new', false],
      ['drinks', false],
      ['first', false],
      ['gone', true],
    ])
    expect(questions[1]).toMatchObject({
      answered: 2,
      distribution: [
        { value: 'coffee', amount: 0, isRemoved: false },
        { value: 'tea', amount: 2, isRemoved: false },
        { value: 'cocoa', label: { en: 'Option cocoa' }, amount: 1, isRemoved: true },
      ],
    })
  })

  it('stand in the file, in the order of today, in words', async () => {
    const page = await askTwice()
    const csv = await app.as(page.owner).get(`/api/v1/hosted-pages/${page.id}/responses.csv?language=en`)
    const [head, late, early] = csv.body.split('\r\n')

    expect(head.split(',').slice(-4)).toEqual(['Question new', 'Question drinks', 'Question first', 'Question gone'])
    expect(late.split(',').slice(-4)).toEqual(['Two', 'Option tea', '', ''])
    expect(early.split(',').slice(-4)).toEqual(['', '"Option tea; Option cocoa"', 'One', 'Bye'])
  })
})

describe('what visitors wrote', () => {
  it('is read by the built-in engine, and what cannot be read is not tried again', async () => {
    const page = await makePage({ kind: 'feedback' })
    await answer(page, '1', 'The food was terrible and the waiter was rude.')
    await answer(page, '4')
    await app.jobs.run('hosted-pages.analyze')

    const [silent, spoken] = await list(page)
    expect(silent.analysis).toBeNull()
    expect(spoken.analysis).toMatchObject({ sentiment: 'negative' })
    expect(spoken.analysis.themes.map(({ aspect }: { aspect: string }) => aspect)).toContain('food')
    const { analysis } = (await app.as(page.owner).get(`/api/v1/hosted-pages/${page.id}/results`)).body
    expect(analysis).toMatchObject({
      responses: 1,
      themes: expect.arrayContaining([expect.objectContaining({ aspect: 'food' })]),
    })
  })
})

let analyzed: MadePage
describeJobsRunTwice(app, 'hostedPages', {
  'hosted-pages.analyze': {
    arrange: async () => {
      analyzed = await makePage({ kind: 'feedback' })
      await answer(analyzed, '5', 'Lovely food')
    },
    effect: async () => (await list(analyzed))[0].analysis.sentiment,
    done: 'positive',
  },
})

describe('after its time', () => {
  it('an answer goes and its counts stay', async () => {
    const page = await makePage({ kind: 'feedback' })
    await app.as(page.owner).patch(`/api/v1/hosted-pages/${page.id}`, { revision: 1, retentionMonths: 2 })
    await answer(page, '5', 'Old')
    await app.superuser.query(`update page_responses set created_at = now() - interval '63 days' where page_id = $1`, [
      page.id,
    ])
    await answer(page, '4', 'New')
    const [prune] = app.product.services.jobHandlers.filter(
      ({ definition }) => definition.name === 'housekeeping.prune',
    )
    await prune?.run({}, { jobId: 'x', retryCount: 0, isLastTry: false })

    expect((await list(page)).map((each: { answers: { value: unknown }[] }) => each.answers[1]?.value)).toEqual(['New'])
    const results = (await app.as(page.owner).get(`/api/v1/hosted-pages/${page.id}/results`)).body
    expect(results).toMatchObject({ responses: 2, averageStars: 4.5 })
  })
})
