import { describe, expect, it } from 'vitest'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import { explain } from '#testing/explain.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { DisputePlace } from './dispute-cursor.ts'
import { selectPage, type DisputeFilter } from './dispute-page.repository.ts'

const app = await startTestApp()
const PLACE: DisputePlace = { lead: 5, createdAt: '2026-01-01T00:00:00.000Z', id: NIL_CUSTOMER }
const literal = (value: unknown) => (typeof value === 'number' ? String(value) : `'${String(value)}'`)

/** As the product asks, with its values in their places. */
async function planOf(filter: Partial<DisputeFilter>, after: DisputePlace | null): Promise<string> {
  const request = { filter: { sort: 'newest' as const, ...filter }, after, limit: 26 }
  const { sql, parameters } = selectPage(app.product.base.app.db, NIL_CUSTOMER, request).compile()
  return explain(
    app.superuser,
    sql.replaceAll(/\$(\d+)/g, (_place, number: string) => literal(parameters[Number(number) - 1])),
  )
}

describe('a page of disputes', () => {
  it.each<[string, Partial<DisputeFilter>]>([
    ['disputes_newest', {}],
    ['disputes_by_urgency', { sort: 'urgency' }],
    ['disputes_by_status', { status: 'resolved' }],
    ['disputes_by_reason', { reason: 'fake' }],
    ['disputes_by_platform', { platform: 'google' }],
  ])('is walked to by %s, first and deep, and never sorted', async (index, filter) => {
    for (const after of [null, PLACE]) {
      const plan = await planOf(filter, after)
      expect(plan).toContain(index)
      expect(plan).not.toContain('Sort')
    }
  })
})

describe('what is looked up', () => {
  it.each([
    [
      'disputes_due',
      `select id from disputes where due_at < now() and reminded_at is null and status in ('pending', 'in_progress') order by due_at`,
    ],
    [
      'disputes_being_filed',
      `select id from disputes where filing_state in ('queued', 'filing') and filing_moved_at < now() order by filing_moved_at`,
    ],
    [
      // On an empty table the index of all open ones is as cheap.
      'disputes_(to_prioritize|active)',
      `select id from disputes where customer_id = '${NIL_CUSTOMER}' and (not ai_prioritized or priority_problem is not null) and status in ('pending', 'in_progress') order by created_at desc`,
    ],
  ])('is served by %s', async (index, query) => {
    expect(await explain(app.superuser, query)).toMatch(new RegExp(index))
  })

  it('finds a review’s copies by their words, behind row-level security', async () => {
    const client = await app.superuser.connect()
    try {
      await client.query(`begin; set local role goodword_app; set local enable_seqscan = off`)
      await client.query(`select set_config('app.customer_id', $1, true)`, [NIL_CUSTOMER])
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select from review_contents where customer_id = '${NIL_CUSTOMER}' and words = lower('Some words that are long')
         and length(words) >= 20`,
      )
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('review_contents_same_words')
    } finally {
      client.release(true)
    }
  })
})

describe('find_disputes_saying', () => {
  it('reads the index of the words where there are many', async () => {
    const customerId = await app.make.customer()
    await app.superuser.query(
      `insert into disputes (customer_id, reason, description)
       select $1, 'fake', md5(n::text) || case when n = 777 then ' needle' else '' end from generate_series(1, 10000) n`,
      [customerId],
    )
    await app.superuser.query('vacuum analyze disputes')
    const { rows } = await app.superuser.query<{ 'QUERY PLAN': string }>(
      `explain select id from disputes where customer_id = '${customerId}' and words like '%needle%'`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('disputes_saying')
  })

  it('finds nothing for nobody', async () => {
    const ask = `select * from find_disputes_saying('%a%', '{}', 'newest', null, 1)`
    expect((await app.product.base.app.pool.query(ask)).rows).toEqual([])
  })
})
