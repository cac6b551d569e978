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
    notifications: 'Notifications',
    integrations: 'Integrations',
    security: 'Security',
    assistant: 'Assistant',
  },
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    settings: typeof settings
  }
}
