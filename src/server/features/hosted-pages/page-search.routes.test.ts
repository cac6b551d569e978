import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'
import { createVisitors, type MadePage } from '#testing/visitor-fixture.ts'

const app = await startTestApp()
const { makePage, send } = createVisitors(app)

describe('GET /api/v1/search', () => {
  const search = async (member: MadePage['owner'], words: string) =>
    (await app.as(member).get(`/api/v1/search?query=${encodeURIComponent(words)}`)).body.groups

  it('finds pages by name, title and address', async () => {
    const page = await makePage({
      kind: 'review',
      name: 'Counter',
      slug: 'harbour-window',
      content: { title: { fr: 'Dîtes-le' } },
    })
    const stranger = await app.make.member()

    for (const words of ['count', 'dites', 'harbour-w']) {
      expect(await search(page.owner, words)).toMatchObject([
        {
          subject: 'hosted-page',
          hasMore: false,
          link: `/qr-codes/pages?search=${words}`,
          hits: [{ id: page.id, title: 'Counter', excerpt: 'Dîtes-le', link: `/qr-codes/pages/${page.id}` }],
        },
      ])
      expect(await search(stranger, words)).toEqual([])
    }
  })

  it('finds what visitors wrote, and whoever left an address', async () => {
    const page = await makePage({ kind: 'feedback', name: 'Counter' })
    await send(page, {
      'a.rating': '2',
      'a.text': 'The crème brûlée was cold',
      'a.email': 'guest@example.com',
      consent: '1',
    })
    const [{ id }] = (await app.as(page.owner).get(`/api/v1/page-responses?page=${page.id}`)).body.items
    const stranger = await app.make.member()
    const found = { id, title: 'Counter', rating: 2, status: 'open' }

    const expectFound = async (words: string, link: string) =>
      expect(await search(page.owner, words)).toMatchObject([
        {
          subject: 'page-response',
          hasMore: false,
          link: `/reviews?feedback=all&band=all&search=${encodeURIComponent(words)}`,
          hits: [{ ...found, link }],
        },
      ])
    await expectFound('BRULEE', `/qr-codes/pages/${page.id}?tab=results&response=${id}`)
    await expectFound('guest@example', `/qr-codes/pages/${page.id}?tab=results&response=${id}`)
    expect(await search(stranger, 'brulee')).toEqual([])

    await app.as(page.owner).delete(`/api/v1/hosted-pages/${page.id}`)
    await expectFound('brulee', `/reviews?feedback=all&band=all&response=${id}`)
  })

  it('asks the index for what is rare and old, and says where it has not looked', async () => {
    const page = await makePage({ kind: 'feedback' })
    await send(page, { 'a.rating': '1', 'a.text': 'An old zeppelin of 100% of zz' })
    const { id, customerId } = { id: page.id, customerId: page.owner.customerId }
    await app.superuser.query(
      `insert into page_responses (customer_id, id, page_id, version, language, day, answers, content, created_at)
       select $1, gen_random_uuid(), $2, 1, 'en', current_date, '{}', 'Plain', now() + make_interval(secs => turn)
       from generate_series(1, 1000) turn`,
      [customerId, id],
    )

    for (const words of ['zeppelin', 'of 100%']) {
      expect(await search(page.owner, words)).toMatchObject([{ hasMore: false, hits: [{ title: 'Visit' }] }])
    }
    expect(await search(page.owner, 'zz')).toMatchObject([{ hasMore: true, hits: [] }])
    expect(await search(page.owner, 'plain')).toMatchObject([{ hasMore: true, hits: Array(5).fill({}) }])
  })

  it('is refused without a customer', async () => {
    const asked = app.product.base.app.pool.query(`select * from search_page_responses('a', 1)`)
    await expect(asked).rejects.toMatchObject({ code: '42501' })
  })
})
