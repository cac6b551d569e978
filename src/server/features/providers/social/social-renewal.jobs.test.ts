import { describe, expect, it } from 'vitest'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import type { SocialProvider } from '#shared/domain/providers.ts'
import { startTestApp } from '#testing/test-app.ts'
import { answerConsent } from '#testing/vendors/consent-walk.ts'

const [PATH, VISITS] = ['/api/v1/provider-connections', '/api/v1/provider-authorizations']
const app = await startTestApp()
const { db } = app.product.base.sandbox

async function connect(provider: SocialProvider, fields: Record<string, string> = {}) {
  const owner = await app.make.member()
  const started = (await app.as(owner).post(VISITS, { provider })).body
  const home = await answerConsent(new URL(started.url), 'Allow as Marcus Bell', fields)
  const returned = { code: home.searchParams.get('code'), state: home.searchParams.get('state') }
  const { id } = (await app.as(owner).post(`${VISITS}/complete`, returned)).body.connections[0]
  const readRow = async () =>
    (await app.superuser.query('select * from provider_connections where id = $1', [id])).rows[0]
  return {
    id: id as string,
    owner,
    readRow,
    read: async () => (await app.as(owner).get(PATH)).body.items[0],
    age: (what: string) => app.superuser.query(`update provider_connections set ${what} where id = $1`, [id]),
    countNotices: async (kind: string) =>
      (
        await app.superuser.query('select id from notifications where customer_id = $1 and kind = $2', [
          owner.customerId,
          kind,
        ])
      ).rows.length,
  }
}
async function run(name: 'providers.renew' | 'providers.check') {
  await app.superuser.query(`insert into pgboss.job (name, data, retry_limit) values ($1, '{}', 0)`, [name])
  await app.jobs.run(name)
}
const OVERDUE = `renew_at = now() - interval '1 minute'`

describe('a consent that can be renewed', () => {
  it.each(['twitter', 'instagram'] as const)('is, ahead of its end and once: %s', async (provider) => {
    const { age, readRow, id, owner } = await connect(provider)
    await age(`${OVERDUE}, token_expires_at = now() + interval '10 minutes'`)
    const before = await readRow()

    await run('providers.renew')
    const after = await readRow()
    await run('providers.renew')

    expect(after.credentials).not.toBe(before.credentials)
    expect(after.token_expires_at.getTime()).toBeGreaterThan(Date.now() + 3_600_000)
    expect(after.renew_at.getTime()).toBeGreaterThan(Date.now() + 3_600_000)
    expect(after.renew_lease_until).toBeNull()
    expect((await readRow()).credentials).toBe(after.credentials)
    expect((await app.as(owner).post(`${PATH}/${id}/test`)).status).toBe(200)
  })

  it('is renewed on the spot where somebody needs it, by one of several', async () => {
    const { age, readRow, id, owner } = await connect('twitter')
    await age(`${OVERDUE}, token_expires_at = now() - interval '1 minute'`)

    const answers = await Promise.all([1, 2, 3].map(() => app.as(owner).post(`${PATH}/${id}/test`)))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await readRow()).token_expires_at.getTime()).toBeGreaterThan(Date.now())
  })

  it('is tried again later while the network is out of order', async () => {
    const { age, readRow, read } = await connect('twitter')
    await age(OVERDUE)
    await setFault(db, 'twitter', { kind: 'down', remaining: null })
    await run('providers.renew')
    await clearFaults(db, 'twitter')

    expect((await readRow()).renew_at.getTime()).toBeGreaterThan(Date.now())
    expect(await read()).toMatchObject({ status: 'active', fault: null })
  })

  it('and was taken back is told once', async () => {
    const { age, readRow, read, countNotices } = await connect('twitter')
    await app.superuser.query(`update sandbox.vendor_grants set revoked_at = now() where vendor = 'twitter'`)
    await age(OVERDUE)

    await run('providers.renew')
    await run('providers.renew')

    expect(await read()).toMatchObject({ status: 'disconnected', fault: { kind: 'refused' } })
    expect(await countNotices('provider.broken')).toBe(1)
    expect((await readRow()).renew_lease_until).toBeNull()
  })

  it('is for partners of LinkedIn too', async () => {
    const { age, readRow, read } = await connect('linkedin', { partner: 'yes' })
    expect(await read()).toMatchObject({ expiresAt: null })
    await age(OVERDUE)
    const before = await readRow()

    await run('providers.renew')

    expect((await readRow()).credentials).not.toBe(before.credentials)
  })
})

describe('a consent that ends', () => {
  it('is told a week ahead, once, and is over at its end', async () => {
    const { age, read, countNotices, readRow } = await connect('linkedin')
    expect((await readRow()).renew_at).toBeNull()
    await run('providers.renew')
    expect(await countNotices('provider.expiring')).toBe(0)

    await age(`token_expires_at = now() + interval '6 days'`)
    await run('providers.renew')
    await run('providers.renew')
    expect(await countNotices('provider.expiring')).toBe(1)
    expect(await read()).toMatchObject({ status: 'active' })

    await age(`token_expires_at = now() - interval '1 minute'`)
    await run('providers.renew')
    expect(await read()).toMatchObject({ status: 'disconnected', fault: { kind: 'expired', words: null } })
    expect(await countNotices('provider.broken')).toBe(1)
  })
})

describe('the daily look', () => {
  it('asks networks too', async () => {
    const { age, read } = await connect('instagram')
    await age(`checked_at = now() - interval '2 days'`)
    await run('providers.check')
    expect(Date.parse((await read()).checkedAt)).toBeGreaterThan(Date.now() - 60_000)

    await app.superuser.query(
      `update sandbox.vendor_grants set scope = 'instagram_business_basic' where vendor = 'instagram'`,
    )
    await age(`checked_at = now() - interval '2 days'`)
    await run('providers.check')
    expect(await read()).toMatchObject({ status: 'disconnected', fault: { kind: 'rights' } })
  })
})
