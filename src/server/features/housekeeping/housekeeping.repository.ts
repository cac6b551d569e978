import { sql } from 'kysely'
import type { PlatformTx } from '#server/database/transactions.ts'

/** The tables that are kept in partitions by time. */
export async function listPartitioned(tx: PlatformTx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from partitioned_tables()`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Drops what is over of such a table and makes what comes. False: the table was in use, and nothing was done. */
export async function keepPartitions(tx: PlatformTx, table: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select keep_partitions(${table}) as done`.execute(tx)
  return rows[0]?.done === true
}

/** Removes some of what has been kept long enough and answers how many rows went; how long that is, the database says. */
export async function pruneSome(tx: PlatformTx): Promise<number> {
  const { rows } = await sql<{
    gone: number
  }>`select prune_expired() + prune_review_contents() + prune_dispute_drafts() + prune_ai_usage() + prune_notifications()
      + prune_qr_codes() + prune_page_responses() + prune_activity_addresses()
      + prune_provider_events() + prune_contacts() + prune_contact_imports() + prune_campaigns() + prune_chat()
      + prune_competitors() + prune_webhooks() + prune_visit_hooks() as gone`.execute(tx)
  return rows[0]?.gone ?? 0
}

/** Accounts that nobody confirmed in this many days, unless somebody uses their workspace. */
export async function pruneSomeUnconfirmed(tx: PlatformTx, days: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select prune_unconfirmed(${days}::integer) as gone`.execute(tx)
  return rows[0]?.gone ?? 0
}
