export const contactMessages = {
  title: 'Contact messages',
  openCount: '{count, plural, =0 {None open} one {# open} other {# open}}',
  emptyTitle: 'No messages yet',
  emptyText: 'Messages from the contact form will appear here.',
  failed: 'Failed to load contact messages',
  handle: 'Mark as handled',
  handleOf: 'Mark as handled: {name}',
  handleFailed: 'The message could not be marked as handled.',
  handleDone: 'Marked as handled',
  undo: 'Undo',
  reopenFailed: 'The message could not be reopened.',
  handledBy: 'Handled by {name}',
  handled: 'Handled',
  reply: 'Reply by email',
  replyTo: 'Reply by email: {name}',
  replySubject: 'Your message to Goodword',
  showMore: 'Show more',
  showLess: 'Show less',
  wroteIn: 'Wrote in {language}',
  topics: {
    sales: 'Sales',
    support: 'Support',
    priority: 'Priority support',
    press: 'Press',
    careers: 'Careers',
    privacy: 'Privacy',
    other: 'Other',
  },
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    contactMessages: typeof contactMessages
  }
}
