import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const adminNavigation: SameKeys<typeof en.adminNavigation> = {
  dashboard: 'Tableau de bord',
  customers: 'Clients',
  subscriptions: 'Abonnements',
  coupons: 'Bons de réduction',
  messages: 'Messages',
  notices: 'Annonces',
  jobs: 'Tâches',
  administrators: 'Administrateurs',
  audit: 'Journal d’audit',
}

export const admin: SameKeys<typeof en.admin> = {
  title: 'Tableau de bord',
  subtitle: 'Où en est votre installation, et ce qui vous attend',
  manage: 'Gérer',
  addCustomer: 'Ajouter un client',
}
