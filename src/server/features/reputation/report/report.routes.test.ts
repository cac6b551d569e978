import { describe, expect, it } from 'vitest'
import { LOCALES } from '#shared/domain/locales.ts'
import type { TestMember } from '#testing/make.ts'
import { readPdf } from '#testing/read-pdf.ts'
import { startTestApp } from '#testing/test-app.ts'
import { REPORT_WORDS } from './report-words.ts'

const app = await startTestApp()

async function download(member: TestMember, search: string) {
  const response = await fetch(`${app.url}/api/v1/reputation.pdf?${search}`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  const { document, pages } = await readPdf(new Uint8Array(await response.arrayBuffer()))
  return { response, document, words: pages.join(' ').replaceAll(/[\s\u00a0]+/g, ' ') }
}

async function makePlaces(owner: TestMember): Promise<string> {
  const ids: string[] = []
  for (const [name, ratings] of [
    ['Harbour', [5, 5, 4]],
    ['Hill', [2]],
  ] as const) {
    const { body } = await app.as(owner).post('/api/v1/locations', { name })
    ids.push(body.id)
    for (const rating of ratings) {
      await app.make.review({ customerId: owner.customerId, rating, locationId: body.id, platform: 'yelp' })
    }
  }
  return ids[0] ?? ''
}

describe('GET /reputation.pdf', () => {
  it.each(LOCALES)('says what the screen says, in the language of its reader: %s', async (language) => {
    const owner = await app.make.member({ tier: 'professional' })
    await makePlaces(owner)

    const { response, document, words } = await download(owner, `period=30d&language=${language}`)

    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="reputation-\d{4}-\d\d-\d\d\.pdf"/),
    })
    const { title, periods, allLocations, rating, stars, moods, score, scoreExplained, parts } = REPORT_WORDS[language]
    expect(document.getTitle()).toBe(title)
    for (const part of [title, periods['30d'], allLocations, rating, stars, moods.title, score, parts.rating]) {
      expect(words).toContain(part.replaceAll('\u00a0', ' '))
    }
    expect(words).toContain(scoreExplained)
    expect(words).toMatch(language === 'en' ? /4\.0/ : /4,0/)
    expect(words).toMatch(/Harbour .*Hill/)
    expect(words).not.toMatch(/\{\w+\}|\uFFFD/)
  })

  it('is of one location and platform where these are chosen, and says so where there is nothing', async () => {
    const owner = await app.make.member({ tier: 'professional' })
    const harbour = await makePlaces(owner)

    const one = await download(owner, `location=${harbour}&platform=yelp&language=en`)
    const none = await download(owner, `location=${harbour}&platform=google&language=en`)

    expect(one.words).toContain('Location: Harbour Platform: Yelp')
    expect(one.words).not.toContain('Hill')
    expect(none.words).toContain('There are no reviews in this period.')
  })

  it('does not know the locations of another customer', async () => {
    const [ours, theirs] = [await app.make.member({ tier: 'professional' }), await app.make.member()]
    const { body } = await app.as(theirs).post('/api/v1/locations', { name: 'Theirs' })

    expect((await app.as(ours).get(`/api/v1/reputation.pdf?location=${body.id}`)).status).toBe(404)
  })
})
