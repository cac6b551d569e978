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
      items: [{ id, message: 'For you', isRead: false }],
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
