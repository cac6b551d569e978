import { describe, expect, it } from 'vitest'
import { openLiveReader } from '#testing/live-reader.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

describe('notifications', () => {
  it('are empty at first', async () => {
    const member = await app.make.member()
    expect((await app.as(member).get('/api/v1/notifications')).body).toEqual({
      items: [],
      nextCursor: null,
      unreadCount: 0,
    })
  })

  it('are a person’s own: neither colleagues nor strangers see them', async () => {
    const member = await app.make.member()
    const colleague = await app.make.member({ customerId: member.customerId, role: 'admin' })
    const stranger = await app.make.member()
    const id = await app.make.notification({ ...member, message: 'For you' })

    expect((await app.as(member).get('/api/v1/notifications')).body).toMatchObject({
      items: [{ id, kind: null, amount: 1, message: 'For you', isRead: false }],
      unreadCount: 1,
    })
    for (const other of [colleague, stranger]) {
      expect((await app.as(other).get('/api/v1/notifications')).body.items).toEqual([])
      expect(await app.as(other).post(`/api/v1/notifications/${id}/read`)).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      })
    }
    expect((await app.as(member).get('/api/v1/notifications')).body.unreadCount).toBe(1)
  })

  it('are read one by one, as often as one likes, and other tabs hear of it', async () => {
    const member = await app.make.member()
    const id = await app.make.notification(member)
    const tab = await openLiveReader(app.url, member.token)

    await app.as(member).post(`/api/v1/notifications/${id}/read`)
    const again = await app.as(member).post(`/api/v1/notifications/${id}/read`)

    expect(again).toMatchObject({ status: 200, body: { id, isRead: true } })
    await tab.waitFor(1)
    expect(JSON.parse(tab.seen[0]?.data ?? '{}')).toMatchObject({ type: 'notification.changed', subjectId: id })
    await tab.close()
  })

  it('are read in every browser of the person, once they are read in one', async () => {
    const member = await app.make.member()
    const elsewhere = await app.make.session(member)
    const colleague = await app.make.member({ customerId: member.customerId, role: 'admin' })
    const id = await app.make.notification(member)
    await app.make.notification(colleague)
    const [here, there] = [await openLiveReader(app.url, member.token), await openLiveReader(app.url, elsewhere.token)]

    await app.as(elsewhere).post(`/api/v1/notifications/${id}/read`)

    for (const tab of [here, there]) {
      await tab.waitFor(1)
      await tab.close()
    }
    expect((await app.as(member).get('/api/v1/notifications')).body).toMatchObject({
      items: [{ id, isRead: true }],
      unreadCount: 0,
    })
    expect((await app.as(colleague).get('/api/v1/notifications')).body.unreadCount).toBe(1)
  })

  it('speak the language that is asked for, else the person’s own, else the customer’s', async () => {
    const member = await app.make.member()
    const { customerId, userId } = member
    await app.superuser.query(
      `insert into notifications (customer_id, user_id, type, kind, params, amount, topic)
       values ($1, $2, 'review', 'review.new', '{"platform": "google", "author": null, "rating": 4, "recommended": null}',
         12, 'review.new')`,
      [customerId, userId],
    )
    await app.as(member).put('/api/v1/settings/security', { sessionTimeout: 30 })
    const messages = async (query = '') =>
      (await app.as(member).get(`/api/v1/notifications${query}`)).body.items.map(
        ({ message }: { message: string }) => message,
      )

    expect(await messages()).toEqual(['12 new reviews'])
    await app.superuser.query(
      `update customer_settings set general = jsonb_set(general, '{language}', '"fr"') where customer_id = $1`,
      [customerId],
    )
    expect(await messages()).toEqual(['12 nouveaux avis'])
    await app.as(member).put('/api/v1/me/language', { language: 'de' })
    expect(await messages()).toEqual(['12 neue Bewertungen'])
    expect(await messages('?language=es')).toEqual(['12 reseñas nuevas'])
    expect((await app.as(member).get('/api/v1/notifications?language=xx')).body.code).toBe('invalid-input')
    const { items } = (await app.as(member).get('/api/v1/notifications')).body
    const read = await app.as(member).post(`/api/v1/notifications/${items[0].id}/read`, { language: 'en' })
    expect(read.body).toMatchObject({ kind: 'review.new', amount: 12, message: '12 new reviews', isRead: true })
  })

  it('are read all at once', async () => {
    const member = await app.make.member()
    for (let turn = 0; turn < 3; turn += 1) await app.make.notification(member)

    expect((await app.as(member).post('/api/v1/notifications/read-all')).body).toEqual({ readCount: 3 })
    expect((await app.as(member).get('/api/v1/notifications')).body.unreadCount).toBe(0)
  })

  it('answer not found for an id that is none', async () => {
    const member = await app.make.member()
    expect(await app.as(member).post('/api/v1/notifications/nonsense/read')).toMatchObject({ status: 404 })
  })

  it('are none for an administrator without a customer', async () => {
    const admin = await app.make.admin()
    expect((await app.as(admin).get('/api/v1/notifications')).body.items).toEqual([])
    expect((await app.as(admin).post('/api/v1/notifications/read-all')).body).toEqual({ readCount: 0 })
  })
})
