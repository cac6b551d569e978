import { sql } from 'kysely'
import type { PlatformTx } from '#server/database/transactions.ts'

export interface RetentionLimits {
  eventsBefore: Date
  keysBefore: Date
  mailsBefore: Date
  messagesBefore: Date
}

export async function pruneExpired(tx: PlatformTx, limits: RetentionLimits): Promise<void> {
  const { eventsBefore, keysBefore, mailsBefore, messagesBefore } = limits
  await sql`select prune_expired(${eventsBefore}, ${keysBefore}, ${mailsBefore}, ${messagesBefore})`.execute(tx)
}
