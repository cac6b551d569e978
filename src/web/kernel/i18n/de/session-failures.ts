import type { authFailures as source } from '#web/kernel/i18n/en/session-failures.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const authFailures: SameKeys<typeof source> = {
  waitSeconds: 'Zu viele Versuche. Versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} erneut.',
  waitMinutes: 'Zu viele Versuche. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} erneut.',
  weak: {
    length: 'Das Passwort muss mindestens {count, number} Zeichen haben.',
    characters: 'Das Passwort braucht mehr verschiedene Arten von Zeichen.',
    pwned: 'Dieses Passwort ist zu verbreitet und leicht zu erraten. Wählen Sie ein anderes.',
  },
  kinds: {
    credentials: 'E-Mail-Adresse oder Passwort stimmt nicht',
    banned: 'Dieses Konto ist gesperrt. Wenden Sie sich an den Support.',
    unconfirmed:
      'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
    'already-registered': 'Mit dieser Adresse gibt es schon ein Konto',
    'address-taken': 'Ein anderes Konto verwendet diese E-Mail-Adresse.',
    'sign-up-closed': 'Hier können derzeit keine neuen Konten erstellt werden.',
    'address-refused': 'An diese Adresse kann keine E-Mail gehen. Verwenden Sie eine andere.',
    'code-wrong': 'Dieser Code ist falsch oder abgelaufen.',
    'code-expired': 'Das hat zu lange gedauert. Geben Sie einen neuen Code ein.',
    'factor-gone': 'Diesen zweiten Faktor gibt es nicht mehr. Laden Sie die Seite neu.',
    'reauthentication-needed': 'Geben Sie den Code aus der E-Mail ein, die wir Ihnen gerade geschickt haben.',
    'current-password-needed': 'Geben Sie auch Ihr aktuelles Passwort ein.',
    'current-password-wrong': 'Ihr aktuelles Passwort stimmt nicht.',
    'same-password': 'Das ist schon Ihr Passwort. Wählen Sie ein anderes.',
    'weak-password': 'Dieses Passwort ist zu schwach. Wählen Sie ein anderes.',
    'password-too-long': 'Dieses Passwort ist zu lang. Verwenden Sie höchstens 72 Zeichen.',
    'second-factor-needed':
      'Dafür ist Ihr zweiter Faktor nötig. Melden Sie sich ab, dann mit seinem Code wieder an, und versuchen Sie es erneut.',
    'managed-elsewhere': 'Ihr Unternehmen verwaltet dieses Konto. Melden Sie sich mit SSO an und ändern Sie es dort.',
    'sso-unknown':
      'Für diese Adresse ist kein SSO eingerichtet. Prüfen Sie sie oder melden Sie sich mit Ihrem Passwort an.',
    'sso-refused':
      'Die Anmeldung Ihres Unternehmens hat geklappt, aber Ihr Konto gehört nicht zu seinem Arbeitsbereich. Bitten Sie jemanden, der Ihr Team verwaltet, Sie einzuladen.',
    'address-unverified':
      'Der Anbieter hat Ihre Adresse nicht bestätigt. Bestätigen Sie sie dort oder melden Sie sich mit Ihrem Passwort an.',
    declined: 'Sie wurden nicht angemeldet, weil der Zugriff abgelehnt wurde.',
    'link-expired': 'Das hat zu lange gedauert oder wurde schon verwendet. Versuchen Sie es erneut.',
    'other-browser':
      'Das wurde in einem anderen Browser begonnen. Machen Sie dort weiter oder versuchen Sie es hier noch einmal.',
    captcha: 'Wir konnten nicht sicherstellen, dass Sie ein Mensch sind. Versuchen Sie es erneut.',
    'rate-limited': 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es erneut.',
    'session-over': 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
    'not-admin': 'Kein Zugriff. Dafür sind Verwaltungsrechte nötig.',
  },
}
