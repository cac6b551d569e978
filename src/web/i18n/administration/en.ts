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
  subtitle: 'How your installation does, and what needs you',
  manage: 'Manage',
  addCustomer: 'Add Customer',
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    adminNavigation: typeof adminNavigation
    admin: typeof admin
  }
}
