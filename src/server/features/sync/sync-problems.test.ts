import { afterEach, describe, expect, it } from 'vitest'
import type { Integration } from '#shared/contracts/integrations.ts'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { revokeEverything } from '#sandbox/vendors/vendor-grants.repository.ts'
import type { TestMember } from '#testing/make.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const google = await createPlatformFixture(app, 'google', 1)
const HOUR_MS = 3_600_000

afterEach(() => clearFaults(google.db, 'google'))

async function getOnly(member: TestMember): Promise<Integration> {
  const [integration] = (await app.as(member).get('/api/v1/integrations')).body.items
  return integration
}

async function connect(): Promise<TestMember> {
  const owner = await app.make.member()
  await google.connect(owner)
  await app.jobs.tryAll('sync.run')
  return owner
}

describe('what is the matter with a connection', () => {
  it.each([
    ['down', 'platform-down'],
    ['garbage', 'platform-down'],
    ['rate-limit', 'rate-limited'],
    ['no-permission', 'permission-missing'],
  ] as const)('has a kind of its own when the platform is at fault with %s', async (kind, faultKind) => {
    const owner = await connect()
    await setFault(google.db, 'google', { kind, remaining: null })
    await app.as(owner).post('/api/v1/sync')
    await app.jobs.tryAll('sync.run', { isLastTry: true })

    expect(await getOnly(owner)).toMatchObject({
      fault: { kind: faultKind },
      needsReconnect: false,
      lastRun: { state: 'failed', fault: { kind: faultKind } },
    })
  })

  it('is a matter of connecting anew only where the consent is gone', async () => {
    const owner = await connect()
    await revokeEverything(google.db, 'google')
    await google.sync(owner)

    expect(await getOnly(owner)).toMatchObject({ fault: { kind: 'reconnect' }, needsReconnect: true, nextSyncAt: null })
  })

  it('is forgotten after a run that works', async () => {
    const owner = await connect()
    await setFault(google.db, 'google', { kind: 'no-permission', remaining: null })
    await google.sync(owner)
    await clearFaults(google.db, 'google')
    await google.sync(owner)

    expect(await getOnly(owner)).toMatchObject({ fault: null, lastRun: { state: 'done' } })
  })
})

describe('a missing permission', () => {
  it('is tried again within hours, without anybody’s doing', async () => {
    const owner = await connect()
    await setFault(google.db, 'google', { kind: 'no-permission', remaining: null })
    await google.sync(owner)

    const { nextSyncAt } = await getOnly(owner)
    const waitMs = Date.parse(nextSyncAt ?? '') - Date.now()
    expect(waitMs).toBeGreaterThan(HOUR_MS)
    expect(waitMs).toBeLessThan(6 * HOUR_MS)
  })
})

describe('a run that waits for its next try', () => {
  it('says when that is, and forgets it once it goes on', async () => {
    const owner = await connect()
    await setFault(google.db, 'google', { kind: 'down', remaining: null })
    await app.as(owner).post('/api/v1/sync')
    await app.jobs.tryAll('sync.run', { retryInSeconds: 40 })

    const { lastRun } = await getOnly(owner)
    expect(lastRun).toMatchObject({ state: 'running', fault: { kind: 'platform-down' } })
    const waitMs = Date.parse(lastRun?.retryAt ?? '') - Date.now()
    expect(waitMs).toBeGreaterThan(0)
    expect(waitMs).toBeLessThanOrEqual(40_000)

    await clearFaults(google.db, 'google')
    await app.jobs.tryAll('sync.run')
    expect((await getOnly(owner)).lastRun).toMatchObject({ state: 'done', retryAt: null, fault: null })
  })
})
