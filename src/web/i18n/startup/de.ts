import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const startup: SameKeys<typeof en.startup> = {
  brand: 'Goodword',
  loading: 'Die App wird geladen …',
  errorLabel: 'Was passiert ist',
  connectionFailed:
    'Wir erreichen den Server nicht. Prüfen Sie Ihre Zugangsdaten und Ihre Internetverbindung und versuchen Sie es erneut.',
  chunkFailed:
    'Ein Teil der App konnte nicht geladen werden. Prüfen Sie Ihre Zugangsdaten und Ihre Internetverbindung und versuchen Sie es erneut.',
  slow: 'Das Laden dauert länger als üblich.',
  unhandledError: 'Unerwarteter Fehler: {message}',
  connectionStatus: 'Verbindung: {status}',
  connection: { checking: 'wird geprüft', connected: 'verbunden', failed: 'fehlgeschlagen' },
  retry: 'Erneut versuchen',
}

export const offline: SameKeys<typeof en.offline> = {
  title: 'Keine Verbindung',
  text: 'Goodword ist gerade nicht erreichbar. Diese Seite öffnet sich von selbst, sobald die Verbindung wieder steht.',
  retry: 'Erneut versuchen',
}
