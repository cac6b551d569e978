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
  sessionEnded: 'Your session has ended. Sign in to continue.',
  idleEnded: 'You were signed out after {minutes, plural, one {# minute} other {# minutes}} without activity.',
  or: 'or',
  google: 'Sign in with Google',
  googleContinue: 'Continue with Google',
  sso: 'Sign in with SSO',
  ssoTitle: 'Sign in with SSO',
  ssoSubtitle: 'Enter your work email and we will take you to your company’s sign-in.',
  workEmail: 'Work email address',
  ssoContinue: 'Continue',
  leaving: 'Taking you there...',
  registerTitle: 'Create a new account',
  registerSubtitle: 'Free for 14 days. No credit card required.',
  tryDemo: 'Try the demo',
  demoTitle: 'Goodword demo',
  demoSubtitle: 'A made-up restaurant with its reviews. Try anything; nothing reaches a real platform.',
  openingDemo: 'Opening the demo...',
  chosenPlan: 'You chose {plan}: free for {days, number} days, then {price} a month.',
  plans: { starter: 'Starter', professional: 'Professional' },
  fullName: 'Full Name',
  confirmPassword: 'Confirm Password',
  showConfirmation: 'Show the repeated password',
  hideConfirmation: 'Hide the repeated password',
  passwordRule: 'At least {count, number} characters. A few random words that only you would put together work well.',
  passwordHint: 'A few random words that only you would put together work well.',
  passwordsDiffer: 'Passwords do not match',
  passwordTooLong: 'This password is too long. Use up to 72 characters; accents and emoji count as several.',
  register: 'Create account',
  registering: 'Creating account...',
  registrationFailed: 'An error occurred during registration',
  haveAccount: 'Already have an account? Sign in',
  agreement:
    'By creating an account you agree to our <terms>terms of service</terms> and <privacy>privacy policy</privacy>.',
} as const

/** What a refusal of the auth service means, by the kinds of `kernel/session/auth-codes.ts`. */
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
    unconfirmed: 'Confirm your email address first: open the link in the email we sent you.',
    'already-registered': 'User already registered',
    'address-taken': 'Another account uses this email address.',
    'sign-up-closed': 'New accounts cannot be created here at the moment.',
    'address-refused': 'We cannot send email to this address. Use another one.',
    'code-wrong': 'This code is wrong or has expired.',
    'code-expired': 'This took too long. Enter a new code.',
    'factor-gone': 'This two-factor method no longer exists. Reload the page.',
    'reauthentication-needed': 'Confirm that it is you first.',
    'current-password-wrong': 'That is not your current password.',
    'same-password': 'This is already your password. Choose another one.',
    'weak-password': 'This password is too weak. Choose another one.',
    'password-too-long': 'This password is too long. Use up to 72 characters.',
    'second-factor-needed': 'This needs your two-factor code. Sign out, sign in again with a code, then try again.',
    'managed-elsewhere': 'Your company manages this account. Sign in with SSO and make the change there.',
    'sso-unknown': 'No SSO is set up for this address. Check it, or sign in with your password.',
    'sso-refused':
      'Your company’s sign-in worked, but your account does not belong to its workspace. Ask an administrator of your team to invite you.',
    'address-unverified':
      'The provider has not confirmed your address. Confirm it there, or sign in with your password.',
    declined: 'You were not signed in, because access was declined.',
    'link-expired': 'This took too long or was already used. Try again.',
    'other-browser': 'This was started in another browser. Continue there, or try again here.',
    captcha: 'We could not confirm that you are a person. Try again.',
    'rate-limited': 'Too many attempts. Wait a minute and try again.',
    'session-over': 'Your session has ended. Sign in again.',
    'identity-taken': 'This Google account already belongs to a Goodword account.',
    'last-method': 'This is your only way to sign in. Add another one first.',
    'no-demo': 'There is no demo here. Sign in, or create an account.',
    'not-admin': 'Unauthorized access. Admin privileges required.',
  },
} as const

/** While a mail is on its way, and where its link ends. */
export const mailStep = {
  title: 'Check your email',
  accountMade: 'Your account is ready. One last step: confirm your email address.',
  sent: {
    signup: 'We sent an email to {email}. Open the link in it, or enter the code here.',
    recovery: 'If {email} has an account, an email is on its way. Open the link in it, or enter the code here.',
    email_change: 'We sent an email to {email}. Open the link in it, or enter the code here.',
  },
  code: 'Code from the email',
  codeHint: 'Six digits',
  sixDigits: 'Enter the six digits.',
  confirm: 'Confirm',
  confirming: 'Checking...',
  nothingArrived: 'Nothing there? Check your spam folder, or send it again.',
  resend: 'Send again',
  resendIn: 'Send again in {seconds, plural, one {# second} other {# seconds}}',
  resent: 'A new email is on its way. Only the newest link and code will work.',
  send: 'Send email',
  sending: 'Sending...',
  verifyTitle: 'Confirmation',
  confirmText: 'One last click, so we know this email reached you.',
  confirmAddress: 'Confirm my email address',
  confirmed: 'Your email address {email} is confirmed.',
  confirmedElsewhere: 'Your email address is confirmed. Sign in to continue.',
  emailChanged: 'Your new email address {email} is confirmed.',
  half: 'One down, one to go: now open the link in the email we sent to your other address.',
  linkExpired: 'This link has expired or was already used.',
  nothingToVerify: 'There is nothing to confirm here. The link may be incomplete.',
  goOn: 'Continue',
  signIn: 'Sign in',
} as const

export const recovery = {
  forgotTitle: 'Forgot your password?',
  forgotSubtitle: 'We will email you a link to choose a new one.',
  forgotSent: 'For privacy, we show this whether or not the address has an account.',
  resetTitle: 'Choose a new password',
  startText: 'The link in your email works once. Press the button when you are ready.',
  start: 'Choose a new password',
  starting: 'Checking...',
  forAccount: 'For the account {email}',
  resetSubtitle: 'It replaces the old one right away and signs you out everywhere else.',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  change: 'Change password',
  changing: 'Changing...',
  done: 'Your password has been changed',
  noLink: 'You get to this page from a link in an email. Request one first.',
  expired: 'This link has expired or was already used. Request a new email.',
  sendAgain: 'Send a new email',
} as const

export const secondFactor = {
  title: 'Two-factor authentication',
  subtitle: 'One last step: enter your code.',
  failed: 'Failed to load your two-factor settings',
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
  phoneText: 'We will send a code to your phone ending in {ending}.',
  sendText: 'Send code',
  sendingText: 'Sending...',
  phoneCode: 'Code sent to the phone ending in {ending}',
  textResent: 'A new code is on its way.',
  nothingToShow: 'Two-factor authentication has been turned off for your account.',
  goOn: 'Continue',
  asSomebodyElse: 'Sign in as someone else',
} as const

/** Asked for in the middle of a session, before anything that decides who comes into the account. */
export const proof = {
  title: 'Confirm that it’s you',
  text: 'For your security we ask once more before a change like this. Then we carry on right where you left off.',
  password: 'Current password',
  confirm: 'Confirm',
  confirming: 'Checking...',
  sendMail: 'Email me a code',
  resent: 'A new code is on its way.',
  use: { app: 'Use your authenticator app', password: 'Use your password', mail: 'Use a code by email' },
  cancel: 'Cancel',
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
    proof: typeof proof
    idle: typeof idle
  }
}
