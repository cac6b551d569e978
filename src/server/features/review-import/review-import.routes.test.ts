import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { NEXT_YEAR } from '#testing/next-year.ts'
import { withNew } from './brought-reviews.repository.ts'
import { workOnImport } from './run-import.ts'

const app = await startTestApp()
const FILE = [
  'Date;Author;Stars;Text;Link',
  '03/04/2026;Ann;5;"Lovely; really";https://reviews.example/1',
  '13/04/2026;Bob;1;=1+1;',
  ';Cleo;4;No date;',
  '14/04/2026;Dan;6;Too many stars;',
  '13/04/2026;Bob;1;=1+1;',
].join('\r\n')

const preview = (member: TestMember, input: object = {}) =>
  app.as(member).post('/api/v1/review-imports/preview', { platform: 'google', text: FILE, ...input })
const start = (member: TestMember, input: object = {}, headers = {}) =>
  app
    .as(member)
    .post('/api/v1/review-imports', { platform: 'google', text: FILE, fileName: 'old.csv', ...input }, headers)
const importAll = async (member: TestMember, input: object = {}) => {
  const { body } = await start(member, input)
  await app.jobs.tryAll('reviews.import')
  return findImport(member, body.id)
}
const findImport = async (member: TestMember, id: string) =>
  (await app.as(member).get('/api/v1/review-imports')).body.items.find((item: { id: string }) => item.id === id)
const reviewsOf = async (member: TestMember) =>
  (
    await app.superuser.query<{ id: string; author: string; content: string; written: string; source: string }>(
      `select r.id, c.author, c.content, r.created_at::text as written, r.source, r.status, r.listing_id, r.rating
       from reviews r join review_contents c on c.customer_id = r.customer_id and c.review_id = r.id
       where r.customer_id = $1 order by r.created_at`,
      [member.customerId],
    )
  ).rows
const makeLocation = async (member: TestMember, timezone = 'America/New_York') =>
  (await app.as(member).post('/api/v1/locations', { name: 'Harbour', timezone })).body.id as string

describe('the preview of an import', () => {
  it('shows how each row would be read, and says of each bad one why', async () => {
    const owner = await app.make.member()
    const { body } = await preview(owner)

    expect(body).toMatchObject({
      columns: ['Date', 'Author', 'Stars', 'Text', 'Link'],
      mapping: { date: 0, author: 1, rating: 2, content: 3, url: 4 },
      dateOrder: 'day-first',
      counts: { good: 2, duplicates: 1, bad: 2, rounded: 0 },
    })
    expect(body.rows).toMatchObject([
      { line: 2, state: 'good', day: '2026-04-03', author: 'Ann', rating: 5, content: 'Lovely; really' },
      { line: 3, state: 'good', content: '=1+1' },
      { line: 6, state: 'duplicate' },
    ])
    expect(body.faults).toEqual([
      { line: 4, fault: 'dateMissing', value: '' },
      { line: 5, fault: 'ratingUnreadable', value: '6' },
    ])
    expect(await reviewsOf(owner)).toEqual([])
  })

  it('says which ratings it rounds, and refuses a line with more cells than columns', async () => {
    const owner = await app.make.member()
    const text = ['Datum;Sterne;Text', '01.03.2024;4,5;Gut', '02.03.2024;5;Sehr gut', '03.03.2024;5;Gut; wirklich']
    const { body } = await preview(owner, { text: text.join('\n') })

    expect(body.counts).toEqual({ good: 2, duplicates: 0, bad: 1, rounded: 1 })
    expect(body.rows).toMatchObject([
      { day: '2024-03-01', rating: 5, roundedFrom: '4,5' },
      { day: '2024-03-02', rating: 5, roundedFrom: null },
    ])
    expect(body.faults).toMatchObject([{ line: 4, fault: 'tooManyCells', value: 'wirklich' }])
  })

  it('reads the columns and the dates as the person says', async () => {
    const owner = await app.make.member()
    const text = 'When,Who,What\n03/04/2026,Ann,Lovely'
    const guessed = (await preview(owner, { text })).body
    const said = (
      await preview(owner, { text, mapping: { date: 0, author: 1, content: 2, url: 77 }, dateOrder: 'day-first' })
    ).body

    expect([guessed.mapping, guessed.counts]).toEqual([{}, { good: 0, duplicates: 0, bad: 1, rounded: 0 }])
    expect(said.mapping).toEqual({ date: 0, author: 1, content: 2 })
    expect(said.rows).toMatchObject([{ day: '2026-04-03', author: 'Ann', content: 'Lovely' }])
  })

  it('refuses a file that is too large or has too many rows, in words', async () => {
    const owner = await app.make.member()
    const many = (await preview(owner, { text: `Date\n${'x\n'.repeat(20_001)}` })).body
    const large = (await preview(owner, { text: `Date\n${'é'.repeat(3 * 1024 * 1024)}` })).body

    expect(many).toMatchObject({ status: 400, detail: 'The file has more than 20,000 rows.' })
    expect(large).toMatchObject({ status: 400, detail: 'The file is larger than 5 MB.' })
    const wide = (await preview(owner, { text: `Date${','.repeat(200)}` })).body
    expect(wide).toMatchObject({ status: 400, detail: 'The file has more than 200 columns.' })
  })
})

