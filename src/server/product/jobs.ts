import { prune } from '#server/features/housekeeping/housekeeping.jobs.ts'
import { runSyncJob, startDueSyncs } from '#server/features/sync/sync.jobs.ts'
import type { JobDefinition } from '#server/kernel/jobs/job.ts'
import { deliverMail } from '#server/kernel/mail/mail-outbox.ts'
import { deliverSms } from '#server/kernel/sms/sms-outbox.ts'

/** Every job there is. The set-up makes a queue for each; a test runs each twice. */
export const jobDefinitions = [
  deliverMail,
  deliverSms,
  prune,
  runSyncJob,
  startDueSyncs,
] as readonly unknown[] as readonly JobDefinition[]
