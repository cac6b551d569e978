import type { errors as source } from '#web/kernel/i18n/en/errors.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const errors: SameKeys<typeof source> = {
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
