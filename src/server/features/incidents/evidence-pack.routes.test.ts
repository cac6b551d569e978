import { describe, expect, it } from 'vitest'
import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import type { TestMember } from '#testing/make.ts'
import type { ReviewOptions } from '#testing/make-review.ts'
import { readPdf } from '#testing/read-pdf.ts'
import { startTestApp } from '#testing/test-app.ts'
import { PACK_WORDS } from './pack-words.ts'

const app = await startTestApp()

async function speak({ customerId }: TestMember, general: object): Promise<void> {
  const { notifications, security, branding, automation } = DEFAULT_CUSTOMER_SETTINGS
  const groups = [{ ...DEFAULT_CUSTOMER_SETTINGS.general, ...general }, notifications, security, branding, automation]
  await app.superuser.query(
    `insert into customer_settings (customer_id, general, notifications, security, branding, automation)
     values ($1, $2, $3, $4, $5, $6)`,
    [customerId, ...groups.map((group) => JSON.stringify(group))],
  )
}

async function begin(reviews: readonly Partial<ReviewOptions>[]) {
  const owner = await app.make.member()
  const { body: location } = await app.as(owner).post('/api/v1/locations', { name: 'Hafencafé' })
  for (const review of reviews) {
    await app.make.review({ customerId: owner.customerId, rating: 1, locationId: location.id, ...review })
  }
  const handler = app.product.services.jobHandlers.find(({ definition }) => definition.name === 'incidents.watch')
  await handler?.run({ customerId: owner.customerId }, { jobId: 'x', retryCount: 0, isLastTry: false })
  const [incident] = (await app.as(owner).get('/api/v1/incidents')).body.items
  return { owner, path: `/api/v1/incidents/${incident.id}/evidence.pdf` }
}

