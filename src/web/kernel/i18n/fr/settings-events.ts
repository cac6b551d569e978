import type { securityEvents as source } from '#web/kernel/i18n/en/settings-events.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const securityEvents: SameKeys<typeof source> = {
  account: {
    created: 'Votre compte a été créé',
    confirmed: 'Votre adresse e-mail a été confirmée',
    invited: 'Vous avez été invité',
    'changed-by-administrator': 'L’administration a modifié votre compte',
    deleted: 'Votre compte a été supprimé',
  },
  session: {
    started: 'Vous vous êtes connecté',
    ended: 'Une session a été déconnectée',
    'ended-others': 'Toutes les autres sessions ont été déconnectées',
    refused: 'Une connexion a été refusée',
    'locked-out': 'La connexion a été bloquée après trop de tentatives',
    'token-reused': 'Une session a été terminée, car son jeton a servi deux fois',
  },
  password: {
    changed: 'Votre mot de passe a été changé',
    'recovery-asked': 'Un e-mail pour réinitialiser votre mot de passe a été demandé',
  },
  email: {
    'change-asked': 'Un changement de votre adresse e-mail a été demandé',
    changed: 'Votre adresse e-mail a été changée',
  },
  phone: { changed: 'Votre numéro de téléphone a été changé' },
  code: { sent: 'Un code vous a été envoyé' },
  reauthentication: { asked: 'Un code a été demandé pour montrer que c’est bien vous' },
  factor: {
    enrolled: 'L’authentification à deux facteurs a été activée',
    verified: 'Vous avez montré votre second facteur',
    refused: 'Un second facteur incorrect a été refusé',
    removed: 'Un second facteur a été retiré',
  },
  'recovery-codes': { made: 'De nouveaux codes de secours ont été créés' },
  'recovery-code': { used: 'Un code de secours a été utilisé' },
  identity: {
    linked: 'Un autre moyen de connexion a été ajouté',
    unlinked: 'Un moyen de connexion a été retiré',
  },
}
