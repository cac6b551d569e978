import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { createKeyring } from '#server/kernel/crypto/keyring.ts'
import { createPasswordSafe } from '#server/kernel/crypto/password-safe.ts'
import { cloneDatabase } from '#testing/clone-database.ts'
import { faultSchema, replyFaultSchema } from '#shared/domain/faults.ts'
import { TEST_SECRET } from '#testing/template-database.ts'
import { prepareDatabase, withClient } from './prepare.ts'
import { PLATFORM_TABLES } from './spread/table-kinds.ts'

const databases = await Promise.all([cloneDatabase({ isEmpty: true }), cloneDatabase(), cloneDatabase()])
const [empty, migrated, searched] = databases
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

  it('have a number each, so that their order is plain', () => {
    const numbers = readdirSync(new URL('./migrations', import.meta.url)).map((name) => name.slice(0, 4))
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
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
    const database = await upgrade('0041', FOUND_BEFORE)

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

describe('what went wrong at a platform', () => {
  it('keeps its kind, its reason and the platform’s words, where it was a sentence before', async () => {
    const database = await upgrade('0050', FAULTS_BEFORE)

    const { rows } = await withClient(database.superuser, (client) =>
      client.query<{ found: string; fault: unknown }>(`
        select 'integration ' || name as found, fault from integrations where fault is not null
        union all select 'run ' || seen, fault from sync_runs where fault is not null
        union all select 'dispute ' || description, filing_fault from disputes where filing_fault is not null
        union all select 'reply ' || text, fault from replies where fault is not null order by 1`),
    )
    expect(Object.fromEntries(rows.map(({ found, fault }) => [found, fault]))).toEqual({
      'dispute not linked': { kind: 'gone', reason: 'not-linked', words: null },
      'dispute ours': { kind: 'our-fault', reason: null, words: null },
      'dispute unconnected': { kind: 'reconnect', reason: 'not-connected', words: null },
      'integration busy': { kind: 'rate-limited', reason: null, words: 'Google asks for fewer calls: too many.' },
      'integration expired': { kind: 'reconnect', reason: 'token-expired', words: null },
      'integration left': { kind: 'not-revoked', reason: null, words: null },
      'integration refused': { kind: 'rejected', reason: null, words: 'Yelp says no.' },
      'reply down': { kind: 'platform-down', reason: null, words: 'Google answered 503.' },
      'reply profane': { kind: 'rejected', reason: 'PROFANITY', words: null },
      'reply saved': { kind: 'not-connected', reason: null, words: 'This platform is not connected.' },
      'run 1': { kind: 'platform-down', reason: null, words: 'Google cannot be reached.' },
      'run 2': { kind: 'permission-missing', reason: null, words: 'A permission is missing.' },
      'run 3': { kind: 'rejected', reason: 'unsupported', words: null },
    })
    const schemas = rows.map(({ found }) => (found.startsWith('reply') ? replyFaultSchema : faultSchema))
    expect(rows.filter(({ fault }, index) => !schemas[index]?.safeParse(fault).success)).toEqual([])
  })
})

describe('the name of a business', () => {
  it('is asked for where a workspace has only its owner’s, and not in the demo', async () => {
    const database = await upgrade('0073', NAMED_BEFORE)

    const { rows } = await withClient(database.superuser, (client) =>
      client.query<{ named: string }>(
        `select company_name || ' ' || is_demo || ' ' || is_named as named from customers order by 1`,
      ),
    )
    expect(rows.map(({ named }) => named)).toEqual([
      'Ann Lee false false',
      'Ann Lee true true',
      'Harbour Bistro false true',
    ])
  })
})

describe('a table that becomes one of partitions', () => {
  it('keeps its rows where they are, and takes new ones by the same name', async () => {
    const database = await upgrade('0450', EVENTS_BEFORE)

    const { rows } = await withClient(database.superuser, async (client) => {
      await client.query(`select set_config('app.customer_id', $1, false)`, [CUSTOMER])
      await client.query('set role goodword_app')
      await client.query(`insert into live_events (customer_id, id, type) values ($1, 3, 'new')`, [CUSTOMER])
      return client.query<{ found: string }>(
        `select type || ' in ' || tableoid::regclass as found from live_events order by id`,
      )
    })
    expect(rows.map(({ found }) => found)).toEqual([
      'old in live_events_before',
      'ahead of its time in live_events_before',
      'new in live_events_before',
    ])
  })
})

/** A database of the time before `first`, with rows of that time, brought up to date. */
async function upgrade(first: string, rowsBefore: string) {
  const database = await cloneDatabase({ isEmpty: true })
  onTestFinished(() => database.drop())
  const files = readdirSync(FOLDER).toSorted()
  const apply = (wanted: (file: string) => boolean) =>
    withClient(database.owner, async (client) => {
      await client.query('create table if not exists login_roles (id text primary key, password text not null)')
      for (const file of files.filter(wanted)) await client.query(readFileSync(new URL(file, FOLDER), 'utf8'))
    })
  await apply((file) => file < first)
  await withClient(database.superuser, (client) => client.query(rowsBefore))
  await apply((file) => file >= first)
  return database
}

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

const FAULTS_BEFORE = `
  insert into auth.users (id, email) values ('${PERSON}', 'ann@a.test');
  insert into customers (id, user_id, company_name, subscription_tier) values ('${CUSTOMER}', '${PERSON}', 'A', 'starter');
  insert into integrations (customer_id, id, type, name, status, problem, problem_kind) values
    ('${CUSTOMER}', '${PERSON}', 'yelp', 'refused', 'connected', 'Yelp says no.', 'refused'),
    ('${CUSTOMER}', default, 'google', 'busy', 'connected', 'Error fetching from google: Google asks for fewer calls: too many. It will be tried again.', 'rate-limited'),
    ('${CUSTOMER}', default, 'google', 'expired', 'connected', 'Access token for google has expired. Please reconnect.', 'reconnect'),
    ('${CUSTOMER}', default, 'google', 'left', 'disconnected', null, 'not-revoked'),
    ('${CUSTOMER}', default, 'google', 'well', 'connected', null, null);
  insert into sync_runs (customer_id, integration_id, trigger, state, seen, message) values
    ('${CUSTOMER}', '${PERSON}', 'timer', 'failed', 1, 'Error fetching from google: Google cannot be reached.'),
    ('${CUSTOMER}', '${PERSON}', 'timer', 'failed', 2, 'A permission is missing.'),
    ('${CUSTOMER}', '${PERSON}', 'timer', 'failed', 3, 'Unsupported platform: myspace'),
    ('${CUSTOMER}', '${PERSON}', 'timer', 'done', 4, null);
  insert into disputes (customer_id, reason, description, filing_problem) values
    ('${CUSTOMER}', 'fake', 'not linked', 'This dispute is not linked to an external review'),
    ('${CUSTOMER}', 'fake', 'ours', 'Failed to file dispute with platform'),
    ('${CUSTOMER}', 'fake', 'unconnected', 'No active google integration found.'),
    ('${CUSTOMER}', 'fake', 'well', null);
  insert into reviews (customer_id, id, platform, listing_id, platform_review_id, rating, created_at, updated_at)
    values ('${CUSTOMER}', '${PERSON}', 'google', 'l', 'r', 1, now(), now());
  insert into replies (customer_id, review_id, text, state, problem, problem_kind, reason) values
    ('${CUSTOMER}', '${PERSON}', 'profane', 'rejected', 'Google refused it.', 'rejected', 'PROFANITY'),
    ('${CUSTOMER}', '${PERSON}', 'down', 'failed', 'Response saved locally, but failed to post to Google: Google answered 503. It will be tried again.', 'platform-down', null),
    ('${CUSTOMER}', '${PERSON}', 'saved', 'saved', 'This platform is not connected.', null, null),
    ('${CUSTOMER}', '${PERSON}', 'well', 'superseded', null, null, null)`

const EVENTS_BEFORE = `
  insert into live_events (customer_id, id, type, created_at) values
    ('${CUSTOMER}', 1, 'old', now() - interval '3 days'), ('${CUSTOMER}', 2, 'ahead of its time', now() + interval '9 days'),
    ('${PERSON}', 1, 'theirs', now())`

const NAMED_BEFORE = ['Ann Lee', 'Harbour Bistro', 'Ann Lee']
  .map((company, index) => {
    const id = `${index + 1}1111111-1111-4111-8111-111111111111`
    return `
      insert into auth.users (id, email) values ('${id}', 'ann${index}@a.test');
      insert into customers (id, user_id, company_name, subscription_tier, is_demo)
        values ('${id}', '${id}', '${company}', 'starter', ${index === 2});
      insert into team_members (customer_id, user_id, name, email, role, status)
        values ('${id}', '${id}', 'Ann Lee', 'ann${index}@a.test', 'owner', 'active');`
  })
  .join('')

/** Released before the rule; 0112 brings back what 0103 took away. */
const LAST_THAT_TAKES_AWAY = '0111'

/** What this takes away from processes of the version before: it says of nothing else that it is unused, and since when. */
function findTakenAway(sql: string): string[] {
  const made = new Set(
    [...sql.matchAll(/^create (?:or replace )?function ([\w.]+)\(([^)]*)\)/gm)].map(([, name, given = '']) => {
      const types = given.split(',').map((one) => one.trim().replace(/^\w+ /, ''))
      return `${name}(${types.join(', ')})`
    }),
  )
  const takenAway =
    /(?<!^-- Unused since \d{4}\b.*\n)^(?:drop (?:function|table|view) .*|alter .*\b(?:drop column|rename)\b.*);/gm
  return [...sql.matchAll(takenAway)]
    .map(([statement]) => statement)
    .filter((statement) => !made.has(/^drop function (?:if exists )?(.*);$/.exec(statement)?.[1] ?? ''))
}

describe('an update', () => {
  it('leaves to processes of the version before what they still call', () => {
    const files = readdirSync(FOLDER).filter((file) => file > LAST_THAT_TAKES_AWAY)
    const faults = files.flatMap((file) => findTakenAway(readFileSync(new URL(file, FOLDER), 'utf8')))
    expect(faults).toEqual([])
  })

  it.each([
    ['drop function look(text, integer);', 1],
    ['drop function look(text, integer);\ncreate function look(p_for text, p_most integer) returns integer', 0],
    ['drop function look(text);\ncreate function look(p_for text, p_most integer) returns integer', 1],
    ['alter table looks rename column at to looked_at;', 1],
    ['alter table looks drop column at;', 1],
    ['-- Unused since 0112.\ndrop function look(text, integer);', 0],
    ['alter table looks drop constraint looks_check;', 0],
  ])('is at fault in so many places: %j %i', (sql, faults) => {
    expect(findTakenAway(sql)).toHaveLength(faults)
  })

  it('finds for them, too, what says a word, of one customer alone', async () => {
    const { rows } = await withClient(searched.superuser, async (client) => {
      const mine = '00000000-0000-4000-8000-000000000001'
      await client.query(
        `insert into customers (id, company_name, subscription_tier)
         values ($1, 'One', 'starter'), ('00000000-0000-4000-8000-000000000002', 'Other', 'starter')`,
        [mine],
      )
      await client.query(
        `insert into disputes (customer_id, reason, description)
         select id, 'fake', 'A chandelier of ' || company_name from customers where id::text like '00000000-0000-4000%'`,
      )
      await client.query(`select set_config('app.customer_id', $1, false)`, [mine])
      await client.query('set role goodword_app')
      return client.query(
        `select d.description from search_texts('dispute', '[{"pieces": ["chandelier"]}]', '[]', 6) s
         join disputes d on d.id = s.id`,
      )
    })
    expect(rows).toEqual([{ description: 'A chandelier of One' }])
  })
})
