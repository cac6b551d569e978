import type { mailStep as mailStepSource, recovery as recoverySource } from '#web/kernel/i18n/en/session-mail.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const mailStep: SameKeys<typeof mailStepSource> = {
  title: 'Consultez vos e-mails',
  accountMade: 'Votre compte est créé. Il reste une étape : confirmez votre adresse e-mail.',
  sent: {
    signup: 'Nous avons envoyé un e-mail à {email}. Ouvrez son lien, ou saisissez son code ici.',
    recovery: 'Si {email} a un compte, un e-mail est en route. Ouvrez son lien, ou saisissez son code ici.',
    email_change: 'Nous avons envoyé un e-mail à {email}. Ouvrez son lien, ou saisissez son code ici.',
  },
  code: 'Code de l’e-mail',
  codeHint: 'Six chiffres',
  confirm: 'Confirmer',
  confirming: 'Vérification...',
  nothingArrived: 'Rien reçu ? Regardez dans le courrier indésirable, ou faites-le renvoyer.',
  resend: 'Renvoyer',
  resendIn: 'Renvoyer dans {seconds, plural, one {# seconde} other {# secondes}}',
  resent: 'Un nouvel e-mail est en route. Seuls son lien et son code sont valables.',
  send: 'Envoyer l’e-mail',
  sending: 'Envoi...',
  verifyTitle: 'Confirmation',
  confirmed: 'Votre adresse e-mail est confirmée.',
  confirmedElsewhere: 'Votre adresse e-mail est confirmée. Connectez-vous pour continuer.',
  emailChanged: 'Votre nouvelle adresse e-mail est confirmée.',
  half: 'L’une des deux confirmations est faite. Ouvrez maintenant le lien de l’e-mail envoyé à votre autre adresse.',
  linkExpired: 'Ce lien a expiré ou a déjà servi.',
  nothingToVerify: 'Il n’y a rien à confirmer ici. Le lien est peut-être incomplet.',
  goOn: 'Continuer',
  signIn: 'Se connecter',
}

export const recovery: SameKeys<typeof recoverySource> = {
  forgotTitle: 'Mot de passe oublié ?',
  forgotSubtitle: 'Nous vous envoyons un e-mail avec un lien pour en choisir un nouveau.',
  forgotSent: 'La réponse est la même, que l’adresse ait un compte ou non.',
  resetTitle: 'Choisissez un nouveau mot de passe',
  resetSubtitle: 'Il remplace l’ancien aussitôt, et vous êtes déconnecté partout ailleurs.',
  secondFactorFirst: 'Montrez d’abord que c’est bien vous.',
  newPassword: 'Nouveau mot de passe',
  confirmNewPassword: 'Confirmer le nouveau mot de passe',
  change: 'Changer le mot de passe',
  changing: 'Changement...',
  done: 'Votre mot de passe a été changé',
  noLink: 'On arrive sur cette page par le lien d’un e-mail. Faites-vous-en d’abord envoyer un.',
  elsewhere:
    'Ce lien a été demandé dans un autre navigateur et ne marche que là-bas. Faites envoyer un nouvel e-mail depuis celui-ci, puis ouvrez son lien ici ou saisissez son code.',
  expired: 'Ce lien a expiré ou a déjà servi. Faites envoyer un nouvel e-mail.',
  sendAgain: 'Envoyer un nouvel e-mail',
}