async function download(member: TestMember, path: string) {
  const response = await fetch(app.url + path, { headers: { authorization: `Bearer ${member.token}` } })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

const flatten = (pages: readonly string[]) => pages.join('\n').replaceAll('\n', ' ')
const five = (review: Partial<ReviewOptions> = {}) => Array.from({ length: 5 }, () => review)

describe('GET /api/v1/incidents/:incidentId/evidence.pdf', () => {
  it('holds every review whole, with its date, author, address and dispute', async () => {
    const written = new Date(Date.now() - 3_600_000)
    const text = 'Größe „unmöglich“ – Ужасное обслуживание! Φρικτό. Ça va pas, señor. Łódź.'
    const { owner, path } = await begin([
      ...five().slice(1),
      { content: text, author: 'Žofie Ärger', createdAt: written, columns: { url: 'https://maps.test/review/1' } },
    ])
    await app.superuser.query(
      `insert into disputes (customer_id, review_id, platform, reason, description, platform_case_id, appealed_at,
         appeal_reference, appeal_words)
       select customer_id, review_id, 'google', 'fake', 'No', 'GD-17', now(), 'GD-18', 'They meant another café.' from review_contents where author = 'Žofie Ärger'`,
    )
    await speak(owner, { timezone: 'Asia/Tokyo', dateFormat: 'YYYY-MM-DD' })

    const { response, bytes } = await download(owner, path)

    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="incident-\d{4}-\d\d-\d\d\.pdf"/),
    })
    const { document, pages } = await readPdf(bytes)
    const words = flatten(pages)
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(written)
    const time = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'Asia/Tokyo' }).format(written)
    for (const part of [
      text,
      'Author: Žofie Ärger',
      'https://maps.test/review/1',
      'Dispute: GD-17',
      ' · GD-18 · They meant another café.',
      `${day}, ${time.replaceAll(/\p{Zs}/gu, ' ')} · Google Business Profile · 1 out of 5 stars`,
      'Business: A business',
      'Location: Hafencafé',
      'Number of reviews: 5',
      'Asia/Tokyo',
      `Created by: ${owner.name}`,
      'Do not pay',
      `Page 1 of ${pages.length}`,
    ]) {
      expect(words).toContain(part)
    }
    expect(words).not.toMatch(/Sandbox|\uFFFD/)
    expect([document.getTitle(), words.match(/Friendly people/g)?.length]).toEqual(['Evidence pack', 4])
  })

  it('shows each review with its platform’s mark, and on one page where it fits', async () => {
    const lines = Array.from({ length: 20 }, (_, line) => `Line ${line}`).join('\n')
    const { owner, path } = await begin([...five({ content: lines }), { platform: 'yelp', content: lines }])

    const { pages, drawings } = await readPdf((await download(owner, path)).bytes)

    for (const page of pages) expect(page.match(/Line 0$/gm)?.length).toBe(page.match(/Line 19$/gm)?.length)
    // Curves are in the marks alone: letters are the font's.
    const [reviews, marks] = [pages, drawings].map((each) => each.join('\n'))
    expect(reviews?.match(/^\d+\. .* ·/gm)).toHaveLength(6)
    expect(marks?.match(/ c$/gm)?.length).toBeGreaterThan(6 * 10)
  })

  it.each(LOCALES)('speaks the customer’s language: %s', async (language) => {
    const { owner, path } = await begin(five())
    await speak(owner, { language })

    const words = flatten((await readPdf((await download(owner, path)).bytes)).pages)

    const { title, checklist, reviewsTitle, noDispute, dispute } = PACK_WORDS[language]
    for (const part of [title, ...checklist, reviewsTitle, `${dispute}${language === 'fr' ? ' ' : ''}: ${noDispute}`]) {
      expect(words).toContain(part.replaceAll('\u00a0', ' '))
    }
    expect(words).not.toMatch(/\{\w+\}/)
  })

  it('says where it comes from the sandbox, and that it cannot show every character, which are attached', async () => {
    const { owner, path } = await begin(
      five({ content: 'No \u{1F621}\u{1F3FD} 日本 ไทย, what?', columns: { is_sandbox: true } }),
    )

    const { document, pages } = await readPdf((await download(owner, path)).bytes)

    const words = flatten(pages)
    expect(words).toContain(PACK_WORDS.en.sandbox)
    expect(words).toContain('No \u{1F621}\u{1F3FD} 日本 ¤¤¤, what?')
    expect(words).toContain(PACK_WORDS.en.replaced.replace('{file}', 'reviews.txt'))
    const [attached] = document.getAttachments()
    expect(attached?.name).toBe('reviews.txt')
    expect(new TextDecoder().decode(attached?.data)).toContain('No \u{1F621}\u{1F3FD} 日本 ไทย, what?')
  })

  it('stays small, and says what it leaves out, however many there are', async () => {
    const { owner, path } = await begin(five())
    await app.superuser.query(
      `with many as (
         insert into reviews (customer_id, platform, listing_id, platform_review_id, rating, created_at, updated_at)
         select $1, 'google', 'x', 'r' || n, 1, now(), now() from generate_series(1, 600) n returning id),
       gathered as (
         insert into incident_reviews (customer_id, incident_id, review_id)
         select $1, (select id from incidents where customer_id = $1), id from many)
       update incidents set review_count = 605 where customer_id = $1`,
      [owner.customerId],
    )

    const { bytes } = await download(owner, path)

    const words = flatten((await readPdf(bytes)).pages)
    expect(bytes.length).toBeLessThan(3_000_000)
    expect(words).toContain('605, of which the newest 500 are listed')
    expect(words).toMatch(/ 500\. .* · Google/)
    expect(words).not.toMatch(/ 501\. .* · Google/)
  })

  it('is for those who see disputes, and not found by another customer', async () => {
    const { owner, path } = await begin(five())
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })

    expect((await download(member, path)).response.status).toBe(200)
    expect((await download(await app.make.member(), path)).response.status).toBe(404)
    expect((await app.anonymous.get(path)).status).toBe(401)
  })
})
