import { describe, expect, it } from 'vitest'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'
import { answerConsent } from '#testing/vendors/consent-walk.ts'

const PATH = '/api/v1/provider-connections'
const app = await startTestApp()
const { db } = app.product.base.sandbox

/** A connection that nobody has asked for two days. */
async function connectLongAgo() {
  const owner = await app.make.member()
  const { body } = await app.as(owner).post(PATH, { provider: 'sendgrid', credentials: { apiKey: 'SG.sandbox-key' } })
  await app.superuser.query(`update provider_connections set checked_at = now() - interval '2 days' where id = $1`, [
    body.id,
  ])
  const read = async () => (await app.as(owner).get(PATH)).body.items[0]
  const countNotices = async () =>
    (
      await app.superuser.query(`select id from notifications where customer_id = $1 and kind = 'provider.broken'`, [
        owner.customerId,
      ])
    ).rows.length
  return { owner, read, countNotices }
}

const broken = await connectLongAgo()

/** A consent that nothing renews, and that ends in five days. */
async function connectToTheEnd() {
  const owner = await app.make.member()
  const { url } = (await app.as(owner).post('/api/v1/provider-authorizations', { provider: 'linkedin' })).body
  const home = await answerConsent(new URL(url), 'Allow as Marcus Bell')
  const returned = { code: home.searchParams.get('code'), state: home.searchParams.get('state') }
  await app.as(owner).post('/api/v1/provider-authorizations/complete', returned)
  const of = [owner.customerId]
  return {
    age: () =>
      app.superuser.query(
        `update provider_connections set token_expires_at = now() + interval '5 days' where customer_id = $1`,
        of,
      ),
    countNotices: async () =>
      (
        await app.superuser.query(
          `select id from notifications where customer_id = $1 and kind = 'provider.expiring'`,
          of,
        )
      ).rows.length,
  }
}
const ending = await connectToTheEnd()

describeJobsRunTwice(app, 'providers', {
  'providers.check': {
    arrange: async () => {
      await setFault(db, 'sendgrid', { kind: 'no-permission', remaining: null })
      await app.superuser.query(`insert into pgboss.job (name, data, retry_limit) values ('providers.check', '{}', 0)`)
    },
    effect: async () => ({ status: (await broken.read()).status, notices: await broken.countNotices() }),
    done: { status: 'disconnected', notices: 1 },
  },
  'providers.renew': {
    arrange: async () => {
      await ending.age()
      await app.superuser.query(`insert into pgboss.job (name, data, retry_limit) values ('providers.renew', '{}', 0)`)
    },
    effect: ending.countNotices,
    done: 1,
  },
})

describe('the daily look at connections', () => {
  it.each(['down', 'garbage'] as const)('leaves alone what is only out of order: %s', async (kind) => {
    await clearFaults(db, 'sendgrid')
    const { read, countNotices } = await connectLongAgo()
    await setFault(db, 'sendgrid', { kind, remaining: null })

    await app.jobs.run('providers.check')

    await clearFaults(db, 'sendgrid')
    expect(await read()).toMatchObject({ status: 'active', fault: null })
    expect(Date.parse((await read()).checkedAt)).toBeGreaterThan(Date.now() - 60_000)
    expect(await countNotices()).toBe(0)
  })
})
