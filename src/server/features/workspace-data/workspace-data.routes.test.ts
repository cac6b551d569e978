import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readCsv } from '#server/kernel/csv/read-csv.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createVisitors } from '#testing/visitor-fixture.ts'
import { LEFT_OUT } from './workspace-data.repository.ts'

const app = await startTestApp()
const visitors = createVisitors(app)

const DATA = '/api/v1/workspace-data'
const PLANTED = 'Quetzalcoatl'

/** As any program for archives does it: from the list at the end. */
function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const [local, name] = [zip.readUInt32LE(at + 42), zip.subarray(at + 46, at + 46 + nameLength).toString()]
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files.set(name, inflateRawSync(zip.subarray(start, start + packed)))
    at += 46 + nameLength
  }
  return files
}

async function fetchArchive(member: TestMember, exportId: string) {
  const response = await fetch(`${app.url}${DATA}/exports/${exportId}/file`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}

const listTables = async () =>
  (
    await app.superuser.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'customer_id'
         and not (select relispartition from pg_class where oid = format('%I.%I', table_schema, table_name)::regclass) order by 1`,
    )
  ).rows.map(({ name }) => name)

const GENERAL = { companyName: 'A business', country: null, timezone: 'UTC', language: 'en' }

async function furnish(word = PLANTED) {
  const owner = await app.make.member()
  const { customerId } = owner
  await app.as(owner).put('/api/v1/settings/general', {
    ...GENERAL,
    companyName: `${word} Bistro`,
  })
  await app.as(owner).post('/api/v1/locations', { name: `${word} Pier` })
  await app.make.review({ customerId, rating: 1, author: word, content: `=1+1 ${word}, "loud"\nand late` })
  await app.make.review({ customerId, rating: 5, author: 'Ben', content: 'Lovely' })
  await app.as(owner).put('/api/v1/settings/branding/logo', { data: PIXEL })
  const destination = { kind: 'url', url: 'https://example.com' }
  expect((await app.as(owner).post('/api/v1/qr-codes', { name: word, destination })).status).toBe(200)
  await answerAPage(owner, word)
  await pay(owner, word)
  return owner
}

/** Somebody at the place has scanned the code and says something. */
async function answerAPage(owner: TestMember, word: string): Promise<void> {
  const page = await visitors.makePage({ name: word }, owner)
  const { status } = await visitors.send(page, { 'a.rating': '4', 'a.text': `${word} was nice` })
  expect(status).toBe(303)
  await app.superuser.query(
    `update page_responses r set location_id = (select id from locations l where l.customer_id = r.customer_id),
       qr_code_id = (select id from qr_codes c where c.customer_id = r.customer_id)
     where r.customer_id = $1`,
    [owner.customerId],
  )
}

/** What is kept of payments: here and where reports name an account. */
async function pay({ customerId }: TestMember, word: string): Promise<void> {
  const plant = (query: string) => app.superuser.query(query, [customerId, word])
  await plant(`insert into subscriptions (customer_id, account_ref, tax, cancel_reason)
    values ($1, 'cus_' || $2 || $1::uuid::text, jsonb_build_object('name', $2::text), $2)`)
  await plant(`insert into invoices (customer_id, invoice_ref, number, status, currency, subtotal_cents, discount_cents,
      tax_cents, total_cents, issued_at) values ($1, 'in_' || $2, $2, 'paid', 'usd', 2900, 0, 0, 2900, now())`)
  await plant(`insert into coupon_redemptions (customer_id, coupon_id, code, type, value_hundredths)
    values ($1, gen_random_uuid(), $2, 'percentage', 2500)`)
  await plant(
    `insert into directory.billing_accounts (customer_id, account_ref) values ($1, 'cus_' || $2 || $1::uuid::text)`,
  )
  await plant(`insert into billing_events (id, type, account_ref, happened_at)
    values ('evt_' || $1::uuid::text, 'invoice.paid', 'cus_' || $2 || $1::uuid::text, now())`)
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const exportAll = async (owner: TestMember) => {
  const { export: made } = (await app.as(owner).post(`${DATA}/exports`, {})).body
  // A slow machine takes several turns.
  do await app.jobs.run('workspace-data.archive')
  while ((await app.as(owner).get(DATA)).body.export.state === 'working')
  return made.id as string
}

describe('everything to take along', () => {
  it('is what the database has, row by row, as JSON and as CSV, with its files', async () => {
    const owner = await furnish()
    const { bytes } = await fetchArchive(owner, await exportAll(owner))
    const files = readZip(bytes)

    for (const table of (await listTables()).filter((name) => !(name in LEFT_OUT))) {
      const { rows } = await app.superuser.query(
        `select count(*)::int as count, coalesce(array_agg(to_jsonb(t)), '{}') as kept from ${table} t where customer_id = $1`,
        [owner.customerId],
      )
      const { count, kept } = rows[0]
      const told: Record<string, unknown>[] = JSON.parse(files.get(`json/${table}.json`)?.toString() ?? 'null')
      expect([table, told.length]).toEqual([table, count])
      for (const row of told) {
        expect(kept.some((one: object) => Object.entries(row).every(([name, value]) => isSame(one, name, value)))).toBe(
          true,
        )
      }
    }
    const contents: unknown[] = []
    const csv = files.get('csv/review_contents.csv')?.toString() ?? ''
    for await (const record of readCsv(csv, ',')) contents.push(record)
    expect(JSON.stringify(contents)).toContain(`'=1+1 ${PLANTED}, \\"loud\\"\\nand late`)
    expect([...files.keys()].filter((path) => path.startsWith('files/logos/'))).toHaveLength(3)
    expect(files.get('json/customers.json')?.toString()).toContain(`${PLANTED} Bistro`)
    for (const table of ['subscriptions', 'invoices', 'coupon_redemptions']) {
      expect(files.get(`json/${table}.json`)?.toString()).toContain(PLANTED)
    }
    expect(bytes.includes('password')).toBe(false)
  })

  it('holds nothing of another customer, and is not for them to fetch', async () => {
    const [owner, stranger] = [await furnish(), await app.make.member()]
    const id = await exportAll(owner)
    expect((await fetchArchive(stranger, id)).status).toBe(404)
    expect((await app.as(stranger).get(DATA)).body).toEqual({ export: null, closing: null })
    const own = readZip((await fetchArchive(stranger, await exportAll(stranger))).bytes)
    for (const content of own.values()) expect(content.includes(PLANTED)).toBe(false)
  })

  it('is told by mail once it is there, and can be fetched for seven days', async () => {
    const owner = await app.make.member()
    const { export: made } = (await app.as(owner).post(`${DATA}/exports`, {})).body
    expect(made).toMatchObject({ state: 'working', progress: 0 })
    expect((await app.as(owner).post(`${DATA}/exports`, {})).body.export.id).toBe(made.id)
    expect((await fetchArchive(owner, made.id)).status).toBe(404)
    await app.jobs.run('workspace-data.archive')
    await app.jobs.run('mail.deliver')

    expect((await app.as(owner).get(DATA)).body.export).toMatchObject({ state: 'ready', progress: 1 })
    const { messages } = (await app.anonymous.get(`/sandbox/mailbox?to=${owner.email}`)).body
    expect(messages.map(({ subject }: { subject: string }) => subject)).toEqual(['Your data is ready to download'])
    await app.superuser.query(`update data_exports set expires_at = now() where id = $1`, [made.id])
    expect((await fetchArchive(owner, made.id)).status).toBe(404)
    expect((await app.as(owner).get(DATA)).body.export).toBeNull()
  })

  it('is there for a customer that was shut out, and nothing else is', async () => {
    const owner = await furnish()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'member' })
    await app.superuser.query(`update customers set status = 'suspended' where id = $1`, [owner.customerId])
    const { bytes } = await fetchArchive(owner, await exportAll(owner))
    expect(readZip(bytes).get('json/customers.json')?.toString()).toContain(`${PLANTED} Bistro`)
    expect((await app.as(colleague).get(DATA)).body.code).toBe('permission-denied')
    expect((await app.as(owner).get('/api/v1/reviews')).body.code).toBe('customer-inactive')
    expect((await app.as(owner).post(`${DATA}/close`, { companyName: 'A business' })).body.code).toBe(
      'customer-inactive',
    )
  })

  it('needs a fresh proof', async () => {
    const owner = await app.make.member()
    await app.superuser.query(`update auth.sessions set amr = '[]' where user_id = $1`, [owner.userId])
    expect((await app.as(owner).post(`${DATA}/exports`, {})).body.reason).toBe('reauthentication-needed')
    expect((await app.as(owner).post(`${DATA}/close`, { companyName: 'A business' })).body.reason).toBe(
      'reauthentication-needed',
    )
  })
})

