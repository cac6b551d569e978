import { afterEach, describe, expect, it, vi } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const { accessTokens } = app.product.services.authParts

afterEach(() => void vi.useRealTimers())

describe('an access token that was read before', () => {
  it('runs out all the same', async () => {
    const member = await app.make.member()
    expect(await accessTokens.read(member.token)).toMatchObject({ userId: member.userId })

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (accessTokens.lifeSeconds + 1) * 1000 })

    expect(await accessTokens.read(member.token)).toBeNull()
  })

  it('makes none with another signature or another content good', async () => {
    const [member, other] = [await app.make.member(), await app.make.member()]
    await accessTokens.read(member.token)
    await accessTokens.read(other.token)
    const [header, , signature] = member.token.split('.')
    const swapped = [header, other.token.split('.')[1], signature].join('.')

    expect(await accessTokens.read(swapped)).toBeNull()
    expect(await accessTokens.read(`${member.token.slice(0, -8)}AAAAAAAA`)).toBeNull()
  })

  it('ends with its session', async () => {
    const member = await app.make.member()
    expect((await app.as(member).get('/api/v1/activity')).status).toBe(200)

    await app.superuser.query('delete from auth.sessions where user_id = $1', [member.userId])

    expect((await app.as(member).get('/api/v1/activity')).status).toBe(401)
  })

  it('is good no longer than the key that signed it is kept', async () => {
    const member = await app.make.member()
    await accessTokens.read(member.token)
    await app.superuser.query(`update auth.signing_keys set retired_at = now() - interval '1 year'`)

    await app.product.services.signingKeys.rotate()

    expect(await accessTokens.read(member.token)).toBeNull()
  })
})
