import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import type { Database } from '#server/database/connect.ts'
import { createSigningKeys } from '#server/auth/sessions/signing-keys.ts'
import { createListingKeyCodes } from '#server/features/listing-keys/listing-keys.service.ts'
import { readMail } from '#testing/auth-fixture.ts'
import { visitOidc } from '#testing/identity-walk.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { createBrowser } from '#testing/push-fixture.ts'
import { makeSsoCustomer } from '#testing/sso-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { answerConsent } from '#testing/vendors/consent-walk.ts'
import { TEST_SECRET } from '#testing/template-database.ts'
import { createKeyring } from './keyring.ts'
import { countOutdated, resealColumn, SEALED_COLUMNS } from './reseal.ts'
import { keyIdOf } from './seal.ts'

const app = await startTestApp()
await app.as(await app.make.member()).post('/auth/v1/factors', { factor_type: 'totp' })
await makeSsoCustomer(app, 'oidc')
await visitOidc(
  `${app.url}/auth/v1/authorize?provider=google&code_challenge=${'a'.repeat(43)}&code_challenge_method=plain`,
  { email: 'grace@mail.test' },
)
await createListingKeyCodes({
  transactions: app.product.base.transactions,
  keyring: app.product.base.keyring,
}).make({ platform: 'tripadvisor', listingId: '1', name: 'A place', key: 'a key', codeChallenge: 'a'.repeat(43) })
await (await createPlatformFixture(app, 'google', 1)).connect(await app.make.member())
await app.as(await app.make.member()).post('/api/v1/me/push-devices', createBrowser(app).subscription)
await app.as(await app.make.member()).put('/api/v1/settings/notifications', {
  ...DEFAULT_CUSTOMER_SETTINGS.notifications,
  slackAddress: 'https://hooks.slack.com/services/T1/B1/secret',
})
await app.as(await app.make.member()).post('/api/v1/provider-connections', {
  provider: 'smtp',
  credentials: { host: 'smtp.a.test', port: '587', username: 'ann', password: 'sandbox-key' },
})
const programmer = app.as(await app.make.member({ tier: 'enterprise' }))
const told = { address: 'https://hooks.example.com/till', events: ['review.created'] }
await programmer.post('/api/v1/webhooks', told)
const { hook } = (await programmer.post('/api/v1/visit-hooks', { name: 'Till', mapping: { email: 'guest.email' } }))
  .body
await programmer.post(`/api/v1/visit-hooks/${hook.id}/rotate`, { hint: hook.hint })
const poster = app.as(await app.make.member())
const visit = (await poster.post('/api/v1/provider-authorizations', { provider: 'linkedin' })).body
const { searchParams: home } = await answerConsent(new URL(visit.url), 'Allow as Dana Whitlock')
await poster.post('/api/v1/provider-authorizations/complete', { code: home.get('code'), state: home.get('state') })
const pool = new Pool({ ...app.database.owner, max: 2 })
const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) })
afterAll(() => db.destroy())
const resealAll = async () =>
  (await Promise.all(SEALED_COLUMNS.map((column) => resealColumn(db, rotated, column)))).join()
const newSecret = 'the next secret for tests and long enough too'
const rotated = createKeyring(newSecret, [TEST_SECRET])

describe('rotating the key', () => {
  it('finds every sealed value that the database holds, by what it looks like', async () => {
    const { rows: columns } = await app.superuser.query<{ name: string; tbl: string; col: string }>(
      `select case when table_schema = 'public' then '' else table_schema || '.' end || table_name as name,
         format('%I.%I', table_schema, table_name) as tbl, format('%I', column_name) as col
       from information_schema.columns
       where data_type = 'text' and table_schema in ('public', 'auth') and is_updatable = 'YES'`,
    )
    const found: string[] = []
    for (const { name, tbl, col } of columns) {
      const { rowCount } = await app.superuser.query(
        `select from ${tbl} where ${col} ~ '^s1\\.[0-9a-f]{12}\\.' limit 1`,
      )
      if (rowCount) found.push(`${name}.${col}`)
    }
    const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`)
    expect(found.toSorted()).toEqual(known.toSorted())
  })

  it('ends nothing that was given out before, while the earlier key stands beside the new one', async () => {
    const { email, refreshToken } = await app.make.member()
    await app.anonymous.post('/auth/v1/otp', { email })
    const { code } = await readMail(app, email)

    const restarted = await startTestApp({
      DATABASE_URL: app.database.url,
      SECRET_KEY: newSecret,
      SECRET_KEY_PREVIOUS: TEST_SECRET,
    })

    const { anonymous } = restarted
    const answers = [
      await anonymous.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken }),
      await anonymous.post('/auth/v1/verify', { type: 'email', email, token: code }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('seals everything anew, once, and then no earlier key is needed', async () => {
    expect(await countOutdated(db, rotated)).toBe(18)

    expect([await resealAll(), await resealAll()]).toEqual([
      '1,1,1,4,1,1,1,1,1,1,1,1,1,1,1',
      '0,0,0,0,0,0,0,0,0,0,0,0,0,0,0',
    ])

    expect(await countOutdated(db, rotated)).toBe(0)
    const { rows } = await app.superuser.query<{ private_key: string }>('select private_key from auth.signing_keys')
    expect(rows.map((row) => keyIdOf(row.private_key))).toEqual([rotated.current.id])
    const withoutOld = createSigningKeys(app.product.base.auth.db, createKeyring(newSecret, []), {
      algorithm: 'ES256',
      tokenLifeSeconds: 3600,
    })
    expect((await withoutOld.current()).kid).toBeTruthy()
  })
})
