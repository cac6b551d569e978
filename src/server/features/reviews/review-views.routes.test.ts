import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const path = '/api/v1/review-views'
const view = (name: string, more: object = {}) => ({ name, filter: { rating: [1, 2], sort: 'lowest' }, ...more })

describe('saved views', () => {
  it('are one’s own until they are shared, and only their owner changes them', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const { body: own } = await app.as(colleague).post(path, view('Mine'))
    const { body: shared } = await app.as(colleague).post(path, view('Ours', { isShared: true }))

    const { body } = await app.as(owner).get(path)

    expect(body.items).toEqual([{ ...shared, isMine: false, canRemove: false }])
    expect(shared).toMatchObject({
      filter: { rating: [1, 2], sort: 'lowest' },
      ownerName: colleague.name,
      isMine: true,
    })
    expect((await app.as(owner).put(`${path}/${shared.id}`, view('Stolen'))).status).toBe(404)
    expect((await app.as(owner).delete(`${path}/${shared.id}`)).status).toBe(404)
    const renamed = await app.as(colleague).put(`${path}/${own.id}`, view('Renamed', { isShared: true }))
    expect(renamed.body).toMatchObject({ name: 'Renamed', isShared: true })
    expect((await app.as(colleague).delete(`${path}/${own.id}`)).body.items).toEqual([shared])
  })

  it('of somebody who has left are removed by whoever manages the workspace, unless they are private', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const [manager, leaver] = [
      await app.make.member({ customerId: owner.customerId, role: 'manager' }),
      await app.make.member({ customerId: owner.customerId, role: 'member' }),
    ]
    const { body: shared } = await app.as(leaver).post(path, view('Ours', { isShared: true }))
    const { body: hidden } = await app.as(leaver).post(path, view('Mine'))
    const remove = (who: typeof owner, id: string) => app.as(who).delete(`${path}/${id}`)
    expect((await remove(owner, shared.id)).status).toBe(404)

    await app.superuser.query('delete from team_members where user_id = $1', [leaver.userId])

    expect((await app.as(owner).get(path)).body.items).toEqual([{ ...shared, isMine: false, canRemove: true }])
    expect((await app.as(manager).get(path)).body.items).toEqual([{ ...shared, isMine: false, canRemove: false }])
    expect((await remove(manager, shared.id)).status).toBe(404)
    expect((await remove(stranger, shared.id)).status).toBe(404)
    expect((await remove(owner, hidden.id)).body.reason).toBe('view-not-found')
    expect((await remove(owner, shared.id)).body.items).toEqual([])
  })

  it('say how many reviews they show, up to 99, each of one’s own and of those that are shared', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { customerId } = owner
    await app.superuser.query(
      `insert into reviews (customer_id, platform, listing_id, platform_review_id, rating, created_at, updated_at)
       select $1, 'google', 'x', n, 5, now(), now() from generate_series(1, 100) n`,
      [customerId],
    )
    for (const rating of [1, 2]) await app.make.review({ customerId, rating, content: 'Cold soup' })
    await app.make.review({ customerId, rating: 1, columns: { vanished_at: new Date() } })
    const today = new Date().toISOString().slice(0, 10)
    const save = async (filter: object) =>
      (await app.as(owner).post(path, { ...view(JSON.stringify(filter)), filter })).body.id
    const [low, many, saying, later] = [
      await save({ rating: [1, 2] }),
      await save({ rating: [5] }),
      await save({ search: 'soup', rating: [2] }),
      await save({ from: '2999-01-01', to: today > '3000' ? today : '2999-12-31' }),
    ]

    expect((await app.as(owner).get(`${path}/counts`)).body.items).toEqual([
      { viewId: low, count: 2, isMore: false },
      { viewId: many, count: 99, isMore: true },
      { viewId: saying, count: 1, isMore: false },
      { viewId: later, count: 0, isMore: false },
    ])
    expect((await app.as(stranger).get(`${path}/counts`)).body.items).toEqual([])
  })

  it('have names that one person uses once', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    await app.as(owner).post(path, view('Angry'))
    const { body: other } = await app.as(owner).post(path, view('Other'))

    expect((await app.as(owner).post(path, view('angry'))).status).toBe(409)
    expect((await app.as(owner).put(`${path}/${other.id}`, view('Angry'))).status).toBe(409)
    expect((await app.as(colleague).post(path, view('Angry'))).status).toBe(200)
  })

  it('are fifty at most, also when two are saved at once', async () => {
    const owner = await app.make.member()
    await app.superuser.query(
      `insert into review_views (customer_id, user_id, user_name, name, query)
       select $1, $2, 'X', n::text, '{"sort":"newest"}' from generate_series(1, 49) n`,
      [owner.customerId, owner.userId],
    )

    const answers = await Promise.all(['a', 'b', 'c'].map((name) => app.as(owner).post(path, view(name))))

    expect(answers.map((answer) => String(answer.status)).toSorted()).toEqual(['200', '409', '409'])
  })

  it('are not seen by another customer, shared or not', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { body } = await app.as(owner).post(path, view('Ours', { isShared: true }))

    expect((await app.as(stranger).get(path)).body.items).toEqual([])
    expect((await app.as(stranger).delete(`${path}/${body.id}`)).status).toBe(404)
  })
})
