import type { authFailures as source } from '#web/kernel/i18n/en/session-failures.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const authFailures: SameKeys<typeof source> = {
  waitSeconds: 'Trop de tentatives. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
  waitMinutes: 'Trop de tentatives. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.',
  weak: {
    length: 'Le mot de passe doit comporter au moins {count, number} caractères.',
    characters: 'Le mot de passe doit comporter plus de types de caractères.',
    pwned: 'Ce mot de passe est trop courant et facile à deviner. Choisissez-en un autre.',
  },
  kinds: {
    credentials: 'L’adresse e-mail ou le mot de passe est incorrect',
    banned: 'Ce compte est bloqué. Contactez l’assistance.',
    unconfirmed: 'Confirmez d’abord votre adresse e-mail : ouvrez le lien dans l’e-mail que nous vous avons envoyé.',
    'already-registered': 'Un compte existe déjà avec cette adresse',
    'address-taken': 'Un autre compte utilise cette adresse e-mail.',
    'sign-up-closed': 'Aucun compte ne peut être créé ici pour le moment.',
    'address-refused': 'Aucun e-mail ne peut être envoyé à cette adresse. Utilisez-en une autre.',
    'code-wrong': 'Ce code est incorrect ou a expiré.',
    'code-expired': 'Cela a pris trop de temps. Saisissez un nouveau code.',
    'factor-gone': 'Ce second facteur n’existe plus. Rechargez la page.',
    'reauthentication-needed': 'Saisissez le code de l’e-mail que nous venons de vous envoyer.',
    'current-password-needed': 'Saisissez aussi votre mot de passe actuel.',
    'current-password-wrong': 'Votre mot de passe actuel est incorrect.',
    'same-password': 'C’est déjà votre mot de passe. Choisissez-en un autre.',
    'weak-password': 'Ce mot de passe est trop faible. Choisissez-en un autre.',
    'password-too-long': 'Ce mot de passe est trop long. Utilisez 72 caractères au plus.',
    'second-factor-needed':
      'Cela demande votre second facteur. Déconnectez-vous, reconnectez-vous avec son code et réessayez.',
    'managed-elsewhere': 'Votre entreprise gère ce compte. Connectez-vous avec le SSO et modifiez-le là-bas.',
    'sso-unknown': 'Aucun SSO n’existe pour cette adresse. Vérifiez-la ou connectez-vous avec votre mot de passe.',
    'sso-refused':
      'La connexion de votre entreprise a marché, mais votre compte n’appartient pas à son espace. Demandez à un administrateur de votre équipe de vous inviter.',
    'address-unverified':
      'Le fournisseur n’a pas confirmé votre adresse. Confirmez-la chez lui ou connectez-vous avec votre mot de passe.',
    declined: 'Vous n’avez pas été connecté, car l’accès a été refusé.',
    'link-expired': 'Cela a pris trop de temps ou a déjà servi. Réessayez.',
    'other-browser': 'Cela a été commencé dans un autre navigateur. Continuez là-bas ou réessayez ici.',
    captcha: 'Nous n’avons pas pu vérifier que vous êtes une personne. Réessayez.',
    'rate-limited': 'Trop de tentatives. Patientez une minute et réessayez.',
    'session-over': 'Votre session est terminée. Connectez-vous à nouveau.',
    'not-admin': 'Accès non autorisé. Des droits d’administration sont nécessaires.',
  },
}
