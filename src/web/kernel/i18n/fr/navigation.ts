import type { navigation as source } from '#web/kernel/i18n/en/navigation.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const navigation: SameKeys<typeof source> = {
  dashboard: 'Tableau de bord',
  campaigns: 'Campagnes',
  analytics: 'Analyses',
  chat: 'Chat',
  calendar: 'Calendrier',
  reviews: 'Avis',
  disputes: 'Litiges',
  qrCodes: 'Codes QR',
  team: 'Équipe',
  subscription: 'Abonnement',
  settings: 'Paramètres',
  adminDashboard: 'Tableau de bord',
  adminCustomers: 'Clients',
  adminCoupons: 'Bons de réduction',
}