describe('an import', () => {
  it('takes the good rows in as pending reviews at the place’s own time', async () => {
    const owner = await app.make.member()
    const locationId = await makeLocation(owner)

    expect(await importAll(owner, { locationId })).toMatchObject({
      state: 'done',
      fileName: 'old.csv',
      locationName: 'Harbour',
      total: 5,
      done: 5,
      added: 2,
      duplicates: 1,
      refused: 2,
    })
    expect(await reviewsOf(owner)).toMatchObject([
      {
        author: 'Ann',
        content: 'Lovely; really',
        source: 'import',
        status: 'pending',
        written: '2026-04-03 16:00:00+00',
      },
      { author: 'Bob', content: '=1+1', rating: 1, listing_id: `import-${locationId}` },
    ])
    const { rows } = await app.superuser.query('select file from review_imports where customer_id = $1', [
      owner.customerId,
    ])
    expect(rows).toEqual([{ file: null }])
  })

  it('takes each line for its own platform, and says of an unknown one that it is', async () => {
    const owner = await app.make.member()
    const text = [
      'Date,Platform,Rating,Recommendation,Text,Review ID',
      '2026-04-03,Yelp,4,,Good,1',
      '2026-04-03,Facebook,,yes,Nice,1',
      '2026-04-04,,5,,Fine,2',
      '2026-04-05,Booking,5,,Lost,3',
    ].join('\n')
    const { body } = await preview(owner, { text })
    expect(body.counts).toMatchObject({ good: 3, duplicates: 0, bad: 1 })
    expect(body.rows).toMatchObject([{ platform: 'yelp' }, { platform: 'facebook' }, { platform: 'google' }])
    expect(body.faults).toEqual([{ line: 5, fault: 'platformUnknown', value: 'Booking' }])

    expect(await importAll(owner, { text })).toMatchObject({ added: 3, refused: 1, namesPlatforms: true })

    const { rows } = await app.superuser.query(
      'select platform, rating, is_recommended from reviews where customer_id = $1 order by platform',
      [owner.customerId],
    )
    expect(rows).toEqual([
      { platform: 'facebook', rating: null, is_recommended: true },
      { platform: 'google', rating: 5, is_recommended: null },
      { platform: 'yelp', rating: 4, is_recommended: null },
    ])
    expect(await importAll(owner, { text })).toMatchObject({ added: 0, duplicates: 3 })
  })

  it('of the same file again adds nothing', async () => {
    const owner = await app.make.member()
    await importAll(owner)

    expect((await preview(owner)).body.counts).toEqual({ good: 0, duplicates: 3, bad: 2, rounded: 0 })
    expect(await importAll(owner)).toMatchObject({ added: 0, duplicates: 3 })
    expect(await reviewsOf(owner)).toHaveLength(2)
  })

  it('pressed twice is one', async () => {
    const owner = await app.make.member()
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = [await start(owner, {}, headers), await start(owner, {}, headers)]

    expect(second.body.id).toBe(first.body.id)
    expect((await app.as(owner).get('/api/v1/review-imports')).body.items).toHaveLength(1)
  })

  it('goes on where a killed worker was, and counts nothing twice', async () => {
    const owner = await app.make.member()
    const lines = Array.from({ length: 2500 }, (_, index) => `2026-01-01,Guest ${index},5,Text ${index}`)
    const { body } = await start(owner, { text: `Date,Author,Rating,Text\n${lines.join('\n')}` })
    // What a worker leaves that has committed one batch and is killed.
    await app.superuser.query(
      `update review_imports set state = 'running', next_row = 1000, added = 1000 where customer_id = $1`,
      [owner.customerId],
    )
    await Promise.all([app.jobs.tryAll('reviews.import'), app.jobs.tryAll('reviews.import')])

    expect(await findImport(owner, body.id)).toMatchObject({ state: 'done', done: 2500, added: 2500, duplicates: 0 })
    expect(await reviewsOf(owner)).toHaveLength(1500)
  })

  it('hands over to another job between batches, so that others have their turn', async () => {
    const owner = await app.make.member()
    const lines = Array.from({ length: 700 }, (_, index) => `2026-01-01,Guest ${index},5,Text ${index}`)
    const { body } = await start(owner, { text: `Date,Author,Rating,Text\n${lines.join('\n')}` })
    const key = { customerId: owner.customerId, importId: body.id as string }
    const { transactions } = app.product.base
    await workOnImport({ transactions, sliceMs: -1 }, key, { isLastTry: false })

    expect(await findImport(owner, body.id)).toMatchObject({ state: 'running', done: 250 })
    expect((await app.jobs.list('reviews.import')).filter(({ data }) => isDeepStrictEqual(data, key))).toHaveLength(2)
    await app.jobs.tryAll('reviews.import')
    expect(await findImport(owner, body.id)).toMatchObject({ state: 'done', done: 700, added: 700 })
  })

  it('leaves a review alone that a platform has handed out', async () => {
    const owner = await app.make.member()
    const { rows } = await app.superuser.query<{ id: string }>(
      `insert into reviews (customer_id, platform, listing_id, platform_review_id, rating, created_at, updated_at)
       values ($1, 'google', 'L1', 'r-1', 5, '2026-04-03T08:00:00Z', '2026-04-03T08:00:00Z') returning id`,
      [owner.customerId],
    )
    await app.superuser.query(
      `insert into review_contents (customer_id, review_id, author, content) values ($1, $2, 'Ann', 'Lovely; really')`,
      [owner.customerId, rows[0]?.id],
    )
    const byId = 'Id,Date,Stars,Author,Text\nr-1,2026-05-05,1,Eve,Changed'

    expect(await importAll(owner, { text: byId })).toMatchObject({ added: 0, duplicates: 1 })
    expect(await importAll(owner)).toMatchObject({ added: 1, duplicates: 2 })
    expect((await reviewsOf(owner)).map(({ author, source }) => [author, source])).toEqual([
      ['Ann', 'platform'],
      ['Bob', 'import'],
    ])
  })

  it('looks up each row, however many reviews the customer has', async () => {
    const owner = await app.make.member()
    await app.superuser.query(
      `insert into reviews (customer_id, platform, listing_id, platform_review_id, rating, created_at, updated_at, source)
       select $1, 'google', 'L1', 'r-' || turn, 5, now(), now(), 'import' from generate_series(1, 3000) turn`,
      [owner.customerId],
    )
    await app.superuser.query(
      `insert into review_contents (customer_id, review_id, content, author)
       select customer_id, id, 'Good', platform_review_id from reviews where customer_id = $1`,
      [owner.customerId],
    )
    // As the database does by itself within a minute.
    await app.superuser.query('analyze reviews, review_contents')
    const { transactions } = app.product.base
    const plan = await transactions.step(owner.customerId, async (tx) => {
      const place = {
        platform: 'google',
        locationId: null,
        listingId: 'import',
        timezone: 'UTC',
        dateFormat: null,
      } as const
      const known = sql`explain ${withNew(tx, place, [])} select line from fresh`
      const { rows } = await known.execute(tx)
      return rows.map((row) => Object.values(row as object).join('')).join('\n')
    })

    expect(plan).toMatch(/Index (Only )?Scan using reviews_by_platform_id/)
    expect(plan).toMatch(/Index (Only )?Scan using reviews_fetched/)
    expect(plan).toContain('review_contents_pkey')
    expect(plan).not.toMatch(/Hash|Seq Scan|using reviews_by_platform /)
  })

  it('remembers which lines it could not read, the first hundred of them', async () => {
    const owner = await app.make.member()
    const { id } = await importAll(owner)
    const bad = Array.from({ length: 1200 }, (_, index) => `soon,5,${index}`)
    const many = await importAll(owner, { text: `Date,Stars,Text\n2026-01-01,5,Good\n${bad.join('\n')}` })
    const faultsOf = async (importId: string) =>
      (await app.as(owner).get(`/api/v1/review-imports/${importId}/faults`)).body.items

    expect(await faultsOf(id)).toEqual([
      { line: 4, fault: 'dateMissing', value: '' },
      { line: 5, fault: 'ratingUnreadable', value: '6' },
    ])
    expect(many).toMatchObject({ added: 1, refused: 1200 })
    expect((await faultsOf(many.id)).map(({ line }: { line: number }) => line)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 3),
    )
  })

  it('is refused without a date’s column, or without a row that can be read', async () => {
    const owner = await app.make.member()

    expect((await start(owner, { mapping: { author: 1 } })).body).toMatchObject({
      status: 400,
      errors: [{ field: 'mapping.date', message: 'Choose the column with the date.' }],
    })
    expect((await start(owner, { text: 'Date,Text\nsoon,Lovely' })).body).toMatchObject({
      status: 400,
      detail: 'None of the rows can be read.',
    })
  })

  it('says that it failed when it is given up', async () => {
    const owner = await app.make.member()
    const { body } = await start(owner)
    await app.superuser.query(`update review_imports set reading = '{"delimiter": ";"}' where customer_id = $1`, [
      owner.customerId,
    ])
    await app.jobs.tryAll('reviews.import', { isLastTry: true })

    expect(await findImport(owner, body.id)).toMatchObject({ state: 'failed', added: 0 })
  })
})

