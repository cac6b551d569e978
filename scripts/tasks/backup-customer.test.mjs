import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCustomerFile, writeCustomerFile } from '#server/database/backup/customer-file.ts'
import { DEMO_CUSTOMER_ID } from '#server/features/demo/demo-history.ts'
import { DEMO_SIGN_INS } from '#server/features/demo/demo-workspace.ts'
import { cloneDatabase } from '#testing/clone-database.ts'
import { runTask } from '#testing/run-task.ts'
import { TEST_SECRET } from '#testing/template-database.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const WORKSHOP = mkdtempSync(join(tmpdir(), 'goodword-backup-customer-'))
const FILE = join(WORKSHOP, 'demo.zst')
afterAll(() => rmSync(WORKSHOP, { recursive: true, force: true }))

const DEMO_JOBS = [
  'demo.furnish',
  'demo.connect-listing',
  'sync.run',
  'demo.book-plan',
  'demo.open-pages',
  'demo.run-campaigns',
  'demo.tell-story',
]

const [DAYS, CHANGES] = ['public.platform_days', 'public.platform_changes']
/** What all customers add up to now; a day knows what was lost and won on it as well. */
const countPlatform = () =>
  query(
    `select tier, currency, sum(customers) as customers, sum(subscriptions) as subscriptions, sum(monthly_cents) as cents,
       sum(paid_cents) as paid
     from (select tier, currency, customers, subscriptions, monthly_cents, paid_cents from platform_days
       union all select tier, currency, customers, subscriptions, monthly_cents, paid_cents from platform_changes) known
     group by 1, 2 order by 1, 2`,
  )

/** What a removal ends, or what goes on by itself meanwhile: neither is brought back. */
const LEFT =
  /^(pgboss\.|sandbox\.|auth\.(sessions|one_time|flow)|directory\.push_endpoints|public\.(push_sub|mail_outbox|billing_events|rate_limits))/

const query = async (text, values = []) => (await app.superuser.query(text, values)).rows

/** Every table's rows, as sums. */
async function describeDatabase(name) {
  const folder = join(WORKSHOP, name)
  await runTask('backup', [folder], app.database)
  const { tables } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  return Object.fromEntries(tables.filter((table) => !LEFT.test(table.name)).map((table) => [table.name, table]))
}

async function erase(customerId) {
  await query(
    `update customers set erase_at = now(), closed_at = now(), status_before_closing = status where id = $1`,
    [customerId],
  )
  await query('select erase_closed_customer()')
}

/** Rows that point at something that is not there, in whole databases. */
async function findOrphans() {
  const keys = await query(
    `select f.conrelid::regclass::text as child, f.confrelid::regclass::text as parent,
       (select string_agg(format('c.%I = p.%I', a.attname, b.attname), ' and ')
        from unnest(f.conkey, f.confkey) k (child, parent)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.child
        join pg_attribute b on b.attrelid = f.confrelid and b.attnum = k.parent) as same,
       (select string_agg(format('c.%I is not null', a.attname), ' and ')
        from unnest(f.conkey) k (child) join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.child) as given
     from pg_constraint f join pg_namespace n on n.oid = f.connamespace
     where f.contype = 'f' and f.conparentid = 0 and n.nspname in ('public', 'auth', 'directory')`,
  )
  const orphans = []
  for (const { child, parent, same, given } of keys) {
    const found = await query(
      `select from ${child} c where ${given} and not exists (select from ${parent} p where ${same}) limit 1`,
    )
    if (found.length > 0) orphans.push(`${child} to ${parent}`)
  }
  return orphans
}

let neighbour
let shared

beforeAll(async () => {
  await app.product.services.features.demo.request()
  for (const name of DEMO_JOBS) await app.jobs.run(name)
  // Somebody who works for both, and a business beside it.
  neighbour = await app.make.member()
  shared = await app.make.member({ customerId: DEMO_CUSTOMER_ID, role: 'admin' })
  await app.make.review({ customerId: neighbour.customerId, content: 'Beside it' })
  await query('insert into directory.memberships (customer_id, user_id) values ($1, $2)', [
    neighbour.customerId,
    shared.userId,
  ])
}, 240_000)

it(
  'a backup of one customer brings back every row of theirs and their people, beside a running product, and nothing of anybody else’s changes',
  { timeout: 240_000 },
  async () => {
    const before = await describeDatabase('before')
    const counted = await countPlatform()
    const written = await runTask('backup', [`--customer=${DEMO_CUSTOMER_ID}`, FILE], app.database)
    expect(written).toMatchObject({
      code: 0,
      said: expect.stringMatching(/\d+ rows of \d+ tables, written and read/),
    })
    expect(readdirSync(WORKSHOP)).not.toContain('demo.zst.unfinished')
    await erase(DEMO_CUSTOMER_ID)
    const without = await describeDatabase('without')
    expect(without['public.reviews'].rows).toBe(1)

    const restored = await runTask('restore', ['--customer', FILE], app.database)
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('to the last byte.') })
    const counts = { [DAYS]: expect.anything(), [CHANGES]: expect.anything() }
    expect(await describeDatabase('after')).toEqual({ ...before, ...counts })
    expect(await countPlatform()).toEqual(counted)
    expect(await findOrphans()).toEqual([])

    const { email, password } = DEMO_SIGN_INS.owner
    const signedIn = await app.anonymous.post('/auth/v1/token?grant_type=password', { email, password })
    expect(signedIn.status).toBe(200)
    const seen = await app.as({ token: signedIn.body.access_token }).get('/api/v1/reviews')
    expect(seen.body.items.length).toBeGreaterThan(0)
    const beside = await app.as(neighbour).get('/api/v1/reviews')
    expect(beside.body.items).toHaveLength(1)
  },
)

