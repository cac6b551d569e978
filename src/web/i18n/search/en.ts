export const search = {
  recent: 'Recent searches',
  forgetRecent: 'Clear recent searches',
  subjects: {
    review: 'Reviews',
    dispute: 'Disputes',
    'qr-code': 'QR Codes',
    'hosted-page': 'Pages for visitors',
    'page-response': 'Visitors’ answers',
    contact: 'Contacts',
    campaign: 'Campaigns',
    member: 'Team',
  },
  showAll: {
    review: 'Show all in Reviews',
    dispute: 'Show all in Disputes',
    'qr-code': 'Show all in QR Codes',
    'hosted-page': 'Show all pages for visitors',
    'page-response': 'Show all answers',
    contact: 'Show all in Contacts',
    campaign: 'Show all in Campaigns',
    member: 'Show all in Team',
  },
  /** Where in it the words stand, and that they are written a little otherwise. */
  foundIn: { reply: 'Reply', note: 'Internal note', reference: 'Case reference', evidence: 'Evidence' },
  statuses: {
    active: 'Active',
    inactive: 'Inactive',
    draft: 'Draft',
    published: 'Published',
    open: 'Open',
    done: 'Done',
    invited: 'Invited',
  },
  isClose: 'Similar spelling',
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
  /** What people call the parts of the settings in everyday words. */
  settingWords: {
    general: 'company business name country time zone clock language currency date format address',
    data: 'export download backup all data delete account close workspace cancel erase GDPR',
    notifications: 'alerts emails mails bell push messages quiet hours do not disturb daily summary digest',
    integrations: 'connect connections platforms accounts listings Google Facebook Tripadvisor Yelp link',
    locations: 'branches places shops stores sites addresses',
    import: 'upload file CSV Excel spreadsheet add reviews',
    twoFactor: 'two factor 2fa mfa authenticator app code recovery codes verification',
    timeout: 'session timeout automatic sign out inactivity log out',
    whitelist: 'IP address network range allow list restrict access',
    sessions: 'devices signed in logged in sign out everywhere',
    methods: 'login Google Facebook Apple Microsoft connected accounts sign in with',
    password: 'change reset login passphrase',
    email: 'change my email mail address account login',
    sso: 'sso single sign on saml okta company login identity',
    apiKeys: 'API key token program developer integration access secret',
    webhooks: 'webhook event notification program developer integration endpoint signature',
    visitHooks: 'visit guest till booking system JSON webhook integration',
    targets: 'sla deadline overdue reply time escalation',
    voice: 'brand voice tone style signature facts opening hours phone number instructions wording',
    assistant: 'ai artificial intelligence drafts automatic analysis usage cost',
    security: 'login safety protection security events',
    marketing: 'providers email sms campaigns newsletter sender sendgrid mailgun mailchimp smtp twilio messagebird',
    branding: 'brand logo colors picture design look appearance domain',
    automation: 'automation automatic auto reply rules templates delay working hours',
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
