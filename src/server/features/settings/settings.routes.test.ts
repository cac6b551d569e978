import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

describe('/api/v1/settings/security', () => {
  it('starts with half an hour', async () => {
    const owner = await app.make.member()
    expect((await app.as(owner).get('/api/v1/settings/security')).body).toEqual({ sessionTimeout: 30 })
  })

  it('changes how long everybody’s session may be left alone', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'manager' })

    await app.as(owner).put('/api/v1/settings/security', { sessionTimeout: 90 })

    expect((await app.as(colleague).get('/api/v1/me')).body.session.timeoutMinutes).toBe(90)
    expect((await app.as(colleague).get('/api/v1/settings/security')).body).toEqual({ sessionTimeout: 90 })
  })

  it('is another customer’s own affair', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    await app.as(owner).put('/api/v1/settings/security', { sessionTimeout: 90 })

    expect((await app.as(stranger).get('/api/v1/settings/security')).body).toEqual({ sessionTimeout: 30 })
  })

  it('is not for a manager to change', async () => {
    const manager = await app.make.member({ role: 'manager' })
    expect((await app.as(manager).put('/api/v1/settings/security', { sessionTimeout: 90 })).status).toBe(403)
  })

  it.each([4, 43_201, 30.5, 'long', null])('refuses %o minutes', async (sessionTimeout) => {
    const owner = await app.make.member()
    expect(await app.as(owner).put('/api/v1/settings/security', { sessionTimeout })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'sessionTimeout' }] },
    })
  })
})
