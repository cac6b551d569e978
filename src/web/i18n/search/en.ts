export const search = {
  recent: 'Recent searches',
  forgetRecent: 'Clear recent searches',
  showAll: { review: 'Show all in Reviews', dispute: 'Show all in Disputes' },
  replyTo: 'Reply to {author}',
  disputeOf: 'Dispute the review by {author}',
  replyNext: 'Reply to the newest unanswered review',
  nothingToReply: 'No review is waiting for a reply.',
  switchTheme: { system: 'Use the system theme', light: 'Switch to light', dark: 'Switch to dark' },
  current: 'In use',
  searching: 'Searching...',
  emptyHint: 'Try fewer letters, another word, or the reviewer’s name.',
  failed: 'Reviews and disputes could not be searched. Pages and actions still work.',
  tryAgain: 'Search again',
  offline: 'You are offline: only pages and actions can be searched.',
  count: '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
  keys: { move: 'to move', choose: 'to open', beside: 'in a new tab' },
  /** How people begin to ask for an action; the name stands at the dots. */
  asking: {
    reply: 'reply …, answer …, respond to …, respond …',
    dispute: 'dispute …',
  },
  /** Other words people type for these actions. */
  words: {
    reply: 'answer respond write',
    sync: 'fetch refresh update load',
    dispute: 'create report remove',
    theme: 'mode appearance colours theme',
  },
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    search: typeof search
  }
}
