import type { navigation as source } from '#web/kernel/i18n/en/navigation.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const navigation: SameKeys<typeof source> = {
  dashboard: 'Panel',
  campaigns: 'Campañas',
  analytics: 'Analítica',
  chat: 'Chat',
  calendar: 'Calendario',
  reviews: 'Reseñas',
  disputes: 'Disputas',
  qrCodes: 'Códigos QR',
  team: 'Equipo',
  subscription: 'Suscripción',
  settings: 'Configuración',
  adminDashboard: 'Panel',
  adminCustomers: 'Clientes',
  adminCoupons: 'Cupones',
}
