import type {
  secondFactor as secondFactorSource,
  idle as idleSource,
} from '#web/kernel/i18n/en/session-second-factor.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const secondFactor: SameKeys<typeof secondFactorSource> = {
  title: 'Zwei-Faktor-Authentifizierung',
  subtitle: 'Ein Schritt fehlt noch: Zeigen Sie Ihren zweiten Faktor.',
  failed: 'Ihre zweiten Faktoren konnten nicht geladen werden',
  appCode: 'Code aus Ihrer Authenticator-App',
  appCodeHint: 'Sechs Ziffern, alle 30 Sekunden neu',
  verify: 'Prüfen',
  verifying: 'Wird geprüft...',
  use: {
    app: 'Authenticator-App verwenden',
    phone: 'SMS verwenden',
  },
  useRecoveryCode: 'Wiederherstellungscode verwenden',
  recoveryCode: 'Wiederherstellungscode',
  recoveryCodeHint: 'Einer der Codes, die Sie beim Einschalten gesichert haben. Jeder gilt einmal.',
  phoneText: 'Wir schicken einen Code an Ihr Telefon mit der Endung {ending}.',
  sendText: 'Code senden',
  sendingText: 'Wird gesendet...',
  phoneCode: 'Code an das Telefon mit der Endung {ending}',
  textResent: 'Ein neuer Code ist unterwegs.',
  nothingToShow: 'Die Zwei-Faktor-Authentifizierung wurde für Ihr Konto ausgeschaltet.',
  goOn: 'Weiter',
  asSomebodyElse: 'Als jemand anderes anmelden',
}

export const idle: SameKeys<typeof idleSource> = {
  title: 'Sind Sie noch da?',
  text: 'Seit einer Weile ist nichts geschehen. Sie werden in {seconds, plural, one {# Sekunde} other {# Sekunden}} abgemeldet.',
  stay: 'Angemeldet bleiben',
  staying: 'Einen Moment...',
  signOut: 'Abmelden',
}
