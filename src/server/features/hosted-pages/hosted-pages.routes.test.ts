import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { HOSTED_PAGE_LIMITS } from '#shared/domain/hosted-pages.ts'
import { explain } from '#testing/explain.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createVisitors } from '#testing/visitor-fixture.ts'

const app = await startTestApp()
const PATH = '/api/v1/hosted-pages'
const { makePage } = createVisitors(app)
const word = () => `w${randomUUID().slice(0, 8)}`

describe('a hosted page', () => {
  it('begins as a draft with three questions, under an address made from its name', async () => {
    const owner = await app.make.member()
    const name = `Café ${word()}`
    const made = await app.as(owner).post(PATH, { kind: 'survey', name })

    expect(made).toMatchObject({
      status: 200,
      body: {
        kind: 'survey',
        name,
        status: 'draft',
        slug: name.replace('Café ', 'cafe-'),
        revision: 1,
        retentionMonths: 24,
        allowsRepeats: false,
        responses: 0,
        averageStars: null,
        location: null,
      },
    })
    expect(made.body.url).toBe(`${app.url}/p/${made.body.slug}`)
    expect(made.body.content.questions).toHaveLength(3)
    expect((await app.as(owner).get(`${PATH}/${made.body.id}`)).body).toEqual(made.body)
  })

  it('is made once, however often the button is pressed', async () => {
    const owner = await app.make.member()
    const key = { 'idempotency-key': randomUUID() }
    const press = () => app.as(owner).post(PATH, { kind: 'review', name: 'Once' }, key)
    const [first, second] = [await press(), await press()]

    expect(second.body.id).toBe(first.body.id)
    expect((await app.as(owner).get(PATH)).body.items).toHaveLength(1)
  })

  it('takes an address nobody has, and names one where it is taken', async () => {
    const slug = word()
    const page = await makePage({ slug })
    const other = await app.make.member()
    const refused = await app.as(other).post(PATH, { kind: 'review', name: 'Other', slug: slug.toUpperCase() })

    expect(refused).toMatchObject({
      status: 409,
      body: { reason: 'hosted-page-slug-taken', detail: `This address is taken. ${slug}-2 is free.` },
    })
    expect((await app.as(other).get(`${PATH}/slugs/${slug}`)).body).toMatchObject({
      isFree: false,
      suggestion: `${slug}-2`,
    })
    expect((await app.as(page.owner).get(`${PATH}/slugs/${slug}?pageId=${page.id}`)).body.isFree).toBe(true)
    expect((await app.as(other).post(PATH, { kind: 'review', name: slug })).body.slug).toBe(`${slug}-2`)
    expect((await app.as(other).post(PATH, { kind: 'review', name: 'x', slug: 'Ä b' })).status).toBe(400)
  })

  it('is changed by whoever saw it last, and nobody overwrites another', async () => {
    const page = await makePage()
    const change = (values: object) => app.as(page.owner).patch(`${PATH}/${page.id}`, values)
    const first = await change({ revision: 1, name: 'First', status: 'draft', retentionMonths: 3 })

    expect(first).toMatchObject({
      status: 200,
      body: {
        revision: 2,
        name: 'First',
        status: 'draft',
        retentionMonths: 3,
        changedBy: { userId: page.owner.userId, name: page.owner.name },
      },
    })
    expect(await change({ revision: 1, name: 'Second' })).toMatchObject({
      status: 409,
      body: { reason: 'hosted-page-changed' },
    })
    expect((await change({ revision: 2, retentionMonths: 61 })).status).toBe(400)
    expect((await app.as(page.owner).get('/api/v1/activity')).body.items[0]).toMatchObject({
      action: 'hosted-page.unpublished',
    })
  })

  it('names the colleague who changed it last', async () => {
    const page = await makePage()
    const colleague = await app.make.member({ customerId: page.owner.customerId, role: 'manager' })
    const changedBy = { userId: colleague.userId, name: colleague.name }
    const read = () => app.as(page.owner).get(`${PATH}/${page.id}`)

    expect((await read()).body.changedBy).toBeNull()
    await app.as(colleague).patch(`${PATH}/${page.id}`, { revision: 1, name: 'Theirs' })
    expect((await read()).body).toMatchObject({ name: 'Theirs', changedBy })
  })

  it('keeps the kind of a question that was asked', async () => {
    const page = await makePage()
    const { body } = await app.as(page.owner).get(`${PATH}/${page.id}`)
    const [first, ...rest] = body.content.questions
    const content = { ...body.content, questions: [{ ...first, kind: 'nps' }, ...rest] }

    const change = (values: object) => app.as(page.owner).patch(`${PATH}/${page.id}`, values)
    const refused = { status: 400, body: { reason: 'hosted-page-question-kind' } }

    expect(await change({ revision: 1, content })).toMatchObject(refused)
    // One that was taken out still has its results.
    await change({ revision: 1, content: { ...body.content, questions: rest } })
    expect(await change({ revision: 2, content })).toMatchObject(refused)
    expect((await change({ revision: 2, content: body.content })).status).toBe(200)
  })

  it('is copied as a draft, deleted, and brought back', async () => {
    const page = await makePage({ kind: 'feedback', name: 'N'.repeat(HOSTED_PAGE_LIMITS.name) })
    const copy = await app.as(page.owner).post(`${PATH}/${page.id}/duplicate`)
    expect(copy.body).toMatchObject({ status: 'draft', kind: 'feedback', name: expect.stringMatching(/N \(Copy\)$/) })

    expect((await app.as(page.owner).delete(`${PATH}/${page.id}`)).status).toBe(200)
    expect((await app.as(page.owner).get(`${PATH}/${page.id}`)).status).toBe(404)
    expect((await app.as(page.owner).post(`${PATH}/${page.id}/restore`)).body.slug).toBe(page.slug)
    expect((await app.as(page.owner).get(`${PATH}/${page.id}`)).status).toBe(200)
  })

  it('is found by name and location, kind and status, page by page', async () => {
    const owner = await app.make.member()
    const { body: place } = await app.as(owner).post('/api/v1/locations', { name: 'Zürich' })
    await makePage({ name: 'Alpha', kind: 'review', locationId: place.id }, owner)
    await makePage({ name: 'Beta', kind: 'survey', status: 'draft' }, owner)
    await makePage({ name: 'Gamma', kind: 'survey' }, owner)
    const namesOf = async (query: string) =>
      (await app.as(owner).get(`${PATH}?${query}`)).body.items.map(({ name }: { name: string }) => name)

    expect(await namesOf('')).toEqual(['Gamma', 'Beta', 'Alpha'])
    expect(await namesOf('search=zurich')).toEqual(['Alpha'])
    expect(await namesOf('kind=survey&status=draft')).toEqual(['Beta'])
    expect(await namesOf(`location=${place.id}`)).toEqual(['Alpha'])
    for (const sort of ['newest', 'name', 'most-answered', 'last-answered']) {
      const first = (await app.as(owner).get(`${PATH}?sort=${sort}&limit=2`)).body
      const second = (await app.as(owner).get(`${PATH}?sort=${sort}&limit=2&cursor=${first.nextCursor}`)).body
      const names = new Set([...first.items, ...second.items].map(({ name }) => name))
      expect(names).toEqual(new Set(['Alpha', 'Beta', 'Gamma']))
    }
  })

  it('is nothing to another customer, and to a member only to look at', async () => {
    const page = await makePage()
    const [stranger, member] = [
      await app.make.member(),
      await app.make.member({ customerId: page.owner.customerId, role: 'member' }),
    ]
    for (const attempt of [
      app.as(stranger).get(`${PATH}/${page.id}`),
      app.as(stranger).patch(`${PATH}/${page.id}`, { revision: 1, name: 'Mine' }),
      app.as(stranger).delete(`${PATH}/${page.id}`),
      app.as(stranger).post(`${PATH}/${page.id}/duplicate`),
      app.as(stranger).get(`${PATH}/${page.id}/results`),
      app.as(stranger).get(`${PATH}/${page.id}/responses.csv`),
    ]) {
      expect((await attempt).status).toBe(404)
    }
    expect((await app.as(member).get(`${PATH}/${page.id}`)).status).toBe(200)
    expect((await app.as(member).delete(`${PATH}/${page.id}`)).status).toBe(403)
  })

  it('is previewed as it would be, in any language, without being kept', async () => {
    const owner = await app.make.member()
    const content = {
      title: { de: 'Hallo <b>' },
      questions: [
        {
          id: 'a',
          kind: 'stars',
          label: { en: 'Stars?' },
          rules: [{ from: 1, to: 3, goTo: 'end' }],
        },
        { id: 'b', kind: 'text', label: { en: 'Words?' } },
      ],
    }
    const preview = async (more: object) =>
      (await app.as(owner).post(`${PATH}/preview`, { kind: 'survey', content, language: 'de', ...more })).body

    const first = await preview({})
    expect(first.html).toContain('Hallo &lt;b&gt;')
    expect(first.html).toContain('Stars?')
    expect(first.html).not.toContain('Words?')
    expect(first.screens).toBe(2)
    expect((await preview({ answers: { a: 2 } })).screens).toBe(1)
    expect((await preview({ screen: 1, answers: { a: 5 } })).html).toContain('Words?')
    expect((await preview({ screen: 'thanks' })).html).toContain('Vielen Dank!')
    expect((await app.as(owner).get(PATH)).body.items).toEqual([])
  })

  it('is found by one index, whatever its address', async () => {
    expect(await explain(app.superuser, `select * from directory.hosted_pages where slug = 'abc'`)).toContain(
      'hosted_pages_pkey',
    )
  })
})
