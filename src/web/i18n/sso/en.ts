export const sso = {
  title: 'Single sign-on',
  subtitle: 'One sign-in for your team, through your company’s identity provider.',
  notInPlan: 'Single sign-on comes with the Enterprise plan. <plans>See the plans</plans>',
  failed: 'Failed to load single sign-on',
  isOff: 'Off. Everybody signs in on their own.',
  isOn: 'On. “Sign in with SSO” leads people with an address at {domains} to your provider.',
  noDomain:
    'It is set up by somebody whose confirmed email address is at the company’s own domain. Change your email address to such a one first.',
  setUp: 'Set up single sign-on',
  change: 'Change',
  remove: 'Remove',
  kind: 'Protocol',
  kinds: { saml: 'SAML 2.0', oidc: 'OpenID Connect' },
  issuer: 'Issuer',
  issuerHint: {
    saml: 'The name your provider gives itself; often called entity ID.',
    oidc: 'The address that your provider’s own description begins with.',
  },
  entryPoint: 'Sign-in address',
  entryPointHint: 'Often called SSO URL or login URL.',
  certificate: 'Certificate',
  certificateHint: 'What your provider signs with. While it changes its key, paste both.',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  secretKept: 'Leave it empty to keep the one you entered before.',
  domains: 'Email domains',
  domainsHint: 'To add another one, sign in with an address there.',
  consequence:
    'Whoever your provider vouches for joins as a member. From then on they sign in only this way; the owner can still use a password.',
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
  removeTitle: 'Remove single sign-on?',
  removeText:
    'Everybody keeps their account and stays signed in. Next time they sign in with a password; whoever has none chooses one by “Forgot your password?”.',
  keep: 'Keep it on',
  removing: 'Removing...',
  removed: 'Single sign-on is off',
  faults: {
    address: 'Enter an address that begins with https://.',
    certificate: 'Enter the provider’s certificate, as its metadata has it.',
    domainTaken: 'Another account already signs in with one of these domains. Contact us.',
  },
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    sso: typeof sso
  }
}
