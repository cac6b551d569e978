import { describe, expect, it } from 'vitest'
import type { LanguageFigures, Theme, ThemeFigures, ThemeQuote } from '#shared/contracts/reputation-themes.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const DAY_MS = 86_400_000
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

async function write(member: TestMember, content: string, { ago = 2, rating = 3 } = {}): Promise<string> {
  const { status, body } = await app.as(member).post('/api/v1/manual-reviews', {
    platform: 'google',
    day: dayAgo(ago),
    author: 'Ann',
    rating,
    content,
  })
  expect(status).toBe(200)
  return (body as { id: string }).id
}

async function read({ customerId }: TestMember): Promise<void> {
  const handler = app.product.services.jobHandlers.find(({ definition }) => definition.name === 'reviews.analyze')
  await handler?.run({ customerId }, { jobId: 'x', retryCount: 0, isLastTry: false })
}

async function get<Item>(member: TestMember, path: string): Promise<Item[]> {
  const { status, body } = await app.as(member).get(`/api/v1/reputation/${path}`)
  expect(status).toBe(200)
  return (body as { items: Item[] }).items
}
const themesOf = (member: TestMember, search = '') => get<ThemeFigures>(member, `themes${search}`)
const change = (member: TestMember, aspect: string, input: object) =>
  app.as(member).patch(`/api/v1/reputation/themes/${aspect}`, input)
const listed = async (member: TestMember, search: string) =>
  ((await app.as(member).get(`/api/v1/reviews?${search}`)).body as { items: { content: string }[] }).items.map(
    ({ content }) => content,
  )

const COLD = 'The soup was cold. The waiter was very friendly.'
const WARM = 'Delicious soup and great wine.'

describe('themes', () => {
  it('are what the words speak of, beside the period before, and lead to quotes and to the very reviews', async () => {
    const owner = await app.make.member({ tier: 'professional' })
    const id = await write(owner, COLD)
    await write(owner, WARM)
    await write(owner, 'Wonderful food.', { ago: 40 })
    await read(owner)

    const themes = await themesOf(owner, '?period=30d')

    expect(themes.map(({ aspect, now, before }) => ({ aspect, now, before }))).toEqual([
      {
        aspect: 'food',
        now: { reviewCount: 2, positiveCount: 1, negativeCount: 1 },
        before: { reviewCount: 1, positiveCount: 1, negativeCount: 0 },
      },
      {
        aspect: 'service',
        now: { reviewCount: 1, positiveCount: 1, negativeCount: 0 },
        before: { reviewCount: 0, positiveCount: 0, negativeCount: 0 },
      },
    ])
    expect(themes[0]?.points).toHaveLength(1)
    expect(await get<ThemeQuote>(owner, 'themes/food/quotes?period=30d&said=criticism')).toMatchObject([
      { reviewId: id, rating: 3, said: 'criticism', quote: 'The soup was cold' },
    ])
    expect(await listed(owner, `theme=food&said=criticism&from=${dayAgo(30)}`)).toEqual([COLD])
    expect(await listed(owner, 'theme=food&said=praise&search=soup')).toEqual([WARM])
    expect(await listed(owner, 'theme=service')).toEqual([COLD])
  })

  it('follow the words: changed, read anew and taken away', async () => {
    const owner = await app.make.member({ tier: 'professional' })
    const id = await write(owner, COLD)
    await read(owner)
    await app.superuser.query(`update review_contents set content = 'Great soup.' where review_id = $1`, [id])
    await read(owner)

    expect(await themesOf(owner)).toMatchObject([
      { aspect: 'food', now: { reviewCount: 1, positiveCount: 1, negativeCount: 0 } },
    ])
    await app.superuser.query('delete from reviews where id = $1', [id])
    expect(await themesOf(owner)).toEqual([])
  })

  it('are renamed, followed, made one and separated, and one review counts once in the one of several', async () => {
    const owner = await app.make.member({ tier: 'enterprise' })
    await write(owner, COLD)
    await read(owner)

    expect((await change(owner, 'service', { name: ' Our team ', isFollowed: true })).body).toMatchObject({
      aspect: 'service',
      name: 'Our team',
      isFollowed: true,
    })
    const merged = (await change(owner, 'food', { mergedInto: 'service' })).body as Theme
    expect(merged).toEqual({ aspect: 'service', name: 'Our team', merged: ['food'], isFollowed: true })
    expect(await themesOf(owner)).toMatchObject([
      { aspect: 'service', now: { reviewCount: 1, positiveCount: 1, negativeCount: 1 } },
    ])
    expect(await listed(owner, 'theme=service&said=criticism')).toEqual([COLD])
    expect(await get<ThemeQuote>(owner, 'themes/food/quotes')).toHaveLength(2)

    // A part of a part is a part of the whole; into itself, nothing happens.
    await change(owner, 'service', { mergedInto: 'price' })
    await change(owner, 'price', { mergedInto: 'food' })
    expect(await themesOf(owner)).toMatchObject([{ aspect: 'price', merged: ['food', 'service'] }])

    await change(owner, 'food', { mergedInto: null })
    await change(owner, 'service', { mergedInto: null, name: null })
    expect((await themesOf(owner)).map(({ aspect, name }) => [aspect, name])).toEqual([
      ['food', null],
      ['service', null],
    ])
  })

  it('are those of one customer, of the locations that somebody sees, and of the plans that have them', async () => {
    const [ours, theirs, small] = [
      await app.make.member({ tier: 'professional' }),
      await app.make.member({ tier: 'professional' }),
      await app.make.member({ tier: 'starter' }),
    ]
    await write(theirs, COLD)
    await read(theirs)
    await change(theirs, 'food', { name: 'Secret' })
    const limited = await app.make.member({ customerId: theirs.customerId, role: 'manager', locations: [] })

    expect(await themesOf(ours)).toEqual([])
    expect(await get(ours, 'themes/food/quotes')).toEqual([])
    expect(await themesOf(limited)).toEqual([])
    expect(await get(limited, 'themes/food/quotes')).toEqual([])
    expect((await change(limited, 'food', { name: 'Mine' })).status).toBe(403)
    for (const path of ['themes', 'themes/food/quotes', 'languages']) {
      expect((await app.as(small).get(`/api/v1/reputation/${path}`)).status).toBe(403)
    }
    expect((await change(small, 'food', { name: 'Mine' })).status).toBe(403)
  })
})

