import type { notifications as source } from '#web/kernel/i18n/en/notifications.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const notifications: SameKeys<typeof source> = {
  title: 'Benachrichtigungen',
  open: '{count, plural, =0 {Benachrichtigungen} one {Benachrichtigungen, # ungelesen} other {Benachrichtigungen, # ungelesen}}',
  empty: 'Keine neuen Benachrichtigungen',
  markAllRead: 'Alle als gelesen markieren',
  markReadOf: 'Als gelesen markieren: {message}',
  newOne: 'Neue Benachrichtigung: {message}',
  newMany: '{count, plural, one {# neue Benachrichtigung} other {# neue Benachrichtigungen}}',
  settings: 'Benachrichtigungen einstellen',
  unread: 'Ungelesen: {message}',
  readFailed: 'Die Benachrichtigung konnte nicht als gelesen markiert werden',
  failed: 'Die Benachrichtigungen konnten nicht geladen werden',
  types: { review: 'Bewertung', dispute: 'Einspruch', campaign: 'Kampagne', system: 'Goodword' },
}
