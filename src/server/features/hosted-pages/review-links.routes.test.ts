import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SurveyQuestion } from '#shared/domain/hosted-page-content.ts'
import { PAGE_WORDS } from '#shared/domain/hosted-page-words.ts'
import { QUESTION_KINDS, SURVEY_END, type QuestionKind } from '#shared/domain/hosted-pages.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createVisitors, type MadePage } from '#testing/visitor-fixture.ts'
import { VISITOR_WORDS } from './visitor-page-words.ts'

const app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1,::1' })
const { makePage, open, send } = createVisitors(app)

const LINKS = {
  google: 'https://g.example/review',
  facebook: 'https://f.example/',
  tripadvisor: 'https://t.example/',
  yelp: 'https://www.yelp.com/biz/x',
}

async function makePlace(owner: MadePage['owner'], values: object = {}): Promise<{ id: string }> {
  return (await app.as(owner).post('/api/v1/locations', { name: 'Halifax', reviewLinks: LINKS, ...values })).body
}

const linksIn = (page: string) => [...page.matchAll(/class="button[^"]*" href="([^"]+)"/g)].map((match) => match[1])

/** What stands in the card, piece by piece, without its tags. */
const piecesOf = (page: string) =>
  (/<div class="card">([\s\S]*?)<footer/.exec(page)?.[1] ?? '')
    .split(/<[^>]*>/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

describe('the review links of a page', () => {
  it('gives each of the location’s review links one tap, and asks nobody to review on Yelp', async () => {
    const owner = await app.make.member()
    const { id: locationId } = await makePlace(owner)
    const review = await makePage({ kind: 'review', locationId }, owner)
    const feedback = await makePage({ kind: 'feedback', locationId }, owner)
    const [shown, thanks] = [(await open(review)).body, (await open(feedback, '/thanks')).body]

    expect(linksIn(shown)).toEqual(Object.values(LINKS))
    expect(linksIn(thanks)).toEqual(Object.values(LINKS))
    const links = ['Review us on Google', 'Review us on Facebook', 'Review us on TripAdvisor']
    const apart = ['You can also find us here:', 'Find us on Yelp']
    expect(piecesOf(shown).slice(-6)).toEqual([
      'Choose where you would like to share your experience.',
      ...links,
      ...apart,
    ])
    expect(piecesOf(thanks).slice(-6)).toEqual([
      'You are also welcome to share your experience publicly:',
      ...links,
      ...apart,
    ])
  })

  it.each(LOCALES)('asks for nothing where there is nothing but Yelp: %s', async (lang) => {
    const owner = await app.make.member()
    const { id: locationId } = await makePlace(owner, { reviewLinks: { yelp: LINKS.yelp } })
    const content = { intro: { en: 'Please review us' } }
    const { title, intro } = PAGE_WORDS[lang]
    const words = VISITOR_WORDS[lang]
    const found = words.findUs.replace('{platform}', 'Yelp')

    const review = (await open(await makePage({ kind: 'review', locationId, content }, owner), `?lang=${lang}`)).body
    expect(piecesOf(review)).toEqual([words.whereToFindUs, found])
    expect(review).not.toContain(title.review)
    expect(review).not.toContain(intro.review)
    const thanks = (await open(await makePage({ kind: 'survey', locationId }, owner), `/thanks?lang=${lang}`)).body
    expect(piecesOf(thanks).slice(-2)).toEqual([words.alsoAt, found])
    expect(thanks).not.toContain(words.reviewUs)
  })

  it('sends nobody looking for links that are not there', async () => {
    const owner = await app.make.member()
    const { id: locationId } = await makePlace(owner, { reviewLinks: {} })
    const { body } = await open(await makePage({ kind: 'review', locationId }, owner))
    expect(piecesOf(body)).toEqual(['How was it?', 'Tell us in person: the team will be glad to hear it.'])
  })

  it('names places that have Yelp apart from where they are asked for', async () => {
    const owner = await app.make.member()
    await makePlace(owner)
    await makePlace(owner, { name: 'Toronto', reviewLinks: { yelp: LINKS.yelp } })
    const { body } = await open(await makePage({ kind: 'review' }, owner))

    expect(piecesOf(body).slice(-10)).toEqual([
      'Choose where you would like to share your experience.',
      'Halifax',
      'Review us on Google',
      'Review us on Facebook',
      'Review us on TripAdvisor',
      'You can also find us here:',
      'Halifax',
      'Find us on Yelp',
      'Toronto',
      'Find us on Yelp',
    ])
  })

  it('shows those of the place whose print led there, or of all places by name', async () => {
    const owner = await app.make.member()
    const { id: locationId } = await makePlace(owner)
    await makePlace(owner, { name: 'Toronto', reviewLinks: { google: 'https://g.example/toronto' } })
    const page = await makePage({ kind: 'review' }, owner)
    const destination = { kind: 'page', pageId: page.id }
    const { body: code } = await app.as(owner).post('/api/v1/qr-codes', { name: 'Tent', destination, locationId })

    const everywhere = (await open(page)).body
    expect(everywhere).toMatch(/<h2>Halifax<\/h2>[\s\S]*<h2>Toronto<\/h2>/)
    expect(linksIn((await open(page, `?q=${code.code}`)).body)).toEqual(Object.values(LINKS))
  })
})

const IDS = ['one', 'two', 'three', 'four']
const OPTIONS = ['a', 'ab', 'abc']
const answersTo: Record<QuestionKind, fc.Arbitrary<string | string[]>> = {
  stars: fc.constantFrom('', '1', '2', '3', '4', '5', '6'),
  nps: fc.integer({ min: 0, max: 11 }).map(String),
  single: fc.constantFrom('', ...OPTIONS, 'b'),
  multiple: fc.subarray(OPTIONS),
  text: fc.oneof(fc.constantFrom('', 'Terrible', 'Wonderful', '1', 'x'.repeat(2001)), fc.string({ maxLength: 40 })),
  email: fc.constantFrom('', 'ann@example.com', 'ann@'),
}

type Asked = Pick<SurveyQuestion, 'id' | 'kind'>

/** A question that may lead anywhere after it, by any answer it can have. */
const questionAt = (index: number) =>
  fc
    .record({
      kind: fc.constantFrom(...QUESTION_KINDS),
      isRequired: fc.boolean(),
      goTo: fc.option(laterThan(index)),
      to: laterThan(index),
    })
    .map(({ kind, to, ...rest }) => {
      const options = OPTIONS.map((id) => ({ id, label: { en: id } }))
      const isChoice = kind === 'single' || kind === 'multiple'
      const isScored = kind === 'stars' || kind === 'nps'
      return {
        ...rest,
        id: IDS[index] ?? '',
        kind,
        label: { en: 'Question' },
        ...(isChoice && { options, rules: [{ options: ['a'], goTo: to }] }),
        ...(isScored && { rules: [{ from: 1, to: 2, goTo: to }] }),
      }
    })
const laterThan = (index: number) => fc.constantFrom(SURVEY_END, ...IDS.slice(index + 1))

const surveys = fc.tuple(...IDS.map((_, index) => questionAt(index)))
const answersOf = (questions: readonly Asked[]) =>
  fc.record({
    ...Object.fromEntries(questions.map(({ id, kind }) => [`a.${id}`, answersTo[kind]])),
    consent: fc.constantFrom('', '1'),
    // Whichever step they say they are at.
    at: fc.constantFrom('0', '1', '4'),
  })

describe('nobody is led to reviews by what they answered', () => {
  const repeatable = (page: MadePage) =>
    app.as(page.owner).patch(`/api/v1/hosted-pages/${page.id}`, { revision: 1, allowsRepeats: true })

  /** Asked again without a link, or led to one address whose page is the same, letter by letter, for everybody. */
  async function isLed(page: MadePage, fields: Record<string, string | string[]>, thanks: string): Promise<boolean> {
    const sent = await send(page, fields)
    const isDone = sent.status === 303
    const cookie = sent.headers.get('set-cookie')?.split(';')[0] ?? ''
    const next = isDone ? (await open(page, '/thanks?lang=en', { cookie })).body : linksIn(sent.body)
    expect([isDone ? sent.headers.get('location') : [200, 400].includes(sent.status), next]).toEqual(
      isDone ? [`/p/${page.slug}/thanks?lang=en`, thanks] : [true, []],
    )
    return isDone
  }

  it('in a survey, whatever it asks and wherever it leads', async () => {
    const owner = await app.make.member()
    const { id: locationId } = await makePlace(owner)
    const runs = surveys.chain((questions) =>
      fc.tuple(fc.constant(questions), fc.array(answersOf(questions), { minLength: 4, maxLength: 4 })),
    )
    let led = 0
    await fc.assert(
      fc.asyncProperty(runs, async ([questions, visitors]) => {
        const page = await makePage({ content: { questions }, locationId }, owner)
        expect(page.slug).toBeTruthy()
        await repeatable(page)
        const thanks = (await open(page, '/thanks?lang=en')).body
        expect(linksIn(thanks)).toEqual(Object.values(LINKS))
        for (const fields of visitors) led += Number(await isLed(page, fields, thanks))
      }),
      { numRuns: 20 },
    )
    expect(led).toBeGreaterThan(9)
  })

  it('on a feedback page, with words, an address, or neither', async () => {
    const owner = await app.make.member()
    const { id: locationId } = await makePlace(owner)
    const page = await makePage({ kind: 'feedback', locationId }, owner)
    await repeatable(page)
    const thanks = (await open(page, '/thanks?lang=en')).body
    expect(linksIn(thanks)).toEqual(Object.values(LINKS))
    const asked: Asked[] = [
      { id: 'rating', kind: 'stars' },
      { id: 'text', kind: 'text' },
      { id: 'email', kind: 'email' },
    ]
    let led = 0
    await fc.assert(
      fc.asyncProperty(answersOf(asked), async (fields) => {
        led += Number(await isLed(page, fields, thanks))
      }),
      { numRuns: 60 },
    )
    expect(led).toBeGreaterThan(9)
  })

  it('on a review page, which asks nothing and shows everybody the same', async () => {
    const owner = await app.make.member()
    const { id: locationId } = await makePlace(owner)
    const page = await makePage({ kind: 'review', locationId }, owner)
    const shown = (await open(page, '?lang=en')).body
    expect(linksIn(shown)).toEqual(Object.values(LINKS))
    await fc.assert(
      fc.asyncProperty(answersOf([{ id: 'rating', kind: 'stars' }]), async (fields) => {
        expect((await send(page, fields)).status).toBe(404)
        const query = new URLSearchParams({ lang: 'en', ...fields } as Record<string, string>)
        expect((await open(page, `?${query.toString()}`)).body).toBe(shown)
      }),
      { numRuns: 10 },
    )
  })

  it('however often they come on one day', async () => {
    const owner = await app.make.member()
    const { id: locationId } = await makePlace(owner)
    const page = await makePage({ kind: 'feedback', locationId }, owner)
    for (const stars of ['1', '5']) {
      const cookie = (await send(page, { 'a.rating': stars })).headers.get('set-cookie')?.split(';')[0] ?? ''
      expect(linksIn((await open(page, '', { cookie })).body)).toEqual(Object.values(LINKS))
    }
  })
})
