import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const common: SameKeys<typeof en.common> = {
  yourBusiness: 'Ihr Unternehmen',
  brand: 'Goodword',
  documentTitle: '{page} · Goodword',
  tryAgain: 'Erneut versuchen',
  loading: 'Wird geladen …',
  loadMore: 'Mehr laden',
  loadingMore: 'Weitere werden geladen …',
  copied: 'Kopiert',
  copyFailed: 'Das Kopieren hat nicht geklappt',
  copyByHand: 'Markieren und kopieren Sie den Text von Hand.',
  reference: 'Referenz: {requestId}',
  notFoundTitle: 'Nicht gefunden',
  notFoundReason: 'Diese Seite gibt es nicht',
  notFoundText: 'Vielleicht ist sie umgezogen, oder der Link ist unvollständig.',
  backToDashboard: 'Zurück zur Übersicht',
  pageFailedTitle: 'Diese Seite konnte nicht angezeigt werden',
  pageFailedText: 'Da ist etwas schiefgegangen. Was Sie gespeichert haben, ist sicher.',
  chunkFailedTitle: 'Diese Seite konnte nicht geladen werden',
  chunkFailedText: 'Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  /** Whose words they are, wherever they show. */
  origin: {
    template: 'Entwurf aus Vorlage',
    builtIn: 'Eingebaute Analyse',
    model: 'KI · {model}',
  },
  rating: {
    stars: '{rating} von 5',
    recommends: 'Empfiehlt',
    recommendsNot: 'Empfiehlt nicht',
  },
  parts: {
    close: 'Schließen',
    dismiss: 'Ausblenden',
    toasts: 'Meldungen',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    openCalendar: 'Kalender öffnen',
    calendar: 'Kalender',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
  },
  upload: {
    drop: 'Legen Sie eine Datei hier ab oder wählen Sie eine aus.',
    sending: '{name} wird gesendet: {percent}',
    checking: '{name} wird geprüft und gespeichert …',
    added: '{name} hinzugefügt',
    refused: '{name} wurde nicht hinzugefügt',
  },
  assignee: {
    me: '{name} (Sie)',
    nobody: 'Niemand',
    noMember: 'Niemand mit diesem Namen gefunden',
  },
  discard: 'Verwerfen',
}

export const errors: SameKeys<typeof en.errors> = {
  network: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  unexpected: 'Etwas ist schiefgegangen. Versuchen Sie es erneut.',
}
