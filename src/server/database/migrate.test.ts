import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
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
      const written = [...sql.matchAll(/^(?:update|insert into|delete from) ([\w.]+)/gm)].map(([, table]) => table)
      return (
        written
          .filter((table) => PLATFORM_TABLES[`public.${table}`] === undefined)
          // A table of its own has none before they are forced.
          .filter((table) => !sql.includes(`create table ${table} `))
          .filter((table) => !sql.includes(`alter table ${table} no force row level security`))
          .map((table) => `${file}: ${table}`)
      )
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

describe('the directory', () => {
  it('takes over who and what was found by tables of customers before', async () => {
    const database = await cloneDatabase({ isEmpty: true })
    onTestFinished(() => database.drop())
    const files = readdirSync(FOLDER).toSorted()
    const apply = (wanted: (file: string) => boolean) =>
      withClient(database.owner, async (client) => {
        await client.query('create table if not exists login_roles (id text primary key, password text not null)')
        for (const file of files.filter(wanted)) await client.query(readFileSync(new URL(file, FOLDER), 'utf8'))
      })
    await apply((file) => file < '0041')
    await withClient(database.superuser, (client) => client.query(FOUND_BEFORE))

    await apply((file) => file >= '0041')

    const { rows } = await withClient(database.superuser, (client) =>
      client.query<{ found: string }>(`
        select 'member ' || user_id || ' ' || customer_id as found from directory.memberships
        union all select 'domain ' || domain || ' ' || customer_id from directory.sso_domains
        union all select 'browser ' || endpoint || ' ' || customer_id || ' ' || (subscription_id in (select id from push_subscriptions))
          from directory.push_endpoints
        union all select 'link ' || encode(d.word_hash, 'escape') || ' ' || d.customer_id || ' ' || (d.link_id in (select id from reply_links))
          from directory.reply_links d order by 1`),
    )
    expect(rows.map(({ found }) => found)).toEqual([
      `browser https://push.test/1 ${CUSTOMER} true`,
      `domain a.test ${CUSTOMER}`,
      `link word ${CUSTOMER} true`,
      `member ${PERSON} ${CUSTOMER}`,
    ])
  })
})

const CUSTOMER = '11111111-1111-4111-8111-111111111111'
const PERSON = '22222222-2222-4222-8222-222222222222'
const FOUND_BEFORE = `
  insert into auth.users (id, email) values ('${PERSON}', 'ann@a.test');
  insert into customers (id, user_id, company_name, subscription_tier) values ('${CUSTOMER}', '${PERSON}', 'A', 'starter');
  insert into team_members (customer_id, user_id, name, email, role, status) values
    ('${CUSTOMER}', '${PERSON}', 'Ann', 'ann@a.test', 'owner', 'active'), ('${CUSTOMER}', null, 'Bob', 'bob@a.test', 'member', 'invited');
  insert into sso_providers (customer_id, id, kind, issuer, client_id, client_secret) values ('${CUSTOMER}', '${PERSON}', 'oidc', 'i', 'c', 's');
  insert into sso_domains (customer_id, domain, provider_id) values ('${CUSTOMER}', 'a.test', '${PERSON}');
  with session as (insert into auth.sessions (user_id) values ('${PERSON}') returning id)
    insert into push_subscriptions (customer_id, user_id, endpoint, keys_sealed, device, session_id)
    select '${CUSTOMER}', '${PERSON}', 'https://push.test/1', 'k', 'd', id from session;
  insert into reviews (customer_id, id, platform, listing_id, platform_review_id, rating, created_at, updated_at)
    values ('${CUSTOMER}', '${PERSON}', 'google', 'l', 'r', 1, now(), now());
  insert into reply_links (customer_id, user_id, review_id, word_hash, draft, draft_origin, expires_at)
    values ('${CUSTOMER}', '${PERSON}', '${PERSON}', 'word', '', '{}', now())`