it('a customer has rows of no table that counts by itself', async () => {
  const counting = await query(
    `select table_name from information_schema.columns
     where table_schema in ('public', 'directory') and table_name in (
         select table_name from information_schema.columns where column_name = 'customer_id')
       and (is_identity = 'YES' or column_default like 'nextval%')`,
  )
  expect(counting).toEqual([])
})

it('a backup is refused in words for a workspace that is not there, and to a role that does not see every row', async () => {
  const nowhere = join(WORKSHOP, 'nowhere.zst')
  const unknown = await runTask('backup', ['--customer=not-a-workspace', nowhere], app.database)
  expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining('There is no workspace not-a-workspace.')])
  const blind = await runTask('backup', [`--customer=${neighbour.customerId}`, nowhere], app.database, {
    BACKUP_DATABASE_URL: '',
  })
  expect([blind.code, blind.said]).toEqual([1, expect.stringContaining('does not see every row.')])
  expect(readdirSync(WORKSHOP).filter((name) => name.startsWith('nowhere'))).toEqual([])
})

const restore = (file, environment) => runTask('restore', ['--customer', file], app.database, environment)

async function makeGone() {
  const owner = await app.make.member()
  await app.make.review({ customerId: owner.customerId, content: 'Here once' })
  const file = join(WORKSHOP, `${owner.customerId}.zst`)
  await runTask('backup', [`--customer=${owner.customerId}`, file], app.database)
  await erase(owner.customerId)
  return { ...owner, file }
}

const countRows = ({ customerId, userId }) =>
  query(
    `select (select count(*)::int from customers where id = $1) as customers,
       (select count(*)::int from reviews where customer_id = $1) as reviews,
       (select count(*)::int from directory.memberships where customer_id = $1) as memberships,
       (select count(*)::int from auth.users where id = $2) as people`,
    [customerId, userId],
  )
const NOTHING = [{ customers: 0, reviews: 0, memberships: 0, people: 0 }]

it(
  'restoring changes nothing where the file is damaged, cut off, missing or something else',
  { timeout: 60_000 },
  async () => {
    const gone = await makeGone()
    const bytes = readFileSync(gone.file)
    const file = join(WORKSHOP, 'broken.zst')
    const flipped = Buffer.from(bytes)
    flipped[Math.floor(bytes.length / 2)] ^= 1
    for (const content of [flipped, bytes.subarray(0, bytes.length - 20), Buffer.from('something else'), '']) {
      writeFileSync(file, content)
      const { code, said } = await restore(file)
      expect([code, said]).toEqual([1, expect.stringContaining('nothing was taken from it.')])
    }
    const missing = await restore(join(WORKSHOP, 'no-such-file.zst'))
    expect([missing.code, missing.said]).toEqual([1, expect.stringContaining('There is no file')])
    expect(await countRows(gone)).toEqual(NOTHING)
  },
)

/** With sums that fit, as somebody would write it who wants more than the workspace. */
async function forge(from, to, change) {
  const tables = []
  let head
  await readCustomerFile(
    from,
    async (found) => void (head = found),
    async ({ name, columns }, rows) => void tables.push({ name, columns, rows: await collect(rows) }),
  )
  await writeCustomerFile(to, head, change(tables))
}

async function collect(rows) {
  const lines = []
  for await (const row of rows) lines.push(row)
  return lines
}

it(
  'restoring takes no table and no column from a file that a workspace does not have',
  { timeout: 60_000 },
  async () => {
    const gone = await makeGone()
    const file = join(WORKSHOP, 'forged.zst')
    const mark = join(WORKSHOP, 'ran')
    const change = (wanted, to) => (tables) =>
      tables.map((table) => (table.name === wanted ? { ...table, ...to(table) } : table))
    const stranger = randomUUID()
    const forgeries = [
      (tables) => [
        ...tables,
        { name: 'public.admin_users', columns: ['user_id'], rows: [Buffer.from(`${gone.userId}\n`)] },
      ],
      change('public.reviews', () => ({ name: 'public.admin_users', columns: ['user_id'], rows: [] })),
      change('public.reviews', ({ columns }) => ({
        columns: [...columns.slice(0, -1), `${columns.at(-1)}) from program 'touch ${mark}' --`],
        rows: [],
      })),
      change('auth.users', ({ columns }) => ({
        columns: [...columns.slice(0, -1), `(select 1) as ${columns.at(-1)}`],
      })),
      change('public.reviews', () => ({ columns: ['id', 'no_such_column'] })),
      (tables) => tables.filter(({ name }) => name !== 'auth.identities'),
      (tables) => [...tables, ...tables.filter(({ name }) => name === 'auth.users')],
    ]
    for (const forgery of forgeries) {
      await forge(gone.file, file, forgery)
      const { code, said } = await restore(file)
      expect([code, said]).toEqual([1, expect.stringContaining('other tables, or columns')])
    }
    expect(existsSync(mark)).toBe(false)
    expect(await countRows(gone)).toEqual(NOTHING)
    await forge(
      gone.file,
      file,
      change('public.reviews', ({ rows }) => ({
        rows: rows.map((row) => Buffer.from(row.toString().replaceAll(gone.customerId, stranger))),
      })),
    )
    const strange = await restore(file)
    expect([strange.code, strange.said]).toEqual([1, expect.stringContaining('public.reviews would not be what')])
    expect(await countRows(gone)).toEqual(NOTHING)
    await forge(gone.file, file, (tables) => tables)
    expect(await restore(file)).toMatchObject({ code: 0 })
  },
)

