import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { strangerOf } from '#sandbox/vendors/strangers.ts'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { COMPETITOR_WATCH_LIMITS } from '#shared/domain/competitor-figures.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const PATH = '/api/v1/competitors'
const HERON = strangerOf('Blue Heron')

const add = async (owner: TestMember, more: object = {}) =>
  (await app.as(owner).post(PATH, { name: 'Blue Heron', ...more })).body as { id: string }
const follow = (owner: TestMember) => add(owner, { googlePlaceId: HERON.id, yelpId: HERON.id })
const enter = (owner: TestMember, id: string, figure: object) =>
  app.as(owner).post(`${PATH}/${id}/figures`, {
    platform: 'google',
    day: '2026-01-05',
    rating: 4.2,
    reviewCount: 100,
    ...figure,
  })
const list = async (owner: TestMember) => (await app.as(owner).get(PATH)).body
const figuresOf = async (owner: TestMember) => (await list(owner)).items[0].figures

afterEach(async () => {
  await clearFaults(app.product.base.sandbox.db, 'google')
  await clearFaults(app.product.base.sandbox.db, 'yelp')
})

describe('competitors', () => {
  it('are followed, changed, removed and brought back with their figures', async () => {
    const owner = await app.make.member()
    const key = { 'idempotency-key': randomUUID() }
    const press = () => app.as(owner).post(PATH, { name: ' Blue Heron ', url: 'https://heron.example/menu' }, key)
    const [made, again] = [await press(), await press()]
    expect(again.body.id).toBe(made.body.id)
    const { id } = made.body
    await enter(owner, id, {})

    const changed = await app.as(owner).put(`${PATH}/${id}`, { name: 'Heron', yelpId: HERON.id })
    expect(changed.body).toMatchObject({ name: 'Heron', url: null, yelpId: HERON.id, figures: [{ rating: 4.2 }] })
    expect(changed.body.pages).toEqual([{ platform: 'yelp', url: expect.stringContaining(HERON.id) }])
    expect((await app.as(owner).delete(`${PATH}/${id}`)).status).toBe(200)
    expect((await list(owner)).items).toEqual([])
    expect((await app.as(owner).delete(`${PATH}/${id}`)).status).toBe(404)
    expect((await app.as(owner).post(`${PATH}/${id}/restore`)).body.figures).toHaveLength(1)
    expect((await list(owner)).items).toHaveLength(1)
  })

  it('need a name, and addresses that are some', async () => {
    const owner = await app.make.member()
    for (const wrong of [{ name: ' ' }, { url: 'javascript:alert(1)' }, { googlePlaceId: '../x' }]) {
      expect((await app.as(owner).post(PATH, { name: 'Heron', ...wrong })).status).toBe(400)
    }
  })

  it('are so many and no more', async () => {
    const owner = await app.make.member()
    for (let count = 0; count < COMPETITOR_WATCH_LIMITS.competitors; count += 1) await add(owner)
    expect(await app.as(owner).post(PATH, { name: 'One more' })).toMatchObject({
      status: 409,
      body: { reason: 'competitors-full' },
    })
  })

  it('are nothing to another customer, nor to a small plan', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { id } = await follow(owner)
    for (const attempt of [
      app.as(stranger).put(`${PATH}/${id}`, { name: 'Mine' }),
      app.as(stranger).delete(`${PATH}/${id}`),
      app.as(stranger).post(`${PATH}/${id}/refresh`),
      app.as(stranger).get(`${PATH}/${id}/history`),
      enter(stranger, id, {}),
    ]) {
      expect((await attempt).status).toBe(404)
    }
    expect((await list(stranger)).items).toEqual([])
    const small = await app.make.member({ tier: 'starter' })
    expect((await app.as(small).get(PATH)).body.code).toBe('plan-limit')
  })

  it('stand beside the own reviews, where we know all of them', async () => {
    const owner = await app.make.member()
    await app.make.review({ customerId: owner.customerId, platform: 'google', rating: 5 })
    await app.make.review({ customerId: owner.customerId, platform: 'google', rating: 4 })
    await app.make.review({ customerId: owner.customerId, platform: 'yelp', rating: 1 })
    expect((await list(owner)).own).toEqual([{ platform: 'google', rating: 4.5, reviewCount: 2 }])
  })
})

