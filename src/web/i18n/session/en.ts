export const session = {
  title: 'Sign in',
  subtitle: 'Sign in to your account',
  adminTitle: 'Admin Login',
  adminSubtitle: 'For the people who run this installation',
  email: 'Email address',
  password: 'Password',
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot your password?',
  createAccount: 'Create a new account',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  backToWebsite: 'Back to the website',
  backToSignIn: 'Back to sign in',
  unconfirmed: 'Confirm your email address before you sign in.',
  failed: 'You could not be signed in. Try again in a moment.',
  sessionEnded: 'Your session has ended. Sign in to go on.',
  idleEnded: 'You were signed out after {minutes, plural, one {# minute} other {# minutes}} without activity.',
  or: 'or',
  google: 'Sign in with Google',
  googleContinue: 'Continue with Google',
  sso: 'Sign in with SSO',
  ssoTitle: 'Sign in with SSO',
  ssoSubtitle: 'Your company’s own sign-in is found by your work address.',
  workEmail: 'Work email address',
  ssoContinue: 'Continue',
  leaving: 'Taking you there...',
  registerTitle: 'Create a new account',
  registerSubtitle: 'Free for 14 days. No credit card required.',
  fullName: 'Full Name',
  confirmPassword: 'Confirm Password',
  showConfirmation: 'Show the repeated password',
  hideConfirmation: 'Hide the repeated password',
  passwordHint: 'A few words that belong together only for you make a good one.',
  passwordsDiffer: 'Passwords do not match',
  passwordTooLong: 'This password is too long. Use at most 72 characters; accents and emoji count as several.',
  register: 'Create account',
  registering: 'Creating account...',
  registrationFailed: 'An error occurred during registration',
  haveAccount: 'Already have an account? Sign in',
  agreement:
    'By creating an account you agree to our <terms>terms of service</terms> and <privacy>privacy policy</privacy>.',
} as const

/** What a refusal of the auth service means, by the kinds of `kernel/session/client/auth-failure.ts`. */
export const authFailures = {
  waitSeconds: 'Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  waitMinutes: 'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  weak: {
    length: 'Password should be at least {count, number} characters.',
    characters: 'Password needs more kinds of characters.',
    pwned: 'This password is too common and easy to guess. Choose another one.',
  },
  kinds: {
    credentials: 'Invalid login credentials',
    banned: 'This account is locked. Contact support.',
    unconfirmed: 'Confirm your email address first: open the link in the mail we sent you.',
    'already-registered': 'User already registered',
    'address-taken': 'Another account uses this email address.',
    'sign-up-closed': 'New accounts cannot be created here at the moment.',
    'address-refused': 'No mail can be sent to this address. Use another one.',
    'code-wrong': 'This code is wrong or has expired.',
    'code-expired': 'This took too long. Enter a new code.',
    'factor-gone': 'This second factor no longer exists. Reload the page.',
    'reauthentication-needed': 'Enter the code from the mail we have just sent you.',
    'current-password-needed': 'Enter your current password, too.',
    'current-password-wrong': 'Your current password is not right.',
    'same-password': 'This is your password already. Choose another one.',
    'weak-password': 'This password is too weak. Choose another one.',
    'password-too-long': 'This password is too long. Use at most 72 characters.',
    'second-factor-needed': 'This needs your second factor. Sign out, sign in with its code and try again.',
    'managed-elsewhere': 'Your company manages this account. Sign in with SSO, and change it there.',
    'sso-unknown': 'No SSO is set up for this address. Check it, or sign in with your password.',
    'sso-refused':
      'Your company’s sign-in worked, but your account does not belong to its workspace. Ask an administrator of your team to invite you.',
    'address-unverified':
      'The provider has not confirmed your address. Confirm it there, or sign in with your password.',
    declined: 'You were not signed in, because access was declined.',
    'link-expired': 'This took too long or was used already. Try again.',
    'other-browser': 'This was started in another browser. Go on there, or try again here.',
    captcha: 'We could not make sure that you are a person. Try again.',
    'rate-limited': 'Too many attempts. Wait a minute and try again.',
    'session-over': 'Your session has ended. Sign in again.',
    'not-admin': 'Unauthorized access. Admin privileges required.',
  },
} as const

/** While a mail is on its way, and where its link ends. */
export const mailStep = {
  title: 'Check your mail',
  accountMade: 'Your account is made. One step is left: confirm your email address.',
  sent: {
    signup: 'We sent a mail to {email}. Open its link, or enter its code here.',
    recovery: 'If {email} has an account, a mail is on its way. Open its link, or enter its code here.',
    email_change: 'We sent a mail to {email}. Open its link, or enter its code here.',
  },
  code: 'Code from the mail',
  codeHint: 'Six digits',
  sixDigits: 'Enter the six digits.',
  confirm: 'Confirm',
  confirming: 'Checking...',
  nothingArrived: 'Nothing arrived? Look among the unwanted mail, or have it sent again.',
  resend: 'Send again',
  resendIn: 'Send again in {seconds, plural, one {# second} other {# seconds}}',
  resent: 'A new mail is on its way. Only its link and code work now.',
  send: 'Send mail',
  sending: 'Sending...',
  verifyTitle: 'Confirmation',
  confirmText: 'One press is left, to show that it is you who reads this mail.',
  confirmAddress: 'Confirm my email address',
  confirmed: 'Your email address {email} is confirmed.',
  confirmedElsewhere: 'Your email address is confirmed. Sign in to go on.',
  emailChanged: 'Your new email address {email} is confirmed.',
  half: 'One of two confirmations is in. Now open the link in the mail we sent to your other address.',
  linkExpired: 'This link has expired or was used already.',
  nothingToVerify: 'There is nothing to confirm here. The link may be incomplete.',
  goOn: 'Continue',
  signIn: 'Sign in',
} as const

export const recovery = {
  forgotTitle: 'Forgot your password?',
  forgotSubtitle: 'We send you a mail with a link to choose a new one.',
  forgotSent: 'The answer is the same whether the address has an account or not.',
  resetTitle: 'Choose a new password',
  startText: 'The link in your mail works once. Press the button when you are ready.',
  start: 'Choose a new password',
  starting: 'Checking...',
  forAccount: 'For the account {email}',
  resetSubtitle: 'It replaces the old one at once, and you are signed out everywhere else.',
  secondFactorFirst: 'First show that it is you.',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  change: 'Change password',
  changing: 'Changing...',
  done: 'Your password has been changed',
  noLink: 'This page is reached by the link in a mail. Have one sent to you first.',
  expired: 'This link has expired or was used already. Have a new mail sent.',
  sendAgain: 'Send a new mail',
} as const

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

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    session: typeof session
    authFailures: typeof authFailures
    mailStep: typeof mailStep
    recovery: typeof recovery
    secondFactor: typeof secondFactor
    idle: typeof idle
  }
}
