export const secondFactor = {
  title: 'Two-factor authentication',
  subtitle: 'One step is left: show your second factor.',
  failed: 'Failed to load your second factors',
  appCode: 'Code from your authenticator app',
  appCodeHint: 'Six digits, new every 30 seconds',
  verify: 'Verify',
  verifying: 'Verifying...',
  use: {
    app: 'Use your authenticator app',
    phone: 'Use a text message',
  },
  useRecoveryCode: 'Use a recovery code',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the codes you saved when you turned this on. Each works once.',
  phoneText: 'We send a code to your phone ending in {ending}.',
  sendText: 'Send code',
  sendingText: 'Sending...',
  phoneCode: 'Code sent to the phone ending in {ending}',
  textResent: 'A new code is on its way.',
  nothingToShow: 'Two-factor authentication has been turned off for your account.',
  goOn: 'Continue',
  asSomebodyElse: 'Sign in as somebody else',
} as const

export const idle = {
  title: 'Are you still there?',
  text: 'Nothing has happened for a while. You will be signed out in {seconds, plural, one {# second} other {# seconds}}.',
  stay: 'Stay signed in',
  staying: 'One moment...',
  signOut: 'Sign out',
} as const
