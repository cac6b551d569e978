export const jobs = {
  title: 'Jobs',
  subtitle: 'What works in the background, and what needs you',
  failed: 'Failed to load jobs',
  queues: 'Queues',
  queue: 'Queue',
  allQueues: 'All queues',
  waiting: 'Waiting',
  active: 'Running',
  later: 'Later',
  given: 'Failed',
  oldest: 'Oldest waits since',
  none: '–',
  count: '{count, number}',
  actions: 'Actions',
  pause: 'Pause',
  pauseOf: 'Pause {name}',
  resume: 'Resume',
  resumeOf: 'Resume {name}',
  paused: 'Paused',
  pausedBy: 'Paused by {name}',
  pauseHint: 'A paused queue begins nothing new within two seconds. What runs is finished.',
  switchFailed: 'The queue could not be switched',
  busy: 'One moment...',
  failedTitle: 'Failed jobs',
  all: 'All jobs',
  noneOfCustomer: 'Nothing has failed for this customer.',
  emptyTitle: 'Nothing has failed',
  emptyText: 'Jobs that used up their tries will appear here, with the reason.',
  attempts: '{count, plural, one {# try} other {# tries}}',
  noReason: 'No reason was given.',
  retry: 'Try again',
  retryOf: 'Try again: {queue}',
  retryAll: 'Try all again',
  retried: '{count, plural, =0 {Nothing was left to try} one {# job is tried again} other {# jobs are tried again}}',
  retryFailed: 'It could not be tried again',
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    jobs: typeof jobs
  }
}
