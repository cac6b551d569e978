export const administrators = {
  title: 'Administrators',
  subtitle: 'Who runs this installation, and what they may do',
  add: 'Add administrator',
  failed: 'Failed to load administrators',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  lastSignIn: 'Last sign-in',
  never: 'Never',
  actions: 'Actions',
  you: 'You',
  invited: 'Invited',
  noFactor: 'No second factor',
  roles: { support: 'Support', operator: 'Operator', owner: 'Owner' },
  hints: {
    support: 'Looks at everything',
    operator: 'Looks at everything, and acts',
    owner: 'Does everything, and manages administrators',
  },
  roleOf: 'Role of {name}',
  roleChanged: '{name} has a new role',
  failedChange: 'Nothing was changed',
  remove: 'Remove',
  removeOf: 'Remove {name}',
  removeTitle: 'Remove {name}?',
  removeText: 'They can no longer open the administrators’ side. Their account and what they did stay.',
  removed: '{name} is no longer an administrator',
  changeRole: 'Change role',
  ownersOnly: 'Only owners manage administrators',
  ownersOnlyText: 'Ask an owner of this installation to add or change someone.',
  form: {
    text: 'They get a mail. Whoever has no account yet chooses a password by its link.',
    submit: 'Add',
    busy: 'One moment...',
    cancel: 'Cancel',
    added: '{email} has been told by mail',
    failed: 'Nobody was added',
  },
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    administrators: typeof administrators
  }
}
