import { sql } from 'kysely'
import type { PostNumbers } from '#shared/domain/social-posts.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#shared/domain/providers.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface PostRow {
  network: SocialProvider
  /** The network's name for it; `null` once that is forgotten. */
  messageId: string | null
  connectionId: string | null
  url: string | null
  postedAt: Date
  numbers: PostNumbers | null
  readAt: Date | null
}

/** What of a campaign stands on networks, one post on each. */
export async function listPosts(tx: CustomerTx, campaignId: string): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select r.channel as network, r.message_id as "messageId", r.connection_id as "connectionId", r.url,
      r.handed_over_at as "postedAt", d.post_numbers as numbers, d.post_numbers_at as "readAt"
    from campaign_recipients r
    join campaign_deliveries d
      on d.customer_id = r.customer_id and d.campaign_id = r.campaign_id and d.channel = r.channel
    where r.customer_id = ${tx.customerId} and r.campaign_id = ${campaignId}
      and r.channel = any(${SOCIAL_PROVIDERS}::text[]) and r.handed_over_at is not null
      and r.state in ('accepted', 'delivered')
    order by r.channel`.execute(tx)
  return rows
}

export async function keepNumbers(
  tx: CustomerTx,
  { campaignId, network }: { campaignId: string; network: SocialProvider },
  numbers: PostNumbers,
): Promise<void> {
  await tx
    .updateTable('campaign_deliveries')
    .set({ post_numbers: JSON.stringify(numbers), post_numbers_at: new Date() })
    .where('customer_id', '=', tx.customerId)
    .where('campaign_id', '=', campaignId)
    .where('channel', '=', network)
    .execute()
}
