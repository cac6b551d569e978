export type { DisputeTurn, HeldBecause, Notice, NoticeOf } from './notice.ts'
export { notify, notifyEveryone, notifyEveryoneOfEach } from './notify.ts'
export { notifyLater } from './notifications.jobs.ts'
export type { BadReviewAlerts, DraftOutcome, PreparedAlert } from './mail/bad-review-alerts.ts'
