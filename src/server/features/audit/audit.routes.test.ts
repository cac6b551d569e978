import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { AuditLine } from '#shared/contracts/audit.ts'
import { NEXT_YEAR } from '#testing/next-year.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const admin = await app.make.admin()
const other = await app.make.admin()
const member = await app.make.member()
const PATH = '/api/v1/admin/audit'
const LIMITS = { maxUses: 3, expiresAt: `${NEXT_YEAR}-06-01T00:00:00.000Z` }
const list = async (query = '') => (await app.as(admin).get(`${PATH}${query}`)).body
const actionsOf = ({ items }: { items: AuditLine[] }) => items.map(({ action }) => action)

async function write(line: { action: string; userId?: string; customerId?: string; at?: string; isChange?: boolean }) {
  await app.superuser.query(
    `insert into admin_audit (user_id, action, request_id, subject_customer_id, created_at, is_change)
     values ($1, $2, 'r', $3, coalesce($4::timestamptz, now()), $5)`,
    [line.userId ?? admin.userId, line.action, line.customerId ?? null, line.at ?? null, line.isChange ?? true],
  )
}

beforeAll(async () => {
  await app.as(admin).post('/api/v1/admin/coupons', { code: 'SPRING', type: 'percentage', value: 10, ...LIMITS })
})

it('says who did what, with what, and leaves looks out unless they are asked for', async () => {
  const changes = await list()
  expect(changes.items).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      administrator: { id: admin.userId, name: 'Ada Admin' },
      action: 'coupons.create',
      isChange: true,
      customer: null,
      subject: 'SPRING',
      reason: null,
      details: { type: 'percentage', value: 10, ...LIMITS },
      requestId: expect.any(String),
    },
  ])
  expect(actionsOf(await list('?kind=all'))).toEqual(['audit.list', 'coupons.create'])
})

it('keeps no line of what was refused', async () => {
  await app.as(admin).post('/api/v1/admin/coupons', { code: 'SPRING', type: 'percentage', value: 10, ...LIMITS })
  expect((await list('?action=coupons.create')).items).toHaveLength(1)
})

it('is narrowed by administrator, action, customer and days, and read page by page', async () => {
  const { customerId } = member
  await app.superuser.query(`update customers set company_name = '=1+1' where id = $1`, [customerId])
  await write({ action: 'old.deed', at: '2020-02-01T23:59:59.999Z', customerId })
  await write({ action: 'older.deed', at: '2020-01-31T00:00:00Z', userId: other.userId, customerId: randomUUID() })

  expect(actionsOf(await list(`?administrator=${other.userId}`))).toEqual(['older.deed'])
  expect(actionsOf(await list('?action=old.deed'))).toEqual(['old.deed'])
  expect((await list(`?customer=${customerId}`)).items).toMatchObject([
    { action: 'old.deed', customer: { id: customerId, companyName: '=1+1' } },
  ])
  expect(actionsOf(await list('?from=2020-02-01&to=2020-02-01'))).toEqual(['old.deed'])
  expect(actionsOf(await list('?to=2020-01-31'))).toEqual(['older.deed'])
  const first = await list('?to=2020-12-31&limit=1')
  expect(actionsOf(first)).toEqual(['old.deed'])
  const second = await list(`?to=2020-12-31&limit=1&cursor=${first.nextCursor}`)
  expect([actionsOf(second), second.nextCursor]).toEqual([['older.deed'], null])
  expect(second.administrators.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [admin.userId, other.userId].toSorted(),
  )
})

it('is taken along as a file, which is a line of its own and runs nothing in a spreadsheet', async () => {
  const { body, headers } = await app.as(admin).get(`${PATH}.csv?to=2020-12-31&language=de`)
  expect(headers.get('content-disposition')).toMatch(/audit-\d{4}-\d\d-\d\d\.csv/)
  const lines = body.split('\r\n')
  expect(lines[0]).toContain('Zeit (UTC),Administrator,Aktion')
  expect(lines[1]).toContain(`old.deed,'=1+1,${member.customerId}`)
  expect(lines).toHaveLength(4)
  expect((await list('?action=audit.export')).items).toMatchObject([{ details: { to: '2020-12-31' } }])
})

it('has what a customer’s own transaction did, also when the answer fails in the last moment', async () => {
  await app.superuser.query(
    `create function fail_late() returns trigger language plpgsql as $$ begin raise 'Lost in the last moment'; end $$`,
  )
  await app.superuser.query(`
    create constraint trigger fail_late after insert on idempotency_keys deferrable initially deferred
      for each row when (new.key like 'late-%') execute function fail_late()`)
  const { customerId } = await app.make.member()
  const deeds = {
    note: ['notes', { noteId: randomUUID(), text: 'Called' }],
    'view-as': ['view', { reason: 'Asked for help' }],
    suspend: ['standing', { move: 'suspend', reason: 'Payments are disputed' }],
  } as const
  for (const [name, [rest, body]] of Object.entries(deeds)) {
    const headers = { 'idempotency-key': `late-${randomUUID()}` }
    const { status } = await app.as(admin).post(`/api/v1/admin/customers/${customerId}/${rest}`, body, headers)
    expect([name, status]).toEqual([name, 500])
    expect((await list(`?customer=${customerId}&action=customers.${name}`)).items).toHaveLength(1)
  }
  const { rows } = await app.superuser.query('select from customer_views where viewed_id = $1', [customerId])
  expect(rows).toEqual([])
})

it('is only added to, whoever asks', async () => {
  for (const statement of [`update admin_audit set action = 'nothing'`, 'delete from admin_audit']) {
    await expect(app.superuser.query(statement)).rejects.toThrow(/append-only|may not/)
  }
  const { rows } = await app.superuser.query<{ grants: string[] }>(
    `select r.rolname || ' ' || p as grants from pg_roles r, unnest(array['update', 'delete', 'truncate']) p
     where r.rolname like 'goodword\\_%' and r.rolname <> 'goodword_owner' and has_table_privilege(r.oid, 'admin_audit', p)`,
  )
  expect(rows).toEqual([])
})

it('is nowhere for customers, and begins nowhere but where a page ended', async () => {
  for (const path of [PATH, `${PATH}.csv`]) expect((await app.as(member).get(path)).status).toBe(404)
  expect((await app.as(admin).get(`${PATH}?cursor=nonsense`)).status).toBe(400)
})
