import type {
  secondFactor as secondFactorSource,
  idle as idleSource,
} from '#web/kernel/i18n/en/session-second-factor.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const secondFactor: SameKeys<typeof secondFactorSource> = {
  title: 'Authentification à deux facteurs',
  subtitle: 'Il reste une étape : montrez votre second facteur.',
  failed: 'Impossible de charger vos seconds facteurs',
  appCode: 'Code de votre application d’authentification',
  appCodeHint: 'Six chiffres, nouveaux toutes les 30 secondes',
  verify: 'Vérifier',
  verifying: 'Vérification...',
  use: {
    app: 'Utiliser l’application d’authentification',
    phone: 'Utiliser un SMS',
  },
  useRecoveryCode: 'Utiliser un code de secours',
  recoveryCode: 'Code de secours',
  recoveryCodeHint: 'L’un des codes que vous avez conservés à l’activation. Chacun sert une fois.',
  phoneText: 'Nous envoyons un code à votre téléphone se terminant par {ending}.',
  sendText: 'Envoyer le code',
  sendingText: 'Envoi...',
  phoneCode: 'Code envoyé au téléphone se terminant par {ending}',
  textResent: 'Un nouveau code est en route.',
  nothingToShow: 'L’authentification à deux facteurs a été désactivée pour votre compte.',
  goOn: 'Continuer',
  asSomebodyElse: 'Se connecter avec un autre compte',
}

export const idle: SameKeys<typeof idleSource> = {
  title: 'Êtes-vous toujours là ?',
  text: 'Il ne s’est rien passé depuis un moment. Vous serez déconnecté dans {seconds, plural, one {# seconde} other {# secondes}}.',
  stay: 'Rester connecté',
  staying: 'Un instant...',
  signOut: 'Se déconnecter',
}
