import type { session as source } from '#web/kernel/i18n/en/session.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const session: SameKeys<typeof source> = {
  title: 'Se connecter',
  subtitle: 'Connectez-vous à votre compte',
  adminTitle: 'Connexion à l’administration',
  adminSubtitle: 'Pour les personnes qui gèrent cette installation',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  rememberMe: 'Se souvenir de moi',
  signIn: 'Se connecter',
  signingIn: 'Connexion en cours...',
  backToWebsite: 'Retour au site',
  invalidCredentials: 'L’adresse e-mail ou le mot de passe est incorrect',
  banned: 'Ce compte est bloqué. Contactez l’assistance.',
  unconfirmed: 'Confirmez d’abord votre adresse e-mail : ouvrez le lien dans l’e-mail que nous vous avons envoyé.',
  failed: 'La connexion n’a pas abouti. Réessayez dans un instant.',
  notAdmin: 'Accès non autorisé. Des droits d’administration sont nécessaires.',
  tooManyAttempts: 'Trop de tentatives. Patientez une minute et réessayez.',
  tooManyAttemptsFor: 'Trop de tentatives. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
  sessionEnded: 'Votre session est terminée. Connectez-vous pour continuer.',
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion réseau et réessayez.',
}