describe('undoing an import', () => {
  it('takes away what it added and nobody has answered', async () => {
    const owner = await app.make.member()
    const { id } = await importAll(owner)
    await app.superuser.query(`update reviews set status = 'responded', response = 'Thank you' where id = $1`, [
      (await reviewsOf(owner))[0]?.id,
    ])
    const undo = () => app.as(owner).post(`/api/v1/review-imports/${id}/undo`)

    expect((await undo()).body).toMatchObject({ state: 'undone', removed: 1 })
    expect((await reviewsOf(owner)).map(({ author }) => author)).toEqual(['Ann'])
    expect((await undo()).body).toMatchObject({ status: 409, detail: 'This import has already been undone.' })
  })

  it('leaves what a colleague is about to answer, now or later', async () => {
    const owner = await app.make.member()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const { id } = await importAll(owner)
    const [ann, bob] = (await reviewsOf(owner)).map((review) => `/api/v1/reviews/${review.id}`)
    await app.as(member).post(`${ann}/replies`, { text: 'Thank you!', basedOn: null })
    const plan = { responseText: 'Thank you!', date: `${NEXT_YEAR}-06-01`, time: '09:00' }
    await app.as(owner).post(`${bob}/scheduled-response`, plan)
    await app.as(owner).patch(`${bob}`, { isFlagged: true })

    const { body } = await app.as(owner).post(`/api/v1/review-imports/${id}/undo`)

    expect(body).toMatchObject({ state: 'undone', removed: 0 })
    expect(await reviewsOf(owner)).toHaveLength(2)
  })

  it('ends one that has not begun', async () => {
    const owner = await app.make.member()
    const { id } = (await start(owner)).body
    await app.as(owner).post(`/api/v1/review-imports/${id}/undo`)
    await app.jobs.tryAll('reviews.import')

    expect(await reviewsOf(owner)).toEqual([])
    expect(await findImport(owner, id)).toMatchObject({ state: 'undone', done: 0 })
  })
})

