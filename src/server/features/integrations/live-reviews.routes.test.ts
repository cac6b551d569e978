import { describe, expect, it } from 'vitest'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { changeReview } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { connectByKey } from '#testing/vendors/connect-by-key.ts'

describe('a platform that lets nothing be kept', async () => {
  const app = await startTestApp({ TRIPADVISOR_MAY_STORE: 'off' })
  const fixture = await createPlatformFixture(app, 'tripadvisor', 1)
  const connect = async (member: Awaited<ReturnType<typeof app.make.member>>) =>
    (await connectByKey(app, member, { platform: 'tripadvisor', listing: '200' })).body
  const live = (member: { token: string }, id: string) => app.as(member).get(`/api/v1/integrations/${id}/live-reviews`)
  const kept = async () => {
    const { rows } = await app.superuser.query(
      `select (select count(*)::int from reviews) as reviews, (select count(*)::int from review_contents) as contents,
         (select count(*)::int from review_versions) as versions`,
    )
    return rows[0]
  }
  await fixture.write([
    { id: '1', rating: 2, title: 'Cold soup', content: 'It was cold.', author: 'Ida', createdAt: new Date(2026, 0, 1) },
    { id: '2', rating: 5, content: 'Lovely.', createdAt: new Date(2026, 0, 2) },
  ])

  it('is synced by the numbers alone, however often', async () => {
    const owner = await app.make.member()
    const { id, capabilities } = await connect(owner)
    expect(capabilities).toMatchObject({ keepDays: 0, limits: expect.arrayContaining(['noStorage']) })

    await fixture.sync(owner)
    await fixture.sync(owner)

    expect(await kept()).toEqual({ reviews: 0, contents: 0, versions: 0 })
    const [integration] = (await app.as(owner).get('/api/v1/integrations')).body.items
    expect(integration).toMatchObject({ id, reviewsSeen: 0, totalOnPlatform: 2, fault: null })
    expect(integration.lastRun).toMatchObject({ state: 'done', added: 0, changed: 0, vanished: 0, total: 2 })
    expect(integration.lastSync).not.toBeNull()
  })

  it('is shown as it is there at this moment, and still nothing is kept', async () => {
    const owner = await app.make.member()
    const { id } = await connect(owner)
    await changeReview(fixture.db, 'tripadvisor', '1', { reply_text: 'Sorry!', reply_state: 'live' })

    const { status, body } = await live(owner, id)

    expect([status, body.total]).toEqual([200, 2])
    expect(body.items.map((item: { id: string }) => item.id)).toEqual(['2', '1'])
    expect(body.items[1]).toMatchObject({
      rating: 2,
      isRecommended: null,
      title: 'Cold soup',
      content: 'It was cold.',
      author: 'Ida',
      response: 'Sorry!',
    })
    expect(body.items[0].response).toBeNull()
    expect(await kept()).toEqual({ reviews: 0, contents: 0, versions: 0 })
  })

  it('says in words what is wrong when the platform does not answer', async () => {
    const owner = await app.make.member()
    const { id } = await connect(owner)
    await setFault(fixture.db, 'tripadvisor', { kind: 'down', remaining: null })
    const { status, body } = await live(owner, id)
    await clearFaults(fixture.db, 'tripadvisor')

    expect(status).toBe(409)
    expect(body.detail).toMatch(/^Error fetching from tripadvisor: ./)
  })

  it('is not shown to another customer, nor after it was disconnected', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { id } = await connect(owner)

    expect((await live(stranger, id)).status).toBe(404)
    await app.as(owner).post(`/api/v1/integrations/${id}/disconnect`)
    expect((await live(owner, id)).body).toMatchObject({
      detail: 'Error fetching from tripadvisor: This platform is not connected.',
    })
  })
})
