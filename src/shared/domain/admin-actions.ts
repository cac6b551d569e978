/** What administrators change, by area, as the audit names it. Looks are not listed: they are told as looks. */
export const ADMIN_ACTIONS = [
  'coupons.create',
  'coupons.change',
  'coupons.expire',
  'subscriptions.refund',
  'contact-messages.handle',
  'contact-messages.reopen',
  'contact-messages.answer',
  'notices.create',
  'notices.change',
  'notices.end',
  'switches.on',
  'switches.off',
  'jobs.pause',
  'jobs.resume',
  'jobs.retry',
  'jobs.retry-all',
  'audit.export',
] as const
export type AdminAction = (typeof ADMIN_ACTIONS)[number]
