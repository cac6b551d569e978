import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const adminNavigation: SameKeys<typeof en.adminNavigation> = {
  dashboard: 'Übersicht',
  customers: 'Kunden',
  subscriptions: 'Abonnements',
  coupons: 'Gutscheine',
  messages: 'Nachrichten',
  notices: 'Hinweise',
  jobs: 'Aufgaben',
  administrators: 'Administratoren',
  audit: 'Protokoll',
}

export const admin: SameKeys<typeof en.admin> = {
  title: 'Übersicht',
  subtitle: 'Wie es Ihrer Installation geht und was Sie braucht',
  manage: 'Verwalten',
  addCustomer: 'Kunden anlegen',
}