describe('a followed theme', () => {
  const watch = async ({ customerId }: TestMember) => {
    const handler = app.product.services.jobHandlers.find(
      ({ definition }) => definition.name === 'reputation.watch-themes',
    )
    await handler?.run({ customerId }, { jobId: 'x', retryCount: 0, isLastTry: false })
  }
  const told = async ({ customerId }: TestMember) =>
    (
      await app.superuser.query<{ user_id: string; params: object }>(
        `select user_id, params from notifications where customer_id = $1 and kind = 'theme.moved'`,
        [customerId],
      )
    ).rows
  const isWaiting = async ({ customerId }: TestMember) =>
    (await app.jobs.list('reputation.watch-themes')).some(
      ({ data }) => (data as { customerId: string }).customerId === customerId,
    )

  it('is told of once when it clearly moves, to whoever sees all of the analytics', async () => {
    const owner = await app.make.member({ tier: 'professional' })
    await app.make.member({ customerId: owner.customerId, role: 'manager', locations: [] })
    const speakOfFood = async (mark: string, ago: number) => {
      for (let turn = 0; turn < 6; turn += 1) {
        const createdAt = new Date(Date.now() - ago * DAY_MS)
        const columns = { themes: [`food${mark}`], analyzed_at: createdAt }
        await app.make.review({ customerId: owner.customerId, createdAt, columns })
      }
    }
    await write(owner, COLD)
    await read(owner)
    expect(await isWaiting(owner)).toBe(false)
    await change(owner, 'food', { isFollowed: true })
    await write(owner, COLD)
    await read(owner)
    expect(await isWaiting(owner)).toBe(true)

    await speakOfFood('+', 40)
    await speakOfFood('-', 3)
    await change(owner, 'food', { isFollowed: false })
    await watch(owner)
    expect(await told(owner)).toEqual([])
    await change(owner, 'food', { isFollowed: true })
    await watch(owner)
    await watch(owner)

    expect(await told(owner)).toMatchObject([
      { user_id: owner.userId, params: { aspect: 'food', name: null, move: 'worse', share: 0, shareBefore: 100 } },
    ])
  })
})

describe('languages', () => {
  it('are those that the words are in, and lead to the very reviews', async () => {
    const owner = await app.make.member({ tier: 'professional' })
    const german = 'Das Essen war sehr gut und die Bedienung nett.'
    await write(owner, german, { rating: 5 })
    await write(owner, COLD)
    await write(owner, WARM)
    await read(owner)

    expect(await get<LanguageFigures>(owner, 'languages')).toMatchObject([
      { language: 'en', now: { reviewCount: 2, ratingSum: 6 } },
      { language: 'de', now: { reviewCount: 1, ratingSum: 5, positiveCount: 1 }, before: { reviewCount: 0 } },
    ])
    expect(await listed(owner, 'language=de')).toEqual([german])
    const { body } = await app.as(owner).get('/api/v1/reviews/options')
    expect(body).toMatchObject({ languages: ['en', 'de'] })
  })
})
