import type { TestMember } from '#testing/make.ts'
import type { TestApp } from '#testing/test-app.ts'
import type { Ids } from './access-row.ts'

interface Business {
  app: TestApp
  owner: TestMember
}

/** There is room for a few only. */
async function follow({ app, owner }: Business, isRemoved = false): Promise<string> {
  await app.superuser.query('delete from competitors where customer_id = $1', [owner.customerId])
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into competitors (customer_id, name, deleted_at) values ($1, 'Blue Heron', $2) returning id`,
    [owner.customerId, isRemoved ? new Date() : null],
  )
  return rows[0]?.id ?? ''
}

async function enter({ app, owner }: Business, { competitorId = '' }: Ids): Promise<string> {
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into competitor_figures (customer_id, competitor_id, platform, day, source, review_count)
     values ($1, $2, 'google', '2026-01-01', 'entered', 1) returning id`,
    [owner.customerId, competitorId],
  )
  return rows[0]?.id ?? ''
}

async function embed({ app, owner }: Business): Promise<string> {
  await app.superuser.query('delete from review_widgets where customer_id = $1', [owner.customerId])
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into review_widgets (customer_id, name, word, kind) values ($1, 'Home', gen_random_uuid()::text, 'newest') returning id`,
    [owner.customerId],
  )
  return rows[0]?.id ?? ''
}

export const COMPETITOR_THINGS = {
  'review-widget': { of: 'business', make: (business: Business) => embed(business) },
  competitor: { of: 'business', make: (business: Business) => follow(business) },
  'removed-competitor': { of: 'business', make: (business: Business) => follow(business, true) },
  'competitor-figure': { of: 'business', make: enter },
} as const
