import { describe, expect, it } from 'vitest'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { expireAccess } from '#sandbox/vendors/vendor-grants.repository.ts'
import type { Fault } from '#shared/domain/faults.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const google = await createPlatformFixture(app, 'google', 1)
const facebook = await createPlatformFixture(app, 'facebook', 1)

interface Shown {
  id: string
  type: string
  fault: Fault | null
  needsReconnect: boolean
  reviewsSeen: number
  lastRun: { state: string; fault: Fault | null; added: number }
}

const listOf = async (member: TestMember) =>
  new Map(((await app.as(member).get('/api/v1/integrations')).body.items as Shown[]).map((item) => [item.type, item]))

async function connectBoth() {
  const owner = await app.make.member()
  await google.connect(owner)
  await facebook.connect(owner)
  await app.jobs.tryAll('sync.run')
  return owner
}

const change = (member: TestMember, type: string, set: string) =>
  app.superuser.query(`update integrations set ${set} where customer_id = $1 and type = $2`, [member.customerId, type])

describe('what a sync says', () => {
  it('of one broken platform among others, which go on', async () => {
    const owner = await connectBoth()
    await setFault(google.db, 'google', { kind: 'down', remaining: null })
    await facebook.write([{ rating: null, isRecommended: true, content: 'Came through' }])
    await app.as(owner).post('/api/v1/sync')
    await app.jobs.tryAll('sync.run', { isLastTry: true })
    await clearFaults(google.db, 'google')

    const shown = await listOf(owner)
    const { fault, lastRun } = shown.get('google') ?? {}
    expect(lastRun).toMatchObject({ state: 'failed', fault })
    expect(fault).toEqual({ kind: 'platform-down', reason: 'UNAVAILABLE', words: null })
    expect(shown.get('facebook')).toMatchObject({ fault: null, lastRun: { state: 'done', added: 1 } })
  })

  it('of a token that ran out: nothing, while it can be renewed', async () => {
    const owner = await connectBoth()
    await change(owner, 'google', `token_expires_at = now() - interval '1 hour'`)
    await expireAccess(google.db, 'google')
    await google.sync(owner)

    expect((await listOf(owner)).get('google')).toMatchObject({
      fault: null,
      lastRun: { state: 'done', fault: null },
    })
  })

  it('of a token that the platform ended before its time: nothing, while it can be renewed', async () => {
    const owner = await connectBoth()
    await expireAccess(google.db, 'google')
    await google.sync(owner)

    expect((await listOf(owner)).get('google')).toMatchObject({
      fault: null,
      lastRun: { state: 'done', fault: null },
    })
  })

  it('of a token that ran out and cannot be renewed: that it has to be connected anew', async () => {
    const owner = await connectBoth()
    await change(owner, 'facebook', `token_expires_at = now() - interval '1 hour'`)
    await facebook.sync(owner)

    const fault = { kind: 'reconnect', reason: 'token-expired', words: null }
    expect((await listOf(owner)).get('facebook')).toMatchObject({
      fault,
      needsReconnect: true,
      lastRun: { state: 'failed', fault },
    })
  })

  it.each(['google', 'facebook'])('of missing credentials for %s', async (type) => {
    const owner = await connectBoth()
    await change(owner, type, 'credentials = null')
    await app.as(owner).post('/api/v1/sync')
    await app.jobs.tryAll('sync.run')

    expect((await listOf(owner)).get(type)).toMatchObject({
      fault: { kind: 'reconnect', reason: 'credentials-missing', words: null },
      needsReconnect: true,
      lastRun: { state: 'failed' },
    })
  })

  it('of nothing connected: just that, also when something was connected once', async () => {
    const owner = await connectBoth()
    await change(owner, 'google', `status = 'disconnected'`)
    await change(owner, 'facebook', `status = 'pending'`)

    expect(await app.as(owner).post('/api/v1/sync')).toMatchObject({
      status: 200,
      body: { runs: [] },
    })
  })
})
