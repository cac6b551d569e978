import { describe, expect, it } from 'vitest'
import { readSearch, type SearchOf } from '#shared/contracts/addresses.ts'
import type { ChatFigure, ChatMessage } from '#shared/contracts/chat.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLATFORMS } from '#shared/domain/platforms.ts'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const disputes = createDisputeFixture(app)
const DAY_MS = 86_400_000

const ask = async (person: TestMember, text: string) => {
  const { status, body } = await app.as(person).post('/api/v1/chat/messages', { text })
  expect(status).toBe(200)
  return body.answer as ChatMessage & { answer: NonNullable<ChatMessage['answer']> }
}

async function makePlace({ customerId }: TestMember, name: string, address: string): Promise<string> {
  const { rows } = await app.superuser.query<{ id: string }>(
    'insert into locations (customer_id, name, address) values ($1, $2, $3) returning id',
    [customerId, name, address],
  )
  return rows[0]?.id ?? ''
}

/** Reviews of two places over more than a year, of all kinds, some of them answered; by no clock but today's. */
async function makeBusiness() {
  const owner = await app.make.member()
  const toronto = await makePlace(owner, 'Bistro Lakeside', '5 Queen Street, Toronto')
  const halifax = await makePlace(owner, 'Bistro Harbour', '1 Quay Road, Halifax')
  const { customerId } = owner
  for (let turn = 0; turn < 120; turn += 1) {
    const platform = PLATFORMS[turn % PLATFORMS.length] ?? 'google'
    const isAnswered = turn % 3 === 0
    await app.make.review({
      customerId,
      platform,
      rating: ((turn * 7) % 5) + 1,
      isRecommended: platform === 'facebook' ? turn % 2 === 0 : null,
      locationId: turn % 5 < 3 ? toronto : halifax,
      createdAt: new Date(Date.now() - ((turn * turn) / 30) * DAY_MS),
      columns: isAnswered ? { status: 'responded', response: 'Thanks', responded_at: new Date() } : {},
    })
  }
  // One person may ask so often in a minute.
  const colleague = await app.make.member({ customerId, role: 'admin' })
  return { owner, colleague, toronto, halifax }
}

type ReviewSearch = SearchOf<typeof paths.reviews>

/** What the address says, as the screen reads it. */
function readLink(link: string): ReviewSearch {
  const { pathname, searchParams } = new URL(link, 'http://here.test')
  expect(pathname).toBe(paths.reviews)
  const values = [...searchParams].map(([name, value]) => {
    try {
      return [name, JSON.parse(value) as unknown]
    } catch {
      return [name, value]
    }
  })
  const search = readSearch(paths.reviews, Object.fromEntries(values))
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}

function toQuery(search: ReviewSearch): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
  )
  return new URLSearchParams(pairs).toString()
}

