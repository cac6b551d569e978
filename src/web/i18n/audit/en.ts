export const audit = {
  title: 'Audit',
  subtitle: 'What administrators did, to whom and why. Nobody can change it.',
  export: 'Export CSV',
  exporting: 'Exporting...',
  exportFailed: 'The file could not be made',
  failed: 'Failed to load the audit',
  empty: 'Nothing found',
  emptyText: 'What administrators change will appear here.',
  emptyFiltered: 'Try other filters.',
  clear: 'Clear filters',
  kind: 'What is shown',
  kinds: { changes: 'Changes', all: 'Changes and looks' },
  administrator: 'Administrator',
  allAdministrators: 'All administrators',
  action: 'Action',
  allActions: 'All actions',
  allCustomers: 'All customers',
  onlyCustomer: 'Only {name}',
  from: 'From (UTC)',
  to: 'To (UTC)',
  look: 'Look',
  reason: 'Reason: {reason}',
  actions: {
    coupons: {
      create: 'Created a coupon',
      change: 'Changed a coupon',
      expire: 'Expired a coupon',
    },
    subscriptions: {
      refund: 'Refunded a payment',
    },
    customers: {
      create: 'Created a customer',
      invite: 'Invited an owner again',
      'extend-trial': 'Extended a trial',
      note: 'Noted something about a customer',
      suspend: 'Suspended a customer',
      deactivate: 'Deactivated a customer',
      reactivate: 'Reactivated a customer',
      'view-as': 'Viewed a customer’s workspace',
      'view-end': 'Ended viewing a workspace',
    },
    'contact-messages': {
      handle: 'Marked a message as handled',
      reopen: 'Reopened a message',
      answer: 'Answered a message',
    },
    notices: {
      create: 'Created a notice',
      change: 'Changed a notice',
      end: 'Ended a notice',
    },
    switches: {
      on: 'Switched a feature on',
      off: 'Switched a feature off',
    },
    jobs: {
      pause: 'Paused a queue',
      resume: 'Resumed a queue',
      retry: 'Retried a job',
      'retry-all': 'Retried failed jobs',
    },
    audit: {
      export: 'Exported the audit',
    },
    administrators: {
      add: 'Added an administrator',
      role: 'Changed an administrator’s role',
      remove: 'Removed an administrator',
    },
  },
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    audit: typeof audit
  }
}
