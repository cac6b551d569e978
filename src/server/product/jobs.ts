import { connectDemoListing, furnishDemo, tellDemoStory } from '#server/features/demo/demo.jobs.ts'
import { fileDisputeJob, prioritizeJob, remindJob, resumeFilingsJob } from '#server/features/disputes/disputes.jobs.ts'
import { prune } from '#server/features/housekeeping/housekeeping.jobs.ts'
import { watchReviewsJob } from '#server/features/incidents/incidents.jobs.ts'
import { deliverNotificationJob } from '#server/features/notifications/notifications.jobs.ts'
import { sendDigestJob, sweepNotificationsJob } from '#server/features/notifications/sending/sending.jobs.ts'
import { tellLaterJob } from '#server/features/notifications/telling/tell-later.jobs.ts'
import { checkReplyJob, postReplyJob, removeReplyJob, resumeRepliesJob } from '#server/features/replies/replies.jobs.ts'
import {
  analyzeReviewsJob,
  analyzeWaitingJob,
  reanalyzeReviewsJob,
} from '#server/features/review-analysis/review-analysis.jobs.ts'
import { runBulkJob } from '#server/features/reviews/bulk/bulk.jobs.ts'
import { fireOverdueJob, fireResponseJob } from '#server/features/scheduled-responses/scheduled-responses.jobs.ts'
import { runImportJob } from '#server/features/review-import/review-import.jobs.ts'
import { placeReviewsJob } from '#server/features/reviews/placing/place-reviews.jobs.ts'
import { runSyncJob, startDueSyncs } from '#server/features/sync/sync.jobs.ts'
import type { JobDefinition } from '#server/kernel/jobs/job.ts'
import { deliverMail, deliverSms } from '#server/kernel/outbox/messages.ts'

/** Every job there is. The set-up makes a queue for each; a test runs each twice. */
export const jobDefinitions = [
  deliverMail,
  deliverSms,
  prune,
  runImportJob,
  runBulkJob,
  fireResponseJob,
  fireOverdueJob,
  runSyncJob,
  startDueSyncs,
  postReplyJob,
  checkReplyJob,
  removeReplyJob,
  resumeRepliesJob,
  furnishDemo,
  connectDemoListing,
  placeReviewsJob,
  fileDisputeJob,
  resumeFilingsJob,
  prioritizeJob,
  remindJob,
  watchReviewsJob,
  analyzeReviewsJob,
  analyzeWaitingJob,
  reanalyzeReviewsJob,
  tellLaterJob,
  deliverNotificationJob,
  sweepNotificationsJob,
  sendDigestJob,
  tellDemoStory,
] as readonly unknown[] as readonly JobDefinition[]
