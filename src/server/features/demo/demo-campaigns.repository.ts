import { sql } from 'kysely'
import type { CustomerTx } from '#server/database/transactions.ts'

export async function hasCampaigns(tx: CustomerTx): Promise<boolean> {
  const { rows } = await sql`select from campaigns where customer_id = ${tx.customerId} limit 1`.execute(tx)
  return rows.length > 0
}

export interface DemoSending {
  id: string
  name: string
  status: string
  /** Everybody has it. */
  isThrough: boolean
}

export async function listSendings(tx: CustomerTx): Promise<DemoSending[]> {
  const { rows } = await sql<DemoSending>`
    select c.id, c.name, c.status, c.gathered_at is not null and coalesce(bool_and(d.waiting = 0), false) as "isThrough"
    from campaigns c
    left join campaign_deliveries d on d.customer_id = c.customer_id and d.campaign_id = c.id
    where c.customer_id = ${tx.customerId} group by c.customer_id, c.id`.execute(tx)
  return rows
}

/** Our names for the messages of a campaign that a service has, in an order that is the same whenever one looks. */
export async function listHandedOver(tx: CustomerTx, campaignId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select r.message_key as key from campaign_recipients r
    join contacts c on c.customer_id = r.customer_id and c.id = r.contact_id
    where r.customer_id = ${tx.customerId} and r.campaign_id = ${campaignId} and r.state = 'accepted'
    order by c.email, r.message_key`.execute(tx)
  return rows.map(({ key }) => key)
}

/** As if it had been sent then: what was handed over, and what is told of that. */
export async function dateSending(tx: CustomerTx, campaignId: string, at: Date): Promise<void> {
  await sql`
    update campaign_recipients set handed_over_at = ${at}, tried_at = ${at}, changed_at = ${at}
    where customer_id = ${tx.customerId} and campaign_id = ${campaignId} and handed_over_at is not null`.execute(tx)
  await sql`
    update campaign_events set created_at = ${at}
    where customer_id = ${tx.customerId} and campaign_id = ${campaignId} and event_type = 'email_sent'`.execute(tx)
  await sql`
    update campaigns set last_sent_at = ${at}, created_at = ${at}::timestamptz - interval '1 day'
    where customer_id = ${tx.customerId} and id = ${campaignId}`.execute(tx)
}
