import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const administrators: SameKeys<typeof en.administrators> = {
  title: 'Administrateurs',
  subtitle: 'Qui gère cette installation, et ce que chacun peut faire',
  add: 'Ajouter un administrateur',
  failed: 'Impossible de charger les administrateurs',
  name: 'Nom',
  email: 'E-mail',
  role: 'Rôle',
  lastSignIn: 'Dernière connexion',
  never: 'Jamais',
  actions: 'Actions',
  you: 'Vous',
  invited: 'Invité',
  noFactor: 'Sans second facteur',
  roles: { support: 'Support', operator: 'Opérateur', owner: 'Propriétaire' },
  hints: {
    support: 'Consulte tout',
    operator: 'Consulte tout et agit',
    owner: 'Fait tout et gère les administrateurs',
  },
  roleOf: 'Rôle de {name}',
  roleChanged: '{name} a un nouveau rôle',
  failedChange: 'Rien n’a été modifié',
  remove: 'Retirer',
  removeOf: 'Retirer {name}',
  removeTitle: 'Retirer {name} ?',
  removeText:
    'Cette personne ne pourra plus ouvrir l’espace d’administration. Son compte et ce qu’elle a fait sont conservés.',
  removed: '{name} n’est plus administrateur',
  changeRole: 'Changer le rôle',
  ownersOnly: 'Seuls les propriétaires gèrent les administrateurs',
  ownersOnlyText: 'Demandez à un propriétaire de cette installation d’ajouter ou de modifier quelqu’un.',
  form: {
    text: 'Cette personne reçoit un e-mail. Sans compte, elle choisit un mot de passe grâce au lien.',
    submit: 'Ajouter',
    busy: 'Un instant...',
    cancel: 'Annuler',
    added: '{email} a été prévenu par e-mail',
    failed: 'Personne n’a été ajouté',
  },
}
