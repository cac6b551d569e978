import type { navigation as source } from '#web/kernel/i18n/en/navigation.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const navigation: SameKeys<typeof source> = {
  dashboard: 'Übersicht',
  campaigns: 'Kampagnen',
  analytics: 'Auswertungen',
  chat: 'Chat',
  calendar: 'Kalender',
  reviews: 'Bewertungen',
  disputes: 'Einsprüche',
  qrCodes: 'QR-Codes',
  team: 'Team',
  subscription: 'Abonnement',
  settings: 'Einstellungen',
  adminDashboard: 'Übersicht',
  adminCustomers: 'Kunden',
  adminCoupons: 'Gutscheine',
}
