import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const settings: SameKeys<typeof en.settings> = {
  title: 'Einstellungen',
  subtitle: 'So arbeitet Goodword für Sie und Ihr Team',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert...',
  saved: 'Einstellungen gespeichert',
  saveFailed: 'Fehler: {message}',
  saveFailedReason: 'Die Einstellungen konnten nicht gespeichert werden',
  personalTitle: 'Ihr Konto',
  personalSubtitle: 'Wie Sie sich anmelden und wo Sie angemeldet sind',
  tabs: {
    label: 'Einstellungen',
    notifications: 'Benachrichtigungen',
    integrations: 'Integrationen',
    security: 'Sicherheit',
    assistant: 'Assistent',
  },
}
