import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { admit } from '#server/kernel/http/access.ts'
import type { Principal } from '#server/kernel/http/actor.ts'
import { PERMISSIONS } from '#shared/domain/permissions.ts'
import type { TestMember } from '#testing/make.ts'
import { readContracts } from '#testing/read-contracts.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const contracts = await readContracts()
const owner = await app.make.member({ tier: 'enterprise' })
const reviewId = await app.make.review({ customerId: owner.customerId, content: 'Lovely' })
const start = (person: { token: string }, { customerId }: Pick<TestMember, 'customerId'>, reason = 'Asked for help') =>
  app.as(person).post(`/api/v1/admin/customers/${customerId}/view`, { reason })
const get = (person: { token: string }, path: string, { customerId } = owner) =>
  app.as(person).get(`/api/v1${path}`, { 'goodword-customer': customerId })

describe('seeing a customer as its people do', () => {
  it('reads what they read, for as long as it lasts, and no other’s', async () => {
    const admin = await app.make.admin('support')
    expect((await get(admin, '/reviews')).body.code).toBe('permission-denied')
    const { body } = await start(admin, owner)
    expect(Date.parse(body.endsAt) - Date.now()).toBeGreaterThan(29 * 60_000)

    expect((await get(admin, '/reviews')).body.items).toMatchObject([{ id: reviewId }])
    expect((await get(admin, '/chat/flows')).status).toBe(200)
    expect((await get(admin, '/me')).body).toMatchObject({
      customer: { id: owner.customerId },
      customers: [],
      view: { endsAt: body.endsAt },
    })
    expect((await get(admin, '/reviews', await app.make.member())).status).toBe(403)
    const colleague = await app.make.admin()
    expect((await get(colleague, '/reviews')).status).toBe(403)

    await app.superuser.query(`update customer_views set ends_at = now()`)
    expect((await get(admin, '/reviews')).status).toBe(403)
  })

  it('ends when it is ended, and with being an administrator', async () => {
    const admin = await app.make.admin()
    await start(admin, owner)
    const header = { 'goodword-customer': owner.customerId }
    expect((await app.as(admin).post('/api/v1/admin/customer-view/end', {}, header)).status).toBe(200)
    expect((await get(admin, '/reviews')).status).toBe(403)

    await start(admin, owner)
    await app.superuser.query('delete from admin_users where user_id = $1', [admin.userId])
    expect((await get(admin, '/reviews')).status).toBe(403)
  })

  it('changes nothing and takes nothing along', async () => {
    const admin = await app.make.admin()
    await start(admin, owner)
    const header = { 'goodword-customer': owner.customerId }
    for (const answer of [
      await app.as(admin).post(`/api/v1/reviews/${reviewId}/notes`, { text: 'Mine' }, header),
      await app.as(admin).put('/api/v1/me/language', { language: 'de' }, header),
      await app.as(admin).post('/api/v1/admin/failed-jobs/retry', {}, header),
    ]) {
      expect(answer.body).toMatchObject({ status: 403, reason: 'view-only' })
    }
    expect((await get(admin, '/reviews/export.csv')).body.reason).toBe('view-without-files')
  })

  it('stands in the audit, and with its reason in what the customer reads', async () => {
    const admin = await app.make.admin()
    const other = await app.make.member()
    await start(admin, other, 'You asked why replies wait')
    const { items } = (await app.as(admin).get(`/api/v1/admin/audit?customer=${other.customerId}`)).body
    expect(items).toMatchObject([{ action: 'customers.view-as', reason: 'You asked why replies wait' }])
    expect((await app.as(other).get('/api/v1/activity')).body.items[0]).toMatchObject({
      action: 'workspace.viewed',
      actorName: 'Goodword',
      subjectLabel: 'You asked why replies wait',
    })
  })

  it('wants a reason, a customer that is there and not shut, and an administrator', async () => {
    const admin = await app.make.admin()
    expect((await start(admin, owner, ' ')).status).toBe(400)
    expect((await start(admin, { customerId: randomUUID() })).status).toBe(404)
    expect((await start(admin, await app.make.member({ customerStatus: 'suspended' }))).body.reason).toBe('view-shut')
    expect((await start(owner, owner)).status).toBe(404)
  })
})

describe('every contract', () => {
  // With every permission and the highest role: what refuses is the view alone.
  const viewer: Principal = {
    userId: randomUUID(),
    sessionId: randomUUID(),
    email: '',
    name: 'Ada',
    language: null,
    timeoutMinutes: 30,
    adminRole: 'owner',
    view: { endsAt: new Date() },
    member: {
      customerId: owner.customerId,
      memberId: randomUUID(),
      role: 'owner',
      permissions: PERMISSIONS,
      plan: { tier: 'enterprise', status: 'active' },
      isResting: false,
      needsApproval: false,
      locations: null,
    },
  }
  const isRefused = (door: (typeof contracts)[number]) => {
    try {
      admit(door, viewer)
      return false
    } catch {
      return true
    }
  }

  it('that changes something is refused in a view, but the one that ends it', () => {
    const changing = contracts.filter(({ access, method }) => access !== 'public' && method !== 'GET')
    expect(changing.length).toBeGreaterThan(100)
    expect(changing.filter((door) => !isRefused(door)).map(({ path }) => path)).toEqual([
      '/api/v1/admin/customer-view/end',
    ])
  })

  it('that hands over a file other than a picture is refused, too', () => {
    const files = contracts.filter(
      ({ access, mediaType }) => access !== 'public' && mediaType !== undefined && !mediaType.startsWith('image/'),
    )
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((door) => !isRefused(door))).toEqual([])
  })
})
