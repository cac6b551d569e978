import type { notifications as source } from '#web/kernel/i18n/en/notifications.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const notifications: SameKeys<typeof source> = {
  title: 'Notificaciones',
  open: '{count, plural, =0 {Notificaciones} one {Notificaciones, # sin leer} other {Notificaciones, # sin leer}}',
  empty: 'No hay notificaciones nuevas',
  markAllRead: 'Marcar todas como leídas',
  markReadOf: 'Marcar como leída: {message}',
  newOne: 'Notificación nueva: {message}',
  newMany: '{count, plural, one {# notificación nueva} other {# notificaciones nuevas}}',
  settings: 'Configuración de notificaciones',
  unread: 'No leída: {message}',
  readFailed: 'No se pudo marcar la notificación como leída',
  failed: 'No se han podido cargar las notificaciones',
  types: { review: 'Reseña', dispute: 'Disputa', campaign: 'Campaña', system: 'Goodword' },
}