describe('imports', () => {
  it('are another customer’s own affair', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const locationId = await makeLocation(owner)
    const { id } = await importAll(owner)

    expect((await app.as(stranger).post(`/api/v1/review-imports/${id}/undo`)).status).toBe(404)
    expect((await app.as(stranger).get(`/api/v1/review-imports/${id}/faults`)).status).toBe(404)
    expect((await app.as(stranger).get('/api/v1/review-imports')).body.items).toEqual([])
    expect((await preview(stranger, { locationId })).status).toBe(404)
    expect((await start(stranger, { locationId })).status).toBe(404)
    expect((await preview(stranger)).body.counts.good).toBe(2)
  })

  it('are not for a member to make or undo', async () => {
    const owner = await app.make.member()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const { id } = await importAll(owner)

    expect((await preview(member)).status).toBe(403)
    expect((await start(member)).status).toBe(403)
    expect((await app.as(member).post(`/api/v1/review-imports/${id}/undo`)).status).toBe(403)
  })

  it('tell the feed and every open screen', async () => {
    const owner = await app.make.member()
    const { id } = await importAll(owner)
    await app.as(owner).post(`/api/v1/review-imports/${id}/undo`)
    const { rowCount } = await app.superuser.query(
      `select from live_events where customer_id = $1 and type = 'review.changed' and subject_id is null`,
      [owner.customerId],
    )
    expect(rowCount).toBe(3)
    const { items } = (await app.as(owner).get('/api/v1/activity')).body
    const told = { actorName: owner.name, subjectId: id, subjectLabel: 'old.csv', amount: 2 }
    expect(items.slice(0, 2)).toMatchObject([
      { ...told, action: 'import.undone' },
      { ...told, action: 'import.done' },
    ])
  })
})
