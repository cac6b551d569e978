export const PROVIDER_TYPES = ['email', 'sms', 'social'] as const
export type ProviderType = (typeof PROVIDER_TYPES)[number]

export const EMAIL_PROVIDERS = ['mailchimp', 'sendgrid', 'mailgun', 'smtp'] as const
export const SMS_PROVIDERS = ['twilio', 'messagebird'] as const
export const SOCIAL_PROVIDERS = ['facebook', 'twitter', 'instagram', 'linkedin'] as const
export const PROVIDERS = [...EMAIL_PROVIDERS, ...SMS_PROVIDERS, ...SOCIAL_PROVIDERS] as const
export type ProviderName = (typeof PROVIDERS)[number]
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]
/** Connected by what their customer types; the others by a visit. */
export type KeyedProvider = Exclude<ProviderName, SocialProvider>
export const KEYED_PROVIDERS = [...EMAIL_PROVIDERS, ...SMS_PROVIDERS] as const satisfies readonly KeyedProvider[]

/** As people know them; `{Provider}` in a message is this. */
export const PROVIDER_NAMES: Record<ProviderName, string> = {
  mailchimp: 'Mailchimp',
  sendgrid: 'SendGrid',
  mailgun: 'Mailgun',
  smtp: 'SMTP',
  twilio: 'Twilio',
  messagebird: 'MessageBird',
  facebook: 'Facebook',
  twitter: 'X',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
}

const includes = (list: readonly string[], value: unknown) => list.some((one) => one === value)
export const isProviderName = (value: unknown): value is ProviderName => includes(PROVIDERS, value)
export const isKeyedProvider = (value: unknown): value is KeyedProvider => includes(KEYED_PROVIDERS, value)

export const isSocialProvider = (value: unknown): value is SocialProvider => includes(SOCIAL_PROVIDERS, value)

export function typeOfProvider(provider: ProviderName): ProviderType {
  if (includes(EMAIL_PROVIDERS, provider)) return 'email'
  return includes(SMS_PROVIDERS, provider) ? 'sms' : 'social'
}

export const CREDENTIAL_NAMES = [
  'apiKey',
  'serverPrefix',
  'domain',
  'accountSid',
  'authToken',
  'phoneNumber',
  'originator',
  'host',
  'port',
  'username',
  'password',
] as const
export type CredentialName = (typeof CREDENTIAL_NAMES)[number]

/** What each needs, in the order it is asked for. */
export const CREDENTIALS_OF: Record<KeyedProvider, readonly CredentialName[]> = {
  mailchimp: ['apiKey', 'serverPrefix'],
  sendgrid: ['apiKey'],
  mailgun: ['apiKey', 'domain'],
  smtp: ['host', 'port', 'username', 'password'],
  twilio: ['accountSid', 'authToken', 'phoneNumber'],
  messagebird: ['apiKey', 'originator'],
}

/** Typed unseen. */
export const isSecretCredential = (name: CredentialName) =>
  name === 'apiKey' || name === 'authToken' || name === 'password'

/** Carries one message to one address; the others speak to audiences and followers. */
export const sendsSingly = (provider: ProviderName) => typeOfProvider(provider) !== 'social' && provider !== 'mailchimp'

/** Signs its reports with a key that only its own pages show; for the rest we ask, or know it already. */
export const hasSigningKey = (provider: ProviderName) =>
  provider === 'sendgrid' || provider === 'mailgun' || provider === 'messagebird'

export const MAIL_REGIONS = ['us', 'eu'] as const
export type MailRegion = (typeof MAIL_REGIONS)[number]

/** What is asked for after connecting. */
export interface ProviderSettings {
  senderAddress?: string
  senderName?: string
  replyTo?: string
  /** Stands below every e-mail, as the law of many countries wants it. */
  postalAddress?: string
  region?: MailRegion
  audience?: { id: string; name: string }
}

export const PROVIDER_NEEDS = ['senderAddress', 'postalAddress', 'signingKey', 'audience'] as const
export type ProviderNeed = (typeof PROVIDER_NEEDS)[number]

/**
 * `refused`: the service no longer lets us in. `unreachable`: nobody answered, or not in a way we understand. `rights`: it lets
 * us in, and not post. `expired`: a consent has come to its end.
 */
export const PROVIDER_FAULT_KINDS = ['refused', 'unreachable', 'rights', 'expired'] as const
export interface ProviderFault {
  kind: (typeof PROVIDER_FAULT_KINDS)[number]
  /** The service's own. */
  words: string | null
}

export const PROVIDER_EVENT_KINDS = [
  'delivered',
  'failed',
  'bounced',
  'complained',
  'opened',
  'clicked',
  'unsubscribed',
  'replied',
  'stopped',
] as const
export type ProviderEventKind = (typeof PROVIDER_EVENT_KINDS)[number]

/** In full, with the country's code first. */
export const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/
