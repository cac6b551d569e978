import { describe, expect, it } from 'vitest'
import { LOCALES } from '#shared/domain/locales.ts'
import { nameAspect } from '#shared/domain/sentiment-words.ts'
import type { TestMember } from '#testing/make.ts'
import { readPdf } from '#testing/read-pdf.ts'
import { startTestApp } from '#testing/test-app.ts'
import { DETAIL_WORDS } from './report-detail-words.ts'
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
    expect(words).toContain(DETAIL_WORDS[language].raise.answered)
    expect(words).not.toMatch(/\{\w+\}|\uFFFD/)
  })

  it.each(LOCALES)(
    'tells the themes, how the targets were kept and which location stands out: %s',
    async (language) => {
      const owner = await app.make.member({ tier: 'professional' })
      await makePlaces(owner)
      const { body: mall } = await app.as(owner).post('/api/v1/locations', { name: 'Mall' })
      for (const rating of [1, 1, 2, 1, 1]) {
        await app.make.review({
          customerId: owner.customerId,
          rating,
          locationId: mall.id,
          createdAt: new Date(Date.now() - 2 * 86_400_000),
          columns: { themes: ['food-'] },
        })
      }
      await app.as(owner).put('/api/v1/settings/response-targets', {
        hours: [4, null, null, null, null],
        tellsAssignee: false,
        toldRoles: [],
        toldUserIds: [],
      })

      const { words } = await download(owner, `period=30d&language=${language}`)

      const { themes, targets, locations } = DETAIL_WORDS[language]
      expect(words).toContain(themes.title)
      expect(words).toMatch(new RegExp(`${nameAspect('food', language)} 0 5 5 0 ?%`))
      expect(words).toContain(targets.title)
      expect(words).toContain(targets.overdue.other.replace('{count}', '4'))
      expect(words).toMatch(new RegExp(`Mall ?: ${locations.below}`))
      expect(words).not.toMatch(/\{\w+\}|\uFFFD/)
    },
  )

  it('compares nothing where there is no period before', async () => {
    const owner = await app.make.member({ tier: 'professional' })
    await makePlaces(owner)

    const { words } = await download(owner, 'period=all&language=en')

    expect(words).toContain('All time')
    expect(words).not.toContain(REPORT_WORDS.en.before)
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
