import type { securityEvents as source } from '#web/kernel/i18n/en/settings-events.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const securityEvents: SameKeys<typeof source> = {
  account: {
    created: 'Ihr Konto wurde erstellt',
    confirmed: 'Ihre E-Mail-Adresse wurde bestätigt',
    invited: 'Sie wurden eingeladen',
    'changed-by-administrator': 'Die Verwaltung hat Ihr Konto geändert',
    deleted: 'Ihr Konto wurde gelöscht',
  },
  session: {
    started: 'Sie haben sich angemeldet',
    ended: 'Eine Sitzung wurde abgemeldet',
    'ended-others': 'Alle anderen Sitzungen wurden abgemeldet',
    refused: 'Eine Anmeldung wurde abgelehnt',
    'locked-out': 'Die Anmeldung wurde nach zu vielen Versuchen gesperrt',
    'token-reused': 'Eine Sitzung wurde beendet, weil ihr Token zweimal verwendet wurde',
  },
  password: {
    changed: 'Ihr Passwort wurde geändert',
    'recovery-asked': 'Eine E-Mail zum Zurücksetzen Ihres Passworts wurde angefordert',
  },
  email: {
    'change-asked': 'Eine Änderung Ihrer E-Mail-Adresse wurde angefordert',
    changed: 'Ihre E-Mail-Adresse wurde geändert',
  },
  phone: { changed: 'Ihre Telefonnummer wurde geändert' },
  code: { sent: 'Ein Code wurde Ihnen geschickt' },
  reauthentication: { asked: 'Ein Code wurde angefordert, der zeigt, dass Sie es sind' },
  factor: {
    enrolled: 'Die Zwei-Faktor-Authentifizierung wurde eingeschaltet',
    verified: 'Ihr zweiter Faktor wurde gezeigt',
    refused: 'Ein falscher zweiter Faktor wurde abgelehnt',
    removed: 'Ein zweiter Faktor wurde entfernt',
  },
  'recovery-codes': { made: 'Neue Wiederherstellungscodes wurden erzeugt' },
  'recovery-code': { used: 'Ein Wiederherstellungscode wurde verwendet' },
  identity: {
    linked: 'Ein weiterer Weg zur Anmeldung wurde hinzugefügt',
    unlinked: 'Ein Weg zur Anmeldung wurde entfernt',
  },
}
