export const settings = {
  title: 'Settings',
  subtitle: 'How Goodword works for you and your team',
  save: 'Save Changes',
  saving: 'Saving...',
  saved: 'Settings saved successfully!',
  saveFailed: 'Error: {message}',
  saveFailedReason: 'Failed to save settings',
  personalTitle: 'Your account',
  personalSubtitle: 'How you sign in, and where you are signed in',
  tabs: {
    label: 'Settings',
    general: 'General',
    notifications: 'Notifications',
    integrations: 'Integrations',
    security: 'Security',
    assistant: 'Assistant',
  },
  general: {
    title: 'Your business',
    subtitle: 'What customers and platforms see, and how days and amounts are written',
    companyName: 'Company Name',
    companyNameHint: 'Replies and disputes are signed with it.',
    country: 'Country',
    chooseCountry: 'Choose a country',
    timezone: 'Timezone',
    noTimezone: 'No such timezone',
    language: 'Language',
    languageHint: 'For drafts of replies and disputes. Everyone chooses the language of their own screens.',
    dateFormat: 'Date Format',
    currency: 'Currency',
    failed: 'Failed to load the settings',
  },
  welcome: {
    title: 'Welcome to Goodword',
    subtitle: 'Tell us a little about your business. It only takes a moment.',
    goOn: 'Continue',
    goingOn: 'Saving...',
    later: 'You can change all of this later in the settings.',
  },
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    settings: typeof settings
  }
}