async function listAll(person: TestMember, search: ReviewSearch): Promise<Review[]> {
  const { body } = await app.as(person).get(`/api/v1/reviews?limit=100&${toQuery(search)}`)
  const rest = body.nextCursor
    ? (await app.as(person).get(`/api/v1/reviews?limit=100&cursor=${body.nextCursor}&${toQuery(search)}`)).body.items
    : []
  return [...body.items, ...rest]
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Every number is what the list behind its link says. */
async function expectTrue(person: TestMember, figures: readonly ChatFigure[]) {
  for (const { name, value, link } of figures) {
    const search = readLink(link)
    const reviews = await listAll(person, search)
    const { answered: _answered, ...all } = search
    const stars = reviews.flatMap(({ rating }) => (rating === null ? [] : [rating]))
    const counted: Partial<Record<ChatFigure['name'], number | null>> = {
      reviews: reviews.length,
      unanswered: reviews.length,
      'average-rating': stars.length === 0 ? null : mean(stars),
      'response-rate': reviews.length === 0 ? null : reviews.length / (await listAll(person, all)).length,
    }
    expect([name, value ?? 0]).toEqual([name, expect.closeTo(counted[name] ?? 0, 6)])
  }
}

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const ago = (days: number) => toDay(Date.now() - days * DAY_MS)
const monday = () => toDay(Date.now() - ((new Date().getUTCDay() + 6) % 7) * DAY_MS)
const before = (day: string, days: number) => toDay(Date.parse(day) - days * DAY_MS)
const month = (back: number) => {
  const now = new Date()
  const [year, index] = [now.getUTCFullYear(), now.getUTCMonth() - back]
  return { from: toDay(Date.UTC(year, index, 1)), to: toDay(Date.UTC(year, index + 1, 0)) }
}
const year = (back: number) => {
  const of = new Date().getUTCFullYear() - back
  return { from: `${of}-01-01`, to: `${of}-12-31` }
}

const SPANS = {
  today: () => ({ from: ago(0), to: ago(0) }),
  yesterday: () => ({ from: ago(1), to: ago(1) }),
  'this week': () => ({ from: monday(), to: ago(0) }),
  'last week': () => ({ from: before(monday(), 7), to: before(monday(), 1) }),
  'this month': () => ({ from: month(0).from, to: ago(0) }),
  'last month': () => month(1),
  'this year': () => ({ from: year(0).from, to: ago(0) }),
  'last year': () => year(1),
  '7': () => ({ from: ago(6), to: ago(0) }),
  '14': () => ({ from: ago(13), to: ago(0) }),
  '30': () => ({ from: ago(29), to: ago(0) }),
  '90': () => ({ from: ago(89), to: ago(0) }),
  all: () => ({}),
} as const

interface Expected {
  span?: keyof typeof SPANS
  at?: 'toronto' | 'halifax'
  search?: ReviewSearch
  figure?: ChatFigure['name']
  language: string
}

const en = (question: string, expected: Omit<Expected, 'language'> = {}) =>
  [question, { language: 'en', ...expected }] as const
const es = (question: string, expected: Omit<Expected, 'language'> = {}) =>
  [question, { language: 'es', ...expected }] as const
const fr = (question: string, expected: Omit<Expected, 'language'> = {}) =>
  [question, { language: 'fr', ...expected }] as const
const de = (question: string, expected: Omit<Expected, 'language'> = {}) =>
  [question, { language: 'de', ...expected }] as const

const LOWEST = { sort: 'lowest' } as const
const HIGHEST = { sort: 'highest' } as const
const DUE = { figure: 'unanswered', search: { answered: 'due' } } as const

const QUESTIONS = [
  en('How did we do last week?', { span: 'last week' }),
  en('how did we do', { span: '30' }),
  en('How are we doing this month?', { span: 'this month' }),
  en('How many reviews did we get yesterday?', { span: 'yesterday' }),
  en('How many reviews do we have?'),
  en('What is our average rating on Google this year?', { span: 'this year', search: { platform: ['google'] } }),
  en('worst reviews in Toronto', { at: 'toronto', search: LOWEST }),
  en('Show me the wrost reviews in Halifax last month', { at: 'halifax', span: 'last month', search: LOWEST }),
  en('best reviews on TripAdvisor', { search: { ...HIGHEST, platform: ['tripadvisor'] } }),
  en('latest reviews from Yelp', { search: { platform: ['yelp'] } }),
  en('How many 1-star reviews in the last 90 days?', { span: '90', search: { rating: [1] } }),
  en('negative reviews last year', { span: 'last year', search: { rating: [1, 2] } }),
  en('Which reviews need a reply?', DUE),
  en('unanswered reviews at Bistro Harbour', { ...DUE, at: 'halifax' }),
  en('What is our response rate this week?', { span: 'this week' }),
  en('two star reviews today', { span: 'today', search: { rating: [2] } }),
  es('¿Cómo nos fue la semana pasada?', { span: 'last week' }),
  es('¿Cuántas reseñas tenemos?'),
  es('¿Cuántas reseñas recibimos ayer?', { span: 'yesterday' }),
  es('¿Cuál es nuestra valoración media en Google este año?', { span: 'this year', search: { platform: ['google'] } }),
  es('las peores reseñas en Toronto', { at: 'toronto', search: LOWEST }),
  es('Muéstreme las mejores opiniones de Tripadvisor', { search: { ...HIGHEST, platform: ['tripadvisor'] } }),
  es('reseñas de 1 estrella en los últimos 90 días', { span: '90', search: { rating: [1] } }),
  es('reseñas negativas del año pasado', { span: 'last year', search: { rating: [1, 2] } }),
  es('¿Qué reseñas están sin responder?', DUE),
  es('opiniones sin contestar en Halifax', { ...DUE, at: 'halifax' }),
  es('¿Cuál es la tasa de respuesta de esta semana?', { span: 'this week' }),
  es('¿Cómo vamos este mes?', { span: 'this month' }),
  es('las reseñas mas recientes de Yelp', { search: { platform: ['yelp'] } }),
  es('reseñas positivas del mes pasado', { span: 'last month', search: { rating: [4, 5] } }),
  es('¿Cuántas reseñas hubo hoy?', { span: 'today' }),
  fr('Comment s’est passée la semaine dernière ?', { span: 'last week' }),
  fr('Combien d’avis avons-nous ?'),
  fr('Combien d’avis avons-nous reçus hier ?', { span: 'yesterday' }),
  fr('Quelle est notre note moyenne sur Google cette année ?', { span: 'this year', search: { platform: ['google'] } }),
  fr('Montrez les pires avis à Toronto', { at: 'toronto', search: LOWEST }),
  fr('les meilleurs avis sur TripAdvisor', { search: { ...HIGHEST, platform: ['tripadvisor'] } }),
  fr('les avis à 1 étoile des 90 derniers jours', { span: '90', search: { rating: [1] } }),
  fr('les avis négatifs de l’année dernière', { span: 'last year', search: { rating: [1, 2] } }),
  fr('Quels avis attendent une réponse ?', DUE),
  fr('les avis sans réponse à Halifax', { ...DUE, at: 'halifax' }),
  fr('Quel est notre taux de réponse cette semaine ?', { span: 'this week' }),
  fr('Où en sommes-nous ce mois-ci ?', { span: 'this month' }),
  fr('les avis les plus récents de Yelp', { search: { platform: ['yelp'] } }),
  fr('les avis positifs du mois dernier', { span: 'last month', search: { rating: [4, 5] } }),
  fr('Combien d’avis aujourd’hui ?', { span: 'today' }),
  de('Wie lief die letzte Woche?', { span: 'last week' }),
  de('Wie viele Bewertungen haben wir?'),
  de('Wie viele Bewertungen kamen gestern?', { span: 'yesterday' }),
  de('Wie ist unsere durchschnittliche Bewertung bei Google dieses Jahr?', {
    span: 'this year',
    search: { platform: ['google'] },
  }),
  de('die schlechtesten Bewertungen in Toronto', { at: 'toronto', search: LOWEST }),
  de('Zeige die besten Bewertungen von TripAdvisor', { search: { ...HIGHEST, platform: ['tripadvisor'] } }),
  de('Bewertungen mit 1 Stern in den letzten 90 Tagen', { span: '90', search: { rating: [1] } }),
  de('negative Bewertungen letztes Jahr', { span: 'last year', search: { rating: [1, 2] } }),
  de('Welche Bewertungen warten auf eine Antwort?', DUE),
  de('unbeantwortete Bewertungen in Halifax', { ...DUE, at: 'halifax' }),
  de('Wie ist unsere Antwortquote diese Woche?', { span: 'this week' }),
  de('Wie stehen wir diesen Monat?', { span: 'this month' }),
  de('die neuesten Bewertungen von Yelp', { search: { platform: ['yelp'] } }),
  de('positive Bewertungen im letzten Monat', { span: 'last month', search: { rating: [4, 5] } }),
  de('Wie viele Bewertungen gab es heute?', { span: 'today' }),
  de('Bewertungen der letzten 2 Wochen', { span: '14' }),
]

const business = await makeBusiness()

describe('what no flow answers', () => {
  it.each(QUESTIONS)(
    '%s',
    async (question, { span = 'all', at, search = {}, figure = 'reviews', language }: Expected) => {
      const person = ['en', 'es'].includes(language) ? business.owner : business.colleague
      const { text, answer } = await ask(person, question)

      expect(answer).toMatchObject({ by: 'assistant', language, origin: { engine: 'template' } })
      const [first] = answer.figures
      expect(first?.name).toBe(figure)
      const { sort = 'newest', ...found } = readLink(first?.link ?? '')
      const { sort: wanted = 'newest', ...others } = search
      expect([found, sort]).toEqual([{ ...SPANS[span](), ...(at && { location: [business[at]] }), ...others }, wanted])
      await expectTrue(business.owner, answer.figures)
      expect(text).toContain(first?.value === 0 ? ':' : new Intl.NumberFormat(language).format(first?.value ?? 0))
      const listed = await listAll(business.owner, readLink(first?.link ?? ''))
      const ids = answer.items.map(({ id }) => id)
      expect(ids).toEqual(listed.slice(0, ids.length).map(({ id }) => id))
      expect(answer.actions).toEqual([{ kind: 'open-reviews', link: first?.link }])
    },
  )

  it('is measured for places in words as the dashboard does', async () => {
    const { answer, text } = await ask(business.colleague, 'How did we do last week in Toronto?')
    expect(text).toMatch(/^Last week · Bistro Lakeside: .*\. Before that: .*\.$/)
    await expectTrue(business.owner, answer.figures)
  })

  it.each([
    ['Which campaign worked best?', 'Winner', 'click-rate', 0.2],
    ['¿Qué campaña funcionó mejor por tasa de apertura?', 'Opened', 'open-rate', 0.9],
    ['Quelle campagne a le plus mauvais taux de réponse ?', 'Opened', 'answer-rate', 0],
    ['Welche Kampagne lief am besten?', 'Winner', 'click-rate', 0.2],
  ])('%s', async (question, name, figure, value) => {
    const owner = await app.make.member()
    expect((await ask(owner, question)).answer.items).toEqual([])
    for (const [made, ...figures] of [
      ['Opened', 100, 90, 1, 0],
      ['Winner', 100, 40, 20, 3],
      ['Unsent', 0, 0, 0, 0],
    ] as const) {
      const draft = { name: made, type: 'promotion', message: 'Come in', channels: ['email'] }
      const { body } = await app.as(owner).post('/api/v1/campaigns', draft)
      await app.superuser.query(
        'insert into campaign_metrics (customer_id, campaign_id, sent, opens, clicks, responses) values ($1, $2, $3, $4, $5, $6)',
        [owner.customerId, body.id, ...figures],
      )
      await app.superuser.query('update campaigns set last_sent_at = now() where id = $1', [body.id])
    }

    const { text, answer } = await ask(owner, question)

    expect(answer.figures[0]).toMatchObject({ name: figure, label: name, value })
    expect(answer.items).toHaveLength(2)
    expect(answer.figures[0]?.link).toMatch(/^\/campaign-analytics\/[\da-f-]{36}$/)
    expect(text).toContain(name)
  })

  it.each([
    'How many disputes are open?',
    '¿Cuántas disputas hay?',
    'Combien de litiges ?',
    'Wie viele Beanstandungen gibt es?',
  ])('%s', async (question) => {
    const owner = await app.make.member()
    expect((await ask(owner, question)).answer.figures).toMatchObject([{ name: 'active-disputes', value: 0 }])
    await disputes.open(owner)
    const { answer } = await ask(owner, question)
    expect(answer.figures).toMatchObject([{ value: 1, link: '/disputes?status=active' }])
    expect(answer.items).toMatchObject([{ kind: 'dispute' }])
  })

  it.each([
    ['Draft a promotion for Mother’s Day', 'Mother’s Day'],
    ['Redacte una promoción para el Día de la Madre', 'el Día de la Madre'],
    ['Rédigez une promotion pour la fête des mères', 'la fête des mères'],
    ['Entwirf eine Aktion zum Muttertag', 'Muttertag'],
  ])('%s', async (question, occasion) => {
    const { answer, text } = await ask(await app.make.member(), question)
    const [action] = answer.actions
    expect(action).toMatchObject({ kind: 'draft-campaign', campaign: { type: 'promotion' } })
    expect(JSON.stringify(action)).toContain(occasion)
    expect(text).toContain(occasion)
  })

  it('proposes to answer a review, and does nothing by itself', async () => {
    const owner = await app.make.member()
    const { customerId } = owner
    expect((await ask(owner, 'Draft a reply to the worst review')).answer.items).toEqual([])
    await app.make.review({ customerId, rating: 5 })
    const worst = await app.make.review({ customerId, rating: 1 })
    const { answer } = await ask(owner, 'Draft a reply to the worst review')
    expect(answer.actions).toEqual([{ kind: 'answer-review', link: `/reviews?review=${worst}&respond=true` }])

    for (const order of ['Delete all reviews', 'Please send the campaign', 'Löschen Sie alle Bewertungen']) {
      const refused = await ask(owner, order)
      expect(refused.answer).toMatchObject({ by: 'assistant', figures: [], items: [], actions: [] })
    }
    expect(await listAll(owner, {})).toHaveLength(2)
  })
})
