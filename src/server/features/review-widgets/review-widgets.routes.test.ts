import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { ReviewWidget } from '#shared/contracts/review-widgets.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { WIDGET_WORDS } from './widget-words.ts'

const app = await startTestApp()
const MOST_BYTES = 15_000
const PATH = '/api/v1/review-widgets'

type Given = {
  author: string
  platform?: 'google' | 'yelp'
  rating?: number
  columns?: Record<string, unknown>
  content?: string
}

const write = ({ customerId }: TestMember, { columns = {}, ...given }: Given) =>
  app.make.review({ customerId, content: `By ${given.author}`, ...given, columns })

const idOf = async (author: string): Promise<string> =>
  (
    await app.superuser.query<{ review_id: string }>('select review_id from review_contents where author = $1', [
      author,
    ])
  ).rows[0]?.review_id ?? ''

async function add(owner: TestMember, widget: object): Promise<ReviewWidget> {
  const { status, body } = await app
    .as(owner)
    .post(PATH, { name: 'Home', kind: 'newest', locationId: null, language: null, ...widget })
  expect(status).toBe(200)
  return body as ReviewWidget
}

async function see({ url }: Pick<ReviewWidget, 'url'>, rest = '') {
  const response = await fetch(app.url + new URL(url).pathname + rest)
  return { response, page: await response.text() }
}

const makeOwner = () => app.make.member({ tier: 'professional' })

describe('a widget on a website', () => {
  it('shows the newest reviews, good and bad, with platform and day, and lets itself be framed', async () => {
    const owner = await makeOwner()
    for (const [author, rating] of [
      ['Widget Ann', 5],
      ['Widget Bo', 1],
    ] as const) {
      await write(owner, { author, rating, columns: { url: 'https://maps.test/1' } })
    }

    const { response, page } = await see(await add(owner, {}))

    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect(response.headers.get('x-frame-options')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(response.headers.get('vary')).toContain('accept-language')
    const styles = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(styles).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
    expect(page).toContain('<main><section')
    expect(page).toContain('The newest reviews')
    expect(page).toContain('Widget Ann')
    expect(page).toContain('1 out of 5 stars')
    expect(page).toMatch(/href="https:\/\/maps\.test\/1"[^>]*>Google · /)
    expect(page).not.toMatch(/<script|AggregateRating/)
  })

  it('leaves out what may not be shown: other platforms, what was entered by hand, what has vanished', async () => {
    const owner = await makeOwner()
    await write(owner, { author: 'Shown Sue' })
    await write(owner, { author: 'Yelp Yan', platform: 'yelp' })
    await write(owner, { author: 'Manual Mo', columns: { source: 'manual' } })
    await write(owner, { author: 'Vanished Vic' })
    const widget = await add(owner, {})
    expect((await see(widget)).page).toContain('Vanished Vic')
    await app.superuser.query('update reviews set vanished_at = now() where id = $1', [await idOf('Vanished Vic')])

    const { page } = await see(widget, '?lang=de')

    expect(page).toContain('Shown Sue')
    for (const author of ['Yelp Yan', 'Manual Mo', 'Vanished Vic']) expect(page).not.toContain(author)
  })

  it('says who chose where somebody chose, and takes nothing of another business or that may not be shown', async () => {
    const [owner, stranger] = [await makeOwner(), await makeOwner()]
    await write(owner, { author: 'Chosen Cy' })
    await write(owner, { author: 'Left Lou' })
    await write(owner, { author: 'Yelp Yo', platform: 'yelp' })
    await write(stranger, { author: 'Strange Stu' })
    const { page } = await see(await add(owner, { kind: 'chosen', reviewIds: [await idOf('Chosen Cy')] }))

    expect(page).toContain('Reviews chosen by A business')
    expect(page).toContain('Chosen Cy')
    expect(page).not.toContain('Left Lou')
    for (const author of ['Yelp Yo', 'Strange Stu']) {
      const widget = { name: 'x', kind: 'chosen', locationId: null, language: null, reviewIds: [await idOf(author)] }
      expect((await app.as(owner).post(PATH, widget)).status).toBe(404)
    }
    const none = { name: 'x', kind: 'chosen', locationId: null, language: null, reviewIds: [] }
    expect((await app.as(owner).post(PATH, none)).status).toBe(400)
  })

  it('counts all for the average, each platform by itself', async () => {
    const owner = await makeOwner()
    for (const rating of [5, 4]) await write(owner, { author: `Average ${rating}`, rating })
    await write(owner, { author: 'Average Yelp', platform: 'yelp', rating: 1 })

    const { page } = await see(await add(owner, { kind: 'average' }))

    expect(page).toContain('4.5 out of 5 stars')
    expect(page).toContain('2 reviews on Google')
    expect(page).not.toContain('Yelp')
  })

  it.each(LOCALES)('speaks %s, in less than 15 KB with as many long reviews as there can be', async (language) => {
    const owner = await makeOwner()
    const authors = Array.from({ length: 8 }, (_, index) => `Long ${language} ${index}`)
    for (const author of authors) await write(owner, { author, content: '好'.repeat(2000) })
    const reviewIds = await Promise.all(authors.map(idOf))
    const widget = await add(owner, { kind: 'chosen', language, reviewIds })

    const [{ page }, parts] = [await see(widget), await see(widget, '/parts')]

    expect(Buffer.byteLength(page)).toBeLessThan(MOST_BYTES)
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(WIDGET_WORDS[language].origin)
    expect(parts.page).toMatch(/^<section [\s\S]*<\/section>$/)
    // The page that takes it in has a first heading already.
    expect(page).toMatch(/<h1>[^<]+<\/h1>/)
    expect(parts.page).toMatch(/<h2>[^<]+<\/h2>/)
  })

  it('shows nothing once it was taken back, or its business is shut out', async () => {
    const [owner, closed] = [await makeOwner(), await makeOwner()]
    for (const member of [owner, closed]) await write(member, { author: 'Gone Gil' })
    const [widget, other] = [await add(owner, {}), await add(closed, {})]
    await see(widget)
    await app.as(owner).delete(`${PATH}/${widget.id}`)
    await app.superuser.query(`update customers set status = 'suspended' where id = $1`, [closed.customerId])

    for (const each of [widget, other, { url: `${app.url}/w/AAAAAAAAAAAAAAAA` }]) {
      const { response, page } = await see(each)
      expect(response.status).toBe(404)
      expect(page).toContain('no longer shown')
      expect(page).not.toContain('Gone Gil')
    }
  })
})

describe('the widgets of a business', () => {
  it('are changed and taken back by itself alone, and keep their address', async () => {
    const [owner, stranger] = [await makeOwner(), await makeOwner()]
    const widget = await add(owner, {})
    const change = { name: 'About us', kind: 'average', locationId: null, language: 'fr' }

    const changed = await app.as(owner).put(`${PATH}/${widget.id}`, change)

    expect(changed.body).toMatchObject({ name: 'About us', kind: 'average', language: 'fr', url: widget.url })
    expect((await app.as(stranger).put(`${PATH}/${widget.id}`, change)).status).toBe(404)
    expect((await app.as(stranger).delete(`${PATH}/${widget.id}`)).status).toBe(404)
    expect((await app.as(stranger).get(PATH)).body.items).toEqual([])
    expect((await app.as(owner).get(`${PATH}/reviews`)).body.items).toEqual([])
  })
})
