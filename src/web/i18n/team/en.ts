export const invitations = {
  title: 'Invitation',
  subtitle: 'Someone wants you on their team.',
  redeemText: 'Accept the invitation to see who it is from and to join.',
  signInFirst: 'Sign in with your account to see who the invitation is from and to join.',
  noWord:
    'This address has no invitation in it. Open the link in your invitation email again, or sign in if you already have an account.',
  enterCode: 'Enter the code from the email',
  signedInAs: 'You are signed in as {email}.',
  signedInText: 'This invitation may be for someone else. To accept it as the person it was sent to, sign out first.',
  acceptAsInvited: 'Sign out and accept as the invited person',
  accept: 'Accept invitation',
  accepting: 'Opening...',
  invitedBy: '{name} invites you to join as {role}.',
  roles: { owner: 'Owner', admin: 'Administrator', manager: 'Manager', member: 'Team Member' },
  joinTeam: 'Join the team',
  join: 'Join {company}',
  joining: 'Joining...',
  alreadyMember:
    'You already belong to {company}, and an account can only belong to one workspace. Ask to be invited with another email address.',
  alreadyMemberNameless:
    'You already belong to a workspace, and an account can only belong to one. Ask to be invited with another email address.',
  none: 'There is no invitation for {email}. It may have been withdrawn or already accepted.',
  toDashboard: 'Go to the dashboard',
  failed: 'Failed to load the invitation',
  expiredTitle: 'This invitation has expired or was already used.',
  expiredText: 'If you already accepted it, sign in. If not, ask for a new one.',
  signIn: 'Sign in',
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    invitations: typeof invitations
  }
}
