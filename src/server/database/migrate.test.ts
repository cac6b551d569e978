import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { createKeyring } from '#server/kernel/crypto/keyring.ts'
import { createPasswordSafe } from '#server/kernel/crypto/password-safe.ts'
import { cloneDatabase } from '#testing/clone-database.ts'
import { PLATFORM_TABLES } from '#testing/tenancy-faults.ts'
import { TEST_SECRET } from '#testing/template-database.ts'
import { prepareDatabase, withClient } from './prepare.ts'

const databases = await Promise.all([cloneDatabase({ isEmpty: true }), cloneDatabase()])
const [empty, migrated] = databases
afterAll(() => Promise.all(databases.map((database) => database.drop())))

const safe = createPasswordSafe(createKeyring(TEST_SECRET, []))
const prepare = (database: typeof empty) => prepareDatabase(database.owner, { safe })

describe('migrations', () => {
  it('run once when several processes start at the same moment', async () => {
    const applied = await Promise.all([prepare(empty), prepare(empty), prepare(empty)])

    const files = readdirSync(new URL('./migrations', import.meta.url)).length
    expect(applied.map(({ appliedMigrations }) => appliedMigrations.length).toSorted((a, b) => a - b)).toEqual([
      0,
      0,
      files,
    ])
  })

  it('find nothing to do the second time', async () => {
    expect((await prepare(migrated)).appliedMigrations).toEqual([])
  })

  it('refuse to go on when a released one was edited', async () => {
    await withClient(migrated.owner, (client) =>
      client.query(`update schema_migrations set checksum = 'other' where name = '0001_tenancy'`),
    )

    await expect(prepare(migrated)).rejects.toThrow('0001_tenancy was changed after it had been applied')
  })
})

const FOLDER = new URL('./migrations/', import.meta.url)
/** Released before the rule; 0033 fills in again what they left. */
const LAST_WITHOUT_RULE = '0025_disputes.sql'

describe('a fill-in', () => {
  it('lifts the policies of the tables that it writes to, which bind their owner too', () => {
    const files = readdirSync(FOLDER).filter((file) => file > LAST_WITHOUT_RULE)
    const unreached = files.flatMap((file) => {
      const sql = readFileSync(new URL(file, FOLDER), 'utf8')
      const written = [...sql.matchAll(/^(?:update|insert into|delete from) (\w+)/gm)].map(([, table]) => table)
      return written
        .filter((table) => PLATFORM_TABLES[`public.${table}`] === undefined)
        .filter((table) => !sql.includes(`alter table ${table} no force row level security`))
        .map((table) => `${file}: ${table}`)
    })
    expect(unreached).toEqual([])
  })

  it('forces them again', () => {
    const loose = readdirSync(FOLDER).filter((file) => {
      const sql = readFileSync(new URL(file, FOLDER), 'utf8')
      const lifted = [...sql.matchAll(/alter table (\w+) no force row level security/g)]
      return lifted.some(([, table]) => !sql.includes(`alter table ${table} force row level security`))
    })
    expect(loose).toEqual([])
  })
})

describe('a key that is not this installation’s', () => {
  it('is refused before anything is changed', async () => {
    const wrong = createPasswordSafe(createKeyring('another secret altogether, long enough', []))
    const attempt = prepareDatabase(migrated.owner, { safe: wrong })

    await expect(attempt).rejects.toThrow('SECRET_KEY is not the key this database was sealed with.')
  })
})
