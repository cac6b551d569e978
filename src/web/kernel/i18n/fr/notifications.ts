import type { notifications as source } from '#web/kernel/i18n/en/notifications.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const notifications: SameKeys<typeof source> = {
  title: 'Notifications',
  open: '{count, plural, =0 {Notifications} one {Notifications, # non lue} other {Notifications, # non lues}}',
  empty: 'Aucune nouvelle notification',
  markAllRead: 'Tout marquer comme lu',
  markReadOf: 'Marquer comme lue : {message}',
  newOne: 'Nouvelle notification : {message}',
  newMany: '{count, plural, one {# nouvelle notification} other {# nouvelles notifications}}',
  settings: 'Paramètres des notifications',
  unread: 'Non lue : {message}',
  readFailed: 'La notification n’a pas pu être marquée comme lue',
  failed: 'Impossible de charger les notifications',
  types: { review: 'Avis', dispute: 'Litige', campaign: 'Campagne', system: 'Goodword' },
}