function isSame(row: object, name: string, value: unknown): boolean {
  return JSON.stringify((row as Record<string, unknown>)[name]) === JSON.stringify(value)
}

describe('a workspace that is closed', () => {
  const close = (owner: TestMember, companyName = 'A business') => app.as(owner).post(`${DATA}/close`, { companyName })

  it('is closed by its owner, who types its name', async () => {
    const owner = await app.make.member()
    const admin = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    expect((await close(owner, 'Another')).body).toMatchObject({ reason: 'closing-name-wrong' })
    expect((await close(admin)).body).toMatchObject({ reason: 'closing-owner-only' })

    const { closing } = (await close(owner, ' a BUSINESS ')).body
    expect(Date.parse(closing.eraseAt) - Date.parse(closing.closedAt)).toBe(30 * 86_400_000)
    await app.jobs.run('mail.deliver')
    const { messages } = (await app.anonymous.get(`/sandbox/mailbox?to=${admin.email}`)).body
    expect(messages[0].subject).toBe('Your Goodword workspace is closed')
    expect(messages[0].text).toMatch(/on \d\d\/\d\d\/\d{4}, \d+:\d\d\s[AP]M UTC it is erased/)

    for (let times = 0; times < 2; times += 1) await app.as(owner).post(`${DATA}/reopen`)
    await app.jobs.run('mail.deliver')
    const { messages: all } = (await app.anonymous.get(`/sandbox/mailbox?to=${admin.email}`)).body
    expect(all.map(({ subject }: { subject: string }) => subject).toSorted()).toEqual([
      'Your Goodword workspace is closed',
      'Your Goodword workspace is open again',
    ])
  })

  it('can be read and taken along, not changed, and goes on as it was once the owner is back', async () => {
    const owner = await app.make.member({ customerStatus: 'trialing' })
    await close(owner)
    const rename = async () => (await app.as(owner).post('/api/v1/locations', { name: 'Pier' })).status
    expect([(await app.as(owner).get('/api/v1/reviews')).status, await rename()]).toEqual([200, 403])
    expect((await fetchArchive(owner, await exportAll(owner))).status).toBe(200)

    expect((await app.as(owner).post(`${DATA}/reopen`, {})).body.closing).toBeNull()
    expect([await rename(), (await app.as(owner).get('/api/v1/me')).body.customer.status]).toEqual([200, 'trialing'])
  })

  it('tells whoever wants to change something until when it can be reopened, and by whom', async () => {
    const owner = await app.make.member()
    const admin = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    await app.as(owner).put('/api/v1/settings/general', { ...GENERAL, timezone: 'UTC', dateFormat: 'YYYY-MM-DD' })
    await app.as(admin).put('/api/v1/me/language', { language: 'de' })
    await close(owner)
    await app.superuser.query(`update customers set erase_at = '2030-03-04T17:05:00Z' where id = $1`, [
      owner.customerId,
    ])
    const rename = async (who: TestMember) => (await app.as(who).post('/api/v1/locations', { name: 'Pier' })).body

    expect(await rename(owner)).toMatchObject({
      reason: 'workspace-closed-yours',
      detail: expect.stringMatching(/^This workspace is closed. You can reopen it until 2030-03-04, 5:05\sPM UTC.$/),
    })
    expect(await rename(admin)).toMatchObject({
      reason: 'workspace-closed',
      values: { until: '2030-03-04, 17:05 UTC' },
    })
    for (const who of [owner, admin]) {
      expect((await app.as(who).get('/api/v1/me')).body.customer.eraseAt).toBe('2030-03-04T17:05:00.000Z')
    }
    expect((await app.as(await app.make.member()).get('/api/v1/me')).body.customer.eraseAt).toBeNull()

    await app.superuser.query(
      `update customers set closed_at = null, erase_at = null, status_before_closing = null
      where id = $1`,
      [owner.customerId],
    )
    expect((await rename(owner)).reason).toBe('customer-read-only')
  })

  it('leaves no trace in any table or job once its days are over, and nobody else loses anything', async () => {
    const [owner, stranger] = [await furnish('Xochipilli'), await app.make.member()]
    const both = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    const [invited, elsewhere] = [`${randomUUID()}@invited.test`, `${randomUUID()}@invited.test`]
    const invite = (who: TestMember, email: string) =>
      app.as(who).post('/api/v1/invitations', { email, role: 'manager' })
    const answers = [await invite(owner, invited), await invite(owner, elsewhere), await invite(stranger, elsewhere)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await exportAll(owner)
    await close(owner, 'Xochipilli Bistro')
    await app.jobs.run('mail.deliver')
    await app.superuser.query(
      `insert into pgboss.job (name, data, state, output) values ('reviews.import', $1, 'failed', $2)`,
      [{ customerId: owner.customerId }, { message: 'Xochipilli could not be read' }],
    )
    const erase = async () => {
      await app.superuser.query(`insert into pgboss.job (name, data) values ('workspace-data.erase', '{}')`)
      await app.jobs.run('workspace-data.erase')
    }
    await erase()
    expect((await app.as(owner).get('/api/v1/me')).status).toBe(200)

    await app.superuser.query(`update customers set erase_at = now() where id = $1`, [owner.customerId])
    await erase()

    expect((await app.as(owner).get('/api/v1/me')).status).toBe(401)
    expect((await app.as(both).get('/api/v1/me')).status).toBe(401)
    expect((await app.as(stranger).get('/api/v1/me')).status).toBe(200)
    const kept = await app.superuser.query('select from auth.users where email = $1', [elsewhere])
    expect(kept.rowCount).toBe(1)
    expect(await findTraces(['Xochipilli', owner.customerId, owner.userId, owner.email, both.email, invited])).toEqual(
      [],
    )
  })

  it('takes along every table of customers, now and later', async () => {
    const { rows } = await app.superuser.query<{ name: string }>(
      `with recursive reached as (
         select 'customers'::regclass::oid as oid
         union select c.conrelid from pg_constraint c join reached r on c.confrelid = r.oid
           where c.contype = 'f' and c.confdeltype = 'c')
       select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id'
       where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.oid not in (select oid from reached)
       order by 1`,
    )
    // By name, or added up elsewhere, as the test before this shows; the last is empty before every commit.
    expect(rows.map(({ name }) => name)).toEqual([
      'idempotency_keys',
      'live_event_counters',
      'live_events',
      'platform_changes',
      'review_total_changes',
    ])
  })
})

/**
 * Where a word still stands, in whichever column of whichever table. The outside world keeps what it was sent, and who
 * called in this minute is counted until it is over.
 */
async function findTraces(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await app.superuser.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'directory', 'pgboss') and c.relname <> 'rate_limits' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await app.superuser.query(
      `select from ${name} t where exists (select from unnest($1::text[]) w where strpos(t::text, w) > 0) limit 1`,
      [words],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}
