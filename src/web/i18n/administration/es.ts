import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const adminNavigation: SameKeys<typeof en.adminNavigation> = {
  dashboard: 'Panel',
  customers: 'Clientes',
  subscriptions: 'Suscripciones',
  coupons: 'Cupones',
  messages: 'Mensajes',
  notices: 'Avisos',
  jobs: 'Tareas',
  administrators: 'Administradores',
  audit: 'Auditoría',
}

export const admin: SameKeys<typeof en.admin> = {
  title: 'Panel',
  subtitle: 'Cómo va su instalación y qué le necesita',
  manage: 'Gestionar',
  addCustomer: 'Añadir cliente',
}