describe('figures that people enter', () => {
  it('make the history, one a day and platform, and the newest is shown with its day', async () => {
    const owner = await app.make.member()
    const { id } = await add(owner)
    await enter(owner, id, { day: '2026-01-01', rating: 4 })
    await enter(owner, id, { day: '2026-02-01', rating: 4.4, reviewCount: 120 })
    await enter(owner, id, { day: '2026-01-01', rating: 4.1 })
    const { figures } = (await app.as(owner).get(`${PATH}/${id}/history`)).body
    expect(figures).toMatchObject([
      { day: '2026-01-01', rating: 4.1, source: 'entered' },
      { day: '2026-02-01', rating: 4.4, reviewCount: 120 },
    ])
    expect(await figuresOf(owner)).toEqual([
      { platform: 'google', source: 'entered', rating: 4.4, reviewCount: 120, asOf: '2026-02-01' },
    ])
    await app.as(owner).delete(`${PATH}/${id}/figures/${figures[1].id}`)
    expect(await figuresOf(owner)).toMatchObject([{ asOf: '2026-01-01' }])
  })

  it('are of a day that has been, with stars where the platform has them', async () => {
    const owner = await app.make.member()
    const { id } = await add(owner)
    for (const wrong of [{ day: '2999-01-01' }, { rating: 5.1 }, { rating: null }, { reviewCount: 1.5 }]) {
      expect((await enter(owner, id, wrong)).status).toBe(400)
    }
    expect((await enter(owner, id, { platform: 'facebook', rating: null })).status).toBe(200)
  })

  it('come from a file, in which wrong lines are told and new names are added', async () => {
    const owner = await app.make.member()
    await add(owner)
    const csv = [
      'Name;Platform;Date;Rating;Reviews',
      'blue heron;Google;2026-03-01;4,5;150',
      'Quay Nine;yelp;2026-03-01;3.5;20',
      'Quay Nine;myspace;2026-03-01;3.5;20',
      'Quay Nine;yelp;tomorrow;3.5;20',
      'Quay Nine;yelp;2026-03-02;9;20',
      'Quay Nine;yelp;2026-03-02;4;many',
    ].join('\n')
    const { body } = await app.as(owner).post(`${PATH}/import`, { csv })
    expect(body).toEqual({
      imported: 2,
      added: 1,
      faults: [
        { line: 4, fault: 'platform' },
        { line: 5, fault: 'date' },
        { line: 6, fault: 'rating' },
        { line: 7, fault: 'reviews' },
      ],
    })
    expect((await list(owner)).items.map(({ name }: { name: string }) => name)).toEqual(['Blue Heron', 'Quay Nine'])
    expect(await figuresOf(owner)).toMatchObject([{ source: 'imported', rating: 4.5 }])
    expect(await app.as(owner).post(`${PATH}/import`, { csv: 'a,b\n1,2' })).toMatchObject({
      status: 400,
      body: { reason: 'competitor-file-unreadable' },
    })
  })
})

describe('what platforms tell', () => {
  it('is found by name, and kept nowhere', async () => {
    const owner = await app.make.member()
    const { body } = await app.as(owner).get(`${PATH}/places?name=Blue%20Heron&place=Halifax`)
    expect(body.faults).toEqual([])
    expect(body.found).toMatchObject([
      { platform: 'google', places: [{ name: 'Blue Heron Halifax' }] },
      { platform: 'yelp', places: [{ id: HERON.id, name: 'Blue Heron', address: 'Halifax' }] },
    ])
  })

  it('is in the answer; only what Yelp told stays, for a day, and never in the history', async () => {
    const owner = await app.make.member()
    const { id } = await follow(owner)
    await enter(owner, id, { platform: 'yelp', day: '2026-01-05' })
    const key = randomUUID()
    const { body } = await app.as(owner).post(`${PATH}/${id}/refresh`, {}, { 'idempotency-key': key })
    expect(body.faults).toEqual([])
    expect(body.figures).toMatchObject([
      { platform: 'google', source: 'read', rating: HERON.rating, reviewCount: HERON.reviewCount },
      { platform: 'yelp', source: 'read', rating: HERON.rating },
    ])
    expect(await figuresOf(owner)).toMatchObject([{ platform: 'yelp', source: 'read' }])
    expect((await app.as(owner).get(`${PATH}/${id}/history`)).body.figures).toMatchObject([{ source: 'entered' }])
    const answers = await app.superuser.query(
      'select from idempotency_keys where customer_id = $1 and key = $2 and answer is not null',
      [owner.customerId, key],
    )
    expect(answers.rowCount).toBe(0)
  })

  it('is not shown any more after 24 hours, and then goes', async () => {
    const owner = await app.make.member()
    const { id } = await follow(owner)
    await app.as(owner).post(`${PATH}/${id}/refresh`)
    const late = app.superuser.query(
      `update competitor_readings set expires_at = seconds_after(read_at, 90000) where competitor_id = $1`,
      [id],
    )
    await expect(late).rejects.toThrow('check constraint')
    await app.superuser.query(
      `update competitor_readings set read_at = now() - interval '1 day', expires_at = now() where competitor_id = $1`,
      [id],
    )
    expect(await figuresOf(owner)).toEqual([])
    await app.superuser.query('select prune_competitors()')
    const left = await app.superuser.query('select from competitor_readings where competitor_id = $1', [id])
    expect(left.rowCount).toBe(0)
  })

  it('may not come from Google into the table at all', async () => {
    const owner = await app.make.member()
    const { id } = await follow(owner)
    const kept = app.superuser.query(
      `insert into competitor_readings (customer_id, competitor_id, platform, review_count) values ($1, $2, 'google', 1)`,
      [owner.customerId, id],
    )
    await expect(kept).rejects.toThrow('check constraint')
  })

  it('is forgotten with the profile that it was of', async () => {
    const owner = await app.make.member()
    const { id } = await follow(owner)
    await app.as(owner).post(`${PATH}/${id}/refresh`)
    await app.as(owner).put(`${PATH}/${id}`, { name: 'Heron', yelpId: HERON.id })
    expect(await figuresOf(owner)).toHaveLength(1)
    await app.as(owner).put(`${PATH}/${id}`, { name: 'Heron' })
    expect(await figuresOf(owner)).toEqual([])
  })

  it('fails at one platform without keeping the other from telling', async () => {
    const owner = await app.make.member()
    const { id } = await follow(owner)
    await setFault(app.product.base.sandbox.db, 'google', { kind: 'down', remaining: 1 })
    const { body } = await app.as(owner).post(`${PATH}/${id}/refresh`)
    expect(body).toMatchObject({
      figures: [{ platform: 'yelp' }],
      faults: [{ platform: 'google', fault: 'busy' }],
    })
    const gone = await add(owner, { yelpId: 'nobody' })
    expect((await app.as(owner).post(`${PATH}/${gone.id}/refresh`)).body.faults).toEqual([
      { platform: 'yelp', fault: 'gone' },
    ])
  })
})
