import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const common: SameKeys<typeof en.common> = {
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
  assignee: {
    me: '{name} (Sie)',
    nobody: 'Niemand',
    noMember: 'Niemand mit diesem Namen',
  },
  discard: 'Verwerfen',
}

export const errors: SameKeys<typeof en.errors> = {
  codes: {
    'invalid-input': 'Einige Angaben sind nicht gültig. Prüfen Sie sie und versuchen Sie es erneut.',
    'malformed-body': 'Die Anfrage war nicht lesbar. Laden Sie die Seite neu und versuchen Sie es erneut.',
    'not-signed-in': 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
    'second-factor-required': 'Zeigen Sie Ihren zweiten Faktor, um fortzufahren.',
    'permission-denied':
      'Dafür fehlt Ihnen die Berechtigung. Fragen Sie eine Inhaberin oder einen Inhaber Ihres Arbeitsbereichs.',
    'plan-limit': 'Ihr Tarif enthält das nicht.',
    'customer-inactive': 'Dieser Arbeitsbereich ist nicht aktiv. Wenden Sie sich an den Support.',
    'not-found': 'Es existiert nicht mehr oder ist für Sie nicht sichtbar.',
    'method-not-allowed': 'Das ist hier nicht möglich. Laden Sie die Seite neu und versuchen Sie es erneut.',
    conflict: 'Jemand hat es inzwischen geändert. Sehen Sie es sich noch einmal an, bevor Sie fortfahren.',
    'illegal-transition':
      'Der Stand hat sich inzwischen geändert. Sehen Sie ihn sich noch einmal an, bevor Sie fortfahren.',
    'body-too-large': 'Das ist zu groß zum Senden.',
    'address-too-long': 'Diese Adresse ist zu lang.',
    'unsupported-media-type': 'Diese Art von Datei oder Inhalt wird nicht angenommen.',
    'idempotency-key-reused':
      'Das wurde schon mit anderem Inhalt gesendet. Laden Sie die Seite neu und versuchen Sie es erneut.',
    'rate-limited': 'Zu viele Anfragen. Warten Sie einen Moment und versuchen Sie es erneut.',
    'internal-error': 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
    unavailable: 'Der Dienst ist gerade nicht verfügbar. Versuchen Sie es bald noch einmal.',
    'timed-out': 'Das hat zu lange gedauert. Versuchen Sie es erneut.',
  },
  network: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Netzwerkverbindung und versuchen Sie es erneut.',
  unexpected: 'Etwas ist schiefgegangen. Versuchen Sie es erneut.',
}

export const validation: SameKeys<typeof en.validation> = {
  required: 'Bitte ausfüllen.',
  emailInvalid: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  tooLong: 'Das ist zu lang.',
  tooMany: 'Das sind zu viele.',
  tooShort: 'Das ist zu kurz.',
  choiceInvalid: 'Wählen Sie eine der Möglichkeiten.',
  numberInvalid: 'Geben Sie eine ganze Zahl ein.',
  sessionTimeoutRange: 'Geben Sie 5 bis 43.200 Minuten ein.',
  timezoneInvalid: 'Wählen Sie eine Zeitzone aus der Liste, zum Beispiel Europe/Berlin.',
  webAddressInvalid: 'Geben Sie eine Webadresse ein, die mit https:// beginnt.',
  dateInvalid: 'Geben Sie einen Tag ein, der schon war.',
  dateUnreadable: 'Dieses Datum können wir nicht lesen.',
  fileTypeInvalid: 'Fügen Sie ein PNG-, JPEG- oder WebP-Bild oder ein PDF hinzu.',
  fileUnreadable: 'Diese Datei ist beschädigt und nicht lesbar.',
  fileTooLarge: 'Diese Datei ist zu groß. Sie darf 5 MB haben.',
  fileTooLong: 'Dieses Dokument hat mehr als 50 Seiten.',
  fileEncrypted: 'Dieses Dokument ist durch ein Passwort geschützt. Fügen Sie eines ohne hinzu.',
  invalid: 'Dieser Wert ist nicht gültig.',
}