it(
  'restoring changes nothing where the workspace is, the key or the version is another’s, or the database is empty',
  { timeout: 60_000 },
  async () => {
    const gone = await makeGone()
    const otherKey = await restore(gone.file, { SECRET_KEY: 'another secret altogether and long enough' })
    expect([otherKey.code, otherKey.said]).toEqual([1, expect.stringContaining('The key that opens this backup')])
    await query(`insert into schema_migrations (name, checksum) values ('9999_later', 'x')`)
    const later = await restore(gone.file)
    await query(`delete from schema_migrations where name = '9999_later'`)
    expect([later.code, later.said]).toEqual([1, expect.stringContaining('the tables of another version')])
    const empty = await cloneDatabase({ isEmpty: true })
    const nothing = await runTask('restore', ['--customer', gone.file], empty)
    await empty.drop()
    expect([nothing.code, nothing.said]).toEqual([1, expect.stringContaining('This database is empty.')])
    expect(await countRows(gone)).toEqual(NOTHING)

    expect(await restore(gone.file)).toMatchObject({ code: 0 })
    const again = await restore(gone.file)
    expect([again.code, again.said]).toEqual([1, expect.stringContaining('It is restored only where it is not.')])
    expect(await countRows(gone)).toEqual([{ customers: 1, reviews: 1, memberships: 1, people: 1 }])
  },
)

it('restoring changes nothing where a person’s address, or a word of theirs, belongs to somebody else by now', async () => {
  const gone = await makeGone()
  await query(`insert into auth.users (email) values ($1)`, [gone.email])
  const taken = await restore(gone.file)
  expect([taken.code, taken.said]).toEqual([1, expect.stringContaining(`${gone.email} belongs to somebody else here`)])
  await query('delete from auth.users where email = $1', [gone.email])
  expect(await countRows(gone)).toEqual(NOTHING)

  const other = await app.make.member()
  const { body } = await app.as(other).post('/api/v1/qr-codes', {
    name: 'Door',
    destination: { kind: 'url', url: 'https://example.com' },
  })
  const file = join(WORKSHOP, 'code.zst')
  await runTask('backup', [`--customer=${other.customerId}`, file], app.database)
  await erase(other.customerId)
  await query('insert into directory.qr_codes (code, customer_id, qr_code_id) values ($1, $2, $3)', [
    body.code,
    neighbour.customerId,
    body.id,
  ])
  const word = await restore(file)
  await query('delete from directory.qr_codes where code = $1', [body.code])
  expect([word.code, word.said]).toEqual([1, expect.stringContaining('belongs to somebody else here: qr_codes')])
  expect(await countRows(other)).toEqual(NOTHING)
})

it('restoring leaves people alone who are there still, and gives a closed workspace a week to be opened again', async () => {
  const owner = await app.make.member()
  const { customerId, userId } = owner
  await query('insert into directory.memberships (customer_id, user_id) values ($1, $2)', [
    neighbour.customerId,
    userId,
  ])
  await app.as(owner).post('/api/v1/workspace-data/close', { companyName: 'A business' })
  const file = join(WORKSHOP, 'closed.zst')
  await runTask('backup', [`--customer=${customerId}`, file], app.database)
  const written = readFileSync(file)
  await query(`update customers set erase_at = now() where id = $1`, [customerId])
  await query('select erase_closed_customer()')
  await query(`update auth.users set email = 'renamed@members.test' where id = $1`, [userId])
  // Whoever has their address by now is in nobody's way: nothing of theirs is brought back.
  await query('insert into auth.users (email) values ($1)', [owner.email])

  expect(await restore(file)).toMatchObject({ code: 0, said: expect.stringContaining('It had been closed') })
  expect(written.includes(TEST_SECRET)).toBe(false)
  expect(await query('select email from auth.users where id = $1', [userId])).toEqual([
    { email: 'renamed@members.test' },
  ])
  const left = `select erase_at > now() + interval '6 days' as has_time from customers where id = $1`
  expect(await query(left, [customerId])).toEqual([{ has_time: true }])
})
