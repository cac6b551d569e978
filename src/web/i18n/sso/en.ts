export const sso = {
  title: 'Single sign-on',
  subtitle: 'One sign-in for your team, through your company’s identity provider.',
  notInPlan: 'Single sign-on comes with the Enterprise plan. <plans>See the plans</plans>',
  failed: 'Failed to load single sign-on',
  isOff: 'Off. Everyone signs in on their own.',
  isOn: 'On. “Sign in with SSO” takes people with an address at {domains} to your provider.',
  isWaiting: 'Not on yet. Prove that at least one email domain is yours.',
  setUp: 'Set up single sign-on',
  change: 'Change',
  remove: 'Remove',
  kind: 'Protocol',
  kinds: { saml: 'SAML 2.0', oidc: 'OpenID Connect' },
  issuer: 'Issuer',
  issuerHint: {
    saml: 'Your provider’s identifier, often called entity ID.',
    oidc: 'The address your provider’s configuration starts with.',
  },
  entryPoint: 'Sign-in address',
  entryPointHint: 'Often called SSO URL or login URL.',
  certificate: 'Certificate',
  certificateHint: 'The one your provider signs with. If it is switching keys, paste both.',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  secretKept: 'Leave empty to keep the current one.',
  domains: 'Email domains',
  domainsHint: 'One per line. You prove that a domain is yours with a record in its DNS.',
  consequence:
    'Anyone your provider signs in joins as a member. From then on, they can only sign in this way; the owner can still use a password.',
  service: 'Enter this at your provider',
  serviceParts: {
    samlEntityId: 'Entity ID and metadata',
    samlAcsUrl: 'Reply address (ACS)',
    oidcCallbackUrl: 'Redirect address',
  },
  copy: 'Copy',
  copyOf: 'Copy: {what}',
  save: 'Save provider',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Single sign-on is on',
  savedText: 'Try it in a private window before you tell your team.',
  savedOnly: 'Provider saved',
  savedUnproven: 'Now prove that your email domains are yours.',
  removeTitle: 'Remove single sign-on?',
  removeText:
    'Everyone keeps their account and stays signed in. Next time they sign in with a password; anyone without one can set it with “Forgot your password?”.',
  keep: 'Keep it on',
  removing: 'Removing...',
  removed: 'Single sign-on is off',
  proof: {
    states: { pending: 'Not checked yet', verified: 'Verified', failed: 'Record not found' },
    text: 'Add this TXT record to the DNS of {domain}:',
    copyOf: 'Copy: TXT record for {domain}',
    failedText: 'DNS changes can take a few hours. Check the record and try again later.',
    check: 'Check now',
    checkOf: 'Check now: {domain}',
    found: '{domain} is verified',
    notFound: 'We could not find the record for {domain} yet',
    checkFailed: '{domain} could not be checked',
  },
  faults: {
    address: 'Enter an address that begins with https://.',
    certificate: 'Enter the provider’s certificate exactly as it appears in its metadata.',
  },
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    sso: typeof sso
  }
}
