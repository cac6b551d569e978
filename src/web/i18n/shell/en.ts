export const shell = {
  skipToContent: 'Skip to content',
  workspace: 'Workspace',
  mainNavigation: 'Main',
  quickNavigation: 'Quick navigation',
  openMenu: 'Open menu',
  menu: 'Menu',
  bell: {
    open: '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
    newOne: 'New notification: {message}',
    newMany: '{count, plural, one {# new notification} other {# new notifications}}',
    readFailed: 'The notification could not be marked as read',
  },
  adminArea: 'Administration',
  noWorkspaceTitle: 'No workspace',
  noWorkspaceReason: 'This account does not belong to a workspace',
  noWorkspaceText: 'Ask your workspace owner to invite you, or sign in with another account.',
  demoData: 'Demo data',
  demoDataHint: 'This workspace is for trying things out. Everything in it is made up.',
  sandbox: 'Sandbox',
  sandboxHint: 'Nothing leaves this installation: platforms, email and payments are simulated.',
  openSandbox: 'Open the sandbox',
  trialDaysLeft:
    '{days, plural, =0 {Trial ends today} one {# day left in your trial} other {# days left in your trial}}',
  search: 'Search',
  searchPlaceholder: 'Search reviews, disputes or campaigns...',
  searchPlaceholderAdmin: 'Search pages and actions...',
  searchEmpty: 'Nothing found for "{query}".',
  searchHint: 'You can search pages and actions.',
  /** Other words people type for these actions. */
  searchWords: {
    language: 'language translate',
    keyboard: 'help hotkeys keys',
    signOut: 'log out logout exit leave',
  },
  searchPages: 'Pages',
  searchActions: 'Actions',
  userMenu: 'Account of {email}',
  profileSettings: 'Profile Settings',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  language: 'Language',
  useLanguage: 'Language: {language}',
  languageFailed: 'The language could not be saved for your other devices.',
  keyboardShortcuts: 'Keyboard shortcuts',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Turn them off if you use dictation or press keys by accident.',
  shortcutSearch: 'Search and run actions',
  shortcutFocusSearch: 'Go to the search box',
  shortcutSheet: 'Show these shortcuts',
  shortcutClose: 'Close the top window',
  keyControl: 'Ctrl',
  keyCommand: '⌘',
  keyEscape: 'Esc',
  keyPress: 'Press a key...',
  keyChangeShort: 'Change',
  keyChange: 'Change the key for “{action}”',
  keyTaken: '“{key}” is already taken.',
  keysReset: 'Reset to the default keys',
  signOut: 'Sign out',
  authenticationFailed: 'Failed to authenticate user',
  offline: 'You are offline. What you see may be out of date.',
} as const

export const navigation = {
  dashboard: 'Dashboard',
  campaigns: 'Campaigns',
  analytics: 'Analytics',
  chat: 'Chat',
  calendar: 'Calendar',
  reviews: 'Reviews',
  disputes: 'Disputes',
  qrCodes: 'QR Codes',
  contacts: 'Contacts',
  team: 'Team',
  subscription: 'Subscription',
  settings: 'Settings',
  adminDashboard: 'Dashboard',
  adminCustomers: 'Customers',
  adminCoupons: 'Coupons',
} as const

export const admin = {
  title: 'Dashboard',
  subtitle: 'What this installation needs from you',
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    shell: typeof shell
    navigation: typeof navigation
    admin: typeof admin
  }
}
