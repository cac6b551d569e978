import type { session as source } from '#web/kernel/i18n/en/session.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const session: SameKeys<typeof source> = {
  title: 'Anmelden',
  subtitle: 'Melden Sie sich bei Ihrem Konto an',
  adminTitle: 'Anmeldung zur Verwaltung',
  adminSubtitle: 'Für alle, die diese Installation betreiben',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  rememberMe: 'Angemeldet bleiben',
  signIn: 'Anmelden',
  signingIn: 'Anmeldung läuft...',
  backToWebsite: 'Zurück zur Website',
  invalidCredentials: 'E-Mail-Adresse oder Passwort stimmt nicht',
  banned: 'Dieses Konto ist gesperrt. Wenden Sie sich an den Support.',
  unconfirmed:
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
  failed: 'Die Anmeldung ist nicht gelungen. Versuchen Sie es gleich noch einmal.',
  notAdmin: 'Kein Zugriff. Dafür sind Verwaltungsrechte nötig.',
  tooManyAttempts: 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es erneut.',
  tooManyAttemptsFor:
    'Zu viele Versuche. Versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} erneut.',
  sessionEnded: 'Ihre Sitzung ist beendet. Melden Sie sich an, um fortzufahren.',
  unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Netzwerkverbindung und versuchen Sie es erneut.',
}
