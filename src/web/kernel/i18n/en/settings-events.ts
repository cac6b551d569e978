/** One sentence for every event of `#shared/domain/security-events.ts`; the dot in its name leads a level deeper. */
export const securityEvents = {
  account: {
    created: 'Your account was created',
    confirmed: 'Your email address was confirmed',
    invited: 'You were invited',
    'changed-by-administrator': 'An administrator changed your account',
    deleted: 'Your account was deleted',
  },
  session: {
    started: 'You signed in',
    ended: 'A session was signed out',
    'ended-others': 'All other sessions were signed out',
    refused: 'A sign-in was refused',
    'locked-out': 'Sign-in was locked after too many attempts',
    'token-reused': 'A session was ended because its token was used twice',
  },
  password: {
    changed: 'Your password was changed',
    'recovery-asked': 'A mail to reset your password was asked for',
  },
  email: {
    'change-asked': 'A change of your email address was asked for',
    changed: 'Your email address was changed',
  },
  phone: { changed: 'Your phone number was changed' },
  code: { sent: 'A code was sent to you' },
  reauthentication: { asked: 'A code was asked for to prove that it is you' },
  factor: {
    enrolled: 'Two-factor authentication was turned on',
    verified: 'Your second factor was shown',
    refused: 'A wrong second factor was refused',
    removed: 'A second factor was removed',
  },
  'recovery-codes': { made: 'New recovery codes were made' },
  'recovery-code': { used: 'A recovery code was used' },
  identity: {
    linked: 'Another way to sign in was added',
    unlinked: 'A way to sign in was removed',
  },
} as const
