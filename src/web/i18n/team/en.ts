export const invitations = {
  title: 'Invitation',
  subtitle: 'Somebody wants you on their team.',
  redeemText: 'Accept the invitation to see who it is from and to join.',
  signInFirst: 'Sign in with your account to see who the invitation is from and to join.',
  enterCode: 'Enter the code from the mail',
  signedInAs: 'You are signed in as {email}.',
  signedInText:
    'The invitation in this mail may be for somebody else. Sign out to accept it as the person it was sent to.',
  acceptAsInvited: 'Sign out and accept as the invited person',
  accept: 'Accept invitation',
  accepting: 'Opening...',
  invitedBy: '{name} invites you to join as {role}.',
  roles: { owner: 'Owner', admin: 'Administrator', manager: 'Manager', member: 'Team Member' },
  join: 'Join {company}',
  joining: 'Joining...',
  alreadyMember:
    'You already belong to {company}. An account belongs to one workspace: ask to be invited with another email address.',
  none: 'No invitation waits for {email}. It may have been withdrawn or accepted already.',
  toDashboard: 'Go to the dashboard',
  failed: 'Failed to load the invitation',
  expiredTitle: 'This invitation has expired or was used already.',
  expiredText: 'If you have accepted it, sign in. Otherwise ask whoever invited you to send a new one.',
  signIn: 'Sign in',
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    invitations: typeof invitations
  }
}
