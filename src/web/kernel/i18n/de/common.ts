import type { common as source } from '#web/kernel/i18n/en/common.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const common: SameKeys<typeof source> = {
  brand: 'Goodword',
  documentTitle: '{page} · Goodword',
  tryAgain: 'Erneut versuchen',
  loading: 'Wird geladen...',
  loadMore: 'Mehr laden',
  loadingMore: 'Weitere werden geladen...',
  copied: 'Kopiert',
  reference: 'Referenz: {requestId}',
  notFoundTitle: 'Nicht gefunden',
  notFoundReason: 'Unter dieser Adresse gibt es nichts',
  notFoundText: 'Vielleicht ist der Inhalt umgezogen oder der Link unvollständig.',
  backToDashboard: 'Zurück zur Übersicht',
  pageFailedTitle: 'Diese Seite konnte nicht angezeigt werden',
  pageFailedText: 'Dabei ist etwas schiefgegangen. Was Sie gespeichert haben, ist sicher.',
  chunkFailedTitle: 'Diese Seite konnte nicht geladen werden',
  chunkFailedText: 'Prüfen Sie Ihre Netzwerkverbindung und versuchen Sie es erneut.',
  /** Whose words they are, wherever they show. */
  origin: {
    template: 'Entwurf aus Vorlage',
    builtIn: 'Eingebaute Analyse',
    model: 'KI · {model}',
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
}
