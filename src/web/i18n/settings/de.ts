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
    general: 'Allgemein',
    notifications: 'Benachrichtigungen',
    integrations: 'Integrationen',
    security: 'Sicherheit',
    assistant: 'Assistent',
  },
  general: {
    title: 'Ihr Unternehmen',
    subtitle: 'Was Kunden und Plattformen sehen und wie Datum und Beträge aussehen',
    companyName: 'Name des Unternehmens',
    companyNameHint: 'Mit diesem Namen unterschreiben wir Antworten und Einsprüche.',
    country: 'Land',
    chooseCountry: 'Land wählen',
    timezone: 'Zeitzone',
    noTimezone: 'Diese Zeitzone gibt es nicht',
    language: 'Sprache',
    languageHint: 'Für Entwürfe von Antworten und Einsprüchen. Die Sprache der Oberfläche wählt jeder für sich.',
    dateFormat: 'Datumsformat',
    currency: 'Währung',
    failed: 'Die Einstellungen konnten nicht geladen werden',
  },
  welcome: {
    title: 'Willkommen bei Goodword',
    subtitle: 'Erzählen Sie uns kurz von Ihrem Unternehmen. Das dauert nur einen Moment.',
    goOn: 'Weiter',
    goingOn: 'Wird gespeichert...',
    later: 'Das können Sie später in den Einstellungen ändern.',
  },
}
