export const adminNavigation = {
  dashboard: 'Dashboard',
  customers: 'Customers',
  subscriptions: 'Subscriptions',
  coupons: 'Coupons',
  messages: 'Messages',
  notices: 'Notices',
  jobs: 'Jobs',
  administrators: 'Administrators',
  audit: 'Audit',
} as const

export const admin = {
  title: 'Dashboard',
  subtitle: 'What this installation needs from you',
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    adminNavigation: typeof adminNavigation
    admin: typeof admin
  }
}
