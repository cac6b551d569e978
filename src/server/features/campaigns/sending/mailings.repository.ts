import { sql } from 'kysely'
import type { CustomerTx } from '#server/database/transactions.ts'

/** A bundle that a service has sent to part of its audience. */
export interface Mailing {
  /** Ours. */
  name: string
  connectionId: string
  sentAt: Date
}

/** By their names. Where messages go singly, each has its own name and nobody asks for it. */
export async function listMailings(tx: CustomerTx, campaignId: string, since: Date): Promise<Mailing[]> {
  const { rows } = await sql<Mailing>`
    select r.message_id as name, r.connection_id as "connectionId", min(r.handed_over_at) as "sentAt"
    from campaign_recipients r
    join provider_connections p on p.customer_id = r.customer_id and p.id = r.connection_id
    where r.customer_id = ${tx.customerId} and r.campaign_id = ${campaignId} and r.channel = 'email'
      and r.handed_over_at > ${since} and r.message_id is not null and p.settings ? 'audience'
    group by 1, 2 order by 1`.execute(tx)
  return rows
}

/** Our names for the messages of these readers, by address. */
export async function findMessageKeys(
  tx: CustomerTx,
  { campaignId, name, emails }: { campaignId: string; name: string; emails: readonly string[] },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ email: string; key: string }>`
    select e.email, r.message_key as key from (select distinct unnest(${emails}::text[]) as email) e
    join campaign_recipients r on r.customer_id = ${tx.customerId} and r.campaign_id = ${campaignId}
      and r.channel = 'email' and r.address_key = hash_address(${tx.customerId}, lower(e.email))
    where r.message_id = ${name}`.execute(tx)
  return new Map(rows.map(({ email, key }) => [email, key]))
}
