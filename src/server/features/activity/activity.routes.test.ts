import { describe, expect, it } from 'vitest'
import { createCustomerTransactions, NIL_CUSTOMER } from '#server/database/transactions.ts'
import { explain } from '#testing/explain.ts'
import { startTestApp } from '#testing/test-app.ts'
import { recordActivity } from './activity.service.ts'

const app = await startTestApp()
const customers = createCustomerTransactions(app.product.base.app.db)

const record = (customerId: string, label: string) =>
  customers.transaction(customerId, (tx) =>
    recordActivity(tx, null, 'workspace.created', { type: 'customer', id: customerId, label }),
  )

describe('GET /api/v1/activity', () => {
  it('tells who signed in, newest first', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'member' })

    const { status, body } = await app.as(owner).get('/api/v1/activity')

    expect(status).toBe(200)
    expect(body.items).toEqual([
      expect.objectContaining({ action: 'member.signed-in', actorName: colleague.name, subjectId: colleague.memberId }),
      expect.objectContaining({ action: 'member.signed-in', actorName: owner.name, subjectId: owner.memberId }),
    ])
  })

  it('goes on where the last page ended, without a gap or a double, while new lines arrive', async () => {
    const owner = await app.make.member()
    for (let line = 0; line < 12; line += 1) await record(owner.customerId, `line ${line}`)
    const labels: string[] = []
    let cursor: string | null = ''

    while (cursor !== null) {
      const query: string = cursor ? `&cursor=${cursor}` : ''
      const { body } = await app.as(owner).get(`/api/v1/activity?limit=5${query}`)
      labels.push(...body.items.map((item: { subjectLabel: string }) => item.subjectLabel))
      cursor = body.nextCursor
      await record(owner.customerId, 'late line')
    }

    expect(labels).toEqual([...Array.from({ length: 12 }, (_, line) => `line ${11 - line}`), owner.name])
  })

  it('shows nothing of another customer, not even by its cursor', async () => {
    const [ours, theirs] = [await app.make.member(), await app.make.member()]
    for (let line = 0; line < 3; line += 1) await record(theirs.customerId, 'secret')
    const { body: first } = await app.as(theirs).get('/api/v1/activity?limit=1')

    const { body } = await app.as(ours).get(`/api/v1/activity?cursor=${first.nextCursor}`)

    expect(JSON.stringify(body)).not.toContain('secret')
  })

  it('is served by its index, however many lines there are', async () => {
    const plan = await explain(
      app.superuser,
      `select * from activity where customer_id = '${NIL_CUSTOMER}'
       and (created_at, id) < (now(), '${NIL_CUSTOMER}') order by created_at desc, id desc limit 25`,
    )

    expect(plan).toContain('activity_newest')
    expect(plan).not.toContain('Sort')
  })
})
