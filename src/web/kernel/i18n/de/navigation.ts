import type { navigation as source } from '../en/navigation.ts'
import type { SameKeys } from '../same-keys.ts'

export const navigation: SameKeys<typeof source> = {
  dashboard: 'Übersicht',
  campaigns: 'Kampagnen',
  analytics: 'Auswertungen',
  chat: 'Chat',
  calendar: 'Kalender',
  reviews: 'Bewertungen',
  disputes: 'Beanstandungen',
  qrCodes: 'QR-Codes',
  team: 'Team',
  subscription: 'Abonnement',
  settings: 'Einstellungen',
  adminDashboard: 'Übersicht',
  adminCustomers: 'Kunden',
  adminCoupons: 'Gutscheine',
}
