import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const invitations: SameKeys<typeof en.invitations> = {
  title: 'Invitation',
  subtitle: 'Quelqu’un souhaite vous avoir dans son équipe.',
  redeemText: 'Acceptez l’invitation pour voir de qui elle vient et pour rejoindre l’équipe.',
  signInFirst: 'Connectez-vous à votre compte pour voir de qui vient l’invitation et pour rejoindre l’équipe.',
  enterCode: 'Saisir le code de l’e-mail',
  signedInAs: 'Vous êtes connecté en tant que {email}.',
  signedInText:
    'L’invitation de cet e-mail est peut-être pour quelqu’un d’autre. Déconnectez-vous pour l’accepter en tant que la personne qui l’a reçue.',
  acceptAsInvited: 'Se déconnecter et accepter en tant que personne invitée',
  accept: 'Accepter l’invitation',
  accepting: 'Ouverture...',
  invitedBy: '{name} vous invite à rejoindre l’équipe en tant que {role}.',
  roles: { owner: 'Propriétaire', admin: 'Administrateur', manager: 'Responsable', member: 'Membre de l’équipe' },
  join: 'Rejoindre {company}',
  joining: 'Un instant...',
  alreadyMember:
    'Vous faites déjà partie de {company}. Un compte appartient à un seul espace : demandez une invitation à une autre adresse e-mail.',
  none: 'Aucune invitation n’attend {email}. Elle a peut-être été retirée ou déjà acceptée.',
  toDashboard: 'Aller au tableau de bord',
  failed: 'Impossible de charger l’invitation',
  expiredTitle: 'Cette invitation a expiré ou a déjà servi.',
  expiredText:
    'Si vous l’avez acceptée, connectez-vous. Sinon, demandez à la personne qui vous a invité d’en envoyer une nouvelle.',
  signIn: 'Se connecter',
}
