import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const invitations: SameKeys<typeof en.invitations> = {
  title: 'Invitation',
  subtitle: 'On vous invite à rejoindre une équipe.',
  redeemText: 'Acceptez l’invitation pour voir de qui elle vient et rejoindre l’équipe.',
  signInFirst: 'Connectez-vous à votre compte pour voir de qui vient l’invitation et rejoindre l’équipe.',
  noWord:
    'Cette adresse ne contient aucune invitation. Rouvrez le lien de l’e-mail d’invitation ou connectez-vous si vous avez déjà un compte.',
  enterCode: 'Saisir le code de l’e-mail',
  signedInAs: 'Vous êtes connecté en tant que {email}.',
  signedInText:
    'Cette invitation est peut-être pour quelqu’un d’autre. Déconnectez-vous pour l’accepter avec le compte qui l’a reçue.',
  acceptAsInvited: 'Se déconnecter et accepter avec l’autre compte',
  accept: 'Accepter l’invitation',
  accepting: 'Ouverture...',
  invitedBy: '{name} vous invite à rejoindre l’équipe en tant que {role}.',
  roles: { owner: 'Propriétaire', admin: 'Administrateur', manager: 'Responsable', member: 'Membre de l’équipe' },
  joinTeam: 'Rejoindre l’équipe',
  join: 'Rejoindre {company}',
  joining: 'Un instant...',
  alreadyMember:
    'Vous faites déjà partie de {company}. Un compte n’a qu’un seul espace : demandez une invitation avec une autre adresse e-mail.',
  alreadyMemberNameless:
    'Vous faites déjà partie d’un espace de travail. Un compte n’en a qu’un seul : demandez une invitation avec une autre adresse e-mail.',
  none: 'Aucune invitation n’attend {email}. Elle a peut-être été retirée ou déjà acceptée.',
  toDashboard: 'Aller au tableau de bord',
  failed: 'Impossible de charger l’invitation',
  expiredTitle: 'Cette invitation a expiré ou a déjà servi.',
  expiredText:
    'Si vous l’avez acceptée, connectez-vous. Sinon, demandez à la personne qui vous a invité d’en envoyer une nouvelle.',
  signIn: 'Se connecter',
}
