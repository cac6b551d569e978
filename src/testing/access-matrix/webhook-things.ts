import { randomUUID } from 'node:crypto'
import type { TestMember } from '#testing/make.ts'
import type { TestApp } from '#testing/test-app.ts'
import type { Ids } from './access-row.ts'

interface Business {
  app: TestApp
  owner: TestMember
}

/** There is room for a few only. */
async function addWebhook({ app, owner }: Business): Promise<string> {
  await app.superuser.query('delete from webhook_endpoints where customer_id = $1', [owner.customerId])
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into webhook_endpoints (customer_id, address, events, created_by_name)
     values ($1, $2, '{review.created}', 'Ann') returning id`,
    [owner.customerId, `https://hooks.example.com/${randomUUID()}`],
  )
  return rows[0]?.id ?? ''
}

async function addDelivery({ app, owner }: Business, { webhookId = '' }: Ids): Promise<string> {
  const { rows } = await app.superuser.query<{ id: string }>(
    `with happened as (
       insert into webhook_events (customer_id, type, data, sequence)
       values ($1, 'webhook.test', jsonb_build_object('webhookId', $2::uuid), 1) returning id)
     insert into webhook_deliveries (customer_id, endpoint_id, event_id, state)
     select $1, $2::uuid, id, 'sent' from happened returning id`,
    [owner.customerId, webhookId],
  )
  return rows[0]?.id ?? ''
}

async function addVisitHook({ app, owner }: Business): Promise<string> {
  await app.superuser.query('delete from visit_hooks where customer_id = $1', [owner.customerId])
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into visit_hooks (customer_id, name, mapping, created_by_name)
     values ($1, $2, '{"email":"mail"}', 'Ann') returning id`,
    [owner.customerId, randomUUID()],
  )
  return rows[0]?.id ?? ''
}

export const WEBHOOK_THINGS = {
  'visit-hook': { of: 'business', make: (business: Business) => addVisitHook(business) },
  webhook: { of: 'business', make: (business: Business) => addWebhook(business) },
  'webhook-delivery': { of: 'business', make: addDelivery },
} as const
