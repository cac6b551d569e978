import { z } from 'zod'
import type { PlatformTransactions } from '#server/database/transactions.ts'
import { defineJob, handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { pruneExpired } from './housekeeping.repository.ts'

const DAY_MS = 86_400_000
/** A screen that was away for longer asks for everything anew. */
const KEEP_EVENTS_MS = 2 * DAY_MS
const KEEP_IDEMPOTENCY_KEYS_MS = 7 * DAY_MS
/** The privacy page promises these two. */
const KEEP_MAILS_MS = 30 * DAY_MS
const KEEP_CONTACT_MESSAGES_MS = 365 * DAY_MS

export const prune = defineJob({ name: 'housekeeping.prune', payload: z.object({}), cron: '17 * * * *' })

export function createHousekeepingHandlers(platform: PlatformTransactions): JobHandler[] {
  return [
    handleJob(prune, () =>
      platform.transaction((tx) =>
        pruneExpired(tx, {
          eventsBefore: ago(KEEP_EVENTS_MS),
          keysBefore: ago(KEEP_IDEMPOTENCY_KEYS_MS),
          mailsBefore: ago(KEEP_MAILS_MS),
          messagesBefore: ago(KEEP_CONTACT_MESSAGES_MS),
        }),
      ),
    ),
  ]
}

function ago(milliseconds: number): Date {
  return new Date(Date.now() - milliseconds)
}
