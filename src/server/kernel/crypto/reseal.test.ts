import { describe, expect, it } from 'vitest'
import { createSigningKeys } from '#server/auth/signing-keys.ts'
import { startTestApp } from '#testing/test-app.ts'
import { TEST_SECRET } from '#testing/template-database.ts'
import { createKeyring } from './keyring.ts'
import { countOutdated, resealColumn, SEALED_COLUMNS } from './reseal.ts'
import { keyIdOf } from './seal.ts'

const app = await startTestApp()
const { db } = app.product.base.auth
const resealAll = async () =>
  (await Promise.all(SEALED_COLUMNS.map((column) => resealColumn(db, rotated, column)))).join()
const newSecret = 'the next secret for tests, long enough too'
const rotated = createKeyring(newSecret, [TEST_SECRET])

describe('rotating the key', () => {
  it('finds every sealed value that the database holds', async () => {
    const { rows } = await app.superuser.query<{ place: string }>(
      `select table_schema || '.' || table_name || '.' || column_name as place
       from information_schema.columns where column_name in ('private_key', 'access_token', 'refresh_token', 'credentials')
       and table_schema in ('public', 'auth')`,
    )
    const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`)
    expect(rows.map((row) => row.place)).toEqual(known)
  })

  it('seals everything anew, once, and then no earlier key is needed', async () => {
    await app.make.member()
    expect(await countOutdated(db, rotated)).toBe(1)

    expect([await resealAll(), await resealAll()]).toEqual(['1', '0'])

    expect(await countOutdated(db, rotated)).toBe(0)
    const { rows } = await app.superuser.query<{ private_key: string }>('select private_key from auth.signing_keys')
    expect(rows.map((row) => keyIdOf(row.private_key))).toEqual([rotated.current.id])
    const withoutOld = createSigningKeys(db, createKeyring(newSecret, []))
    expect((await withoutOld.current()).kid).toBeTruthy()
  })
})
