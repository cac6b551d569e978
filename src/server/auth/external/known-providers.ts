import { decodeJwt } from 'jose'
import type { OidcProvider } from '#server/adapters/identity/oidc-directory.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'

/** Every provider the protocol has a name for; clients look for these. Whichever is not configured is switched off. */
export const PROTOCOL_PROVIDERS = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
] as const
export type ProtocolProvider = (typeof PROTOCOL_PROVIDERS)[number]

export const isProtocolProvider = (name: string): name is ProtocolProvider =>
  PROTOCOL_PROVIDERS.some((known) => known === name)

/** Which of them people can sign in with here. */
export function findEnabledProvider(deps: AuthDeps, name: ProtocolProvider): OidcProvider | undefined {
  const { google } = deps.settings
  if (name !== 'google' || !google) return undefined
  return {
    issuer: google.issuer ?? `${deps.siteUrl()}/sandbox/identity/oidc/google`,
    clientId: google.clientId,
    clientSecret: google.clientSecret,
    isFromCustomer: false,
  }
}

/** Who signs the ID tokens of the providers that issue some. */
const ISSUERS: Partial<Record<ProtocolProvider, readonly string[]>> = {
  apple: ['https://appleid.apple.com', 'https://account.apple.com'],
  azure: ['https://login.microsoftonline.com/', 'https://sts.windows.net/'],
  facebook: ['https://www.facebook.com'],
  google: ['https://accounts.google.com'],
  kakao: ['https://kauth.kakao.com'],
  keycloak: [''],
  snapchat: ['https://accounts.snapchat.com/accounts/oauth2/token'],
}

/** These have several; which one it is, the token tells. */
const SEVERAL_ISSUERS: Partial<Record<string, string>> = { apple: 'Apple', azure: 'Azure' }

/** The provider whose ID token an app hands over, or the protocol's word on why it is not taken here. */
export function getIdTokenProvider(deps: AuthDeps, given: { provider: string; idToken: string }): NamedProvider {
  const name = given.provider.toLowerCase()
  const issuers = isProtocolProvider(name) ? ISSUERS[name] : undefined
  if (!issuers || !isProtocolProvider(name)) throw validationFailed(`Custom OIDC provider "${name}" not allowed`)
  const provider = findEnabledProvider(deps, name)
  if (provider) return { ...provider, name }
  const several = SEVERAL_ISSUERS[name]
  const issuer = several ? detectIssuer(given.idToken, several, issuers) : (issuers[0] ?? '')
  throw new AuthError(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`)
}

function detectIssuer(idToken: string, provider: string, issuers: readonly string[]): string {
  const told = readIssuer(idToken)
  if (told === null) throw validationFailed(`Unable to detect issuer in ID token for ${provider} provider`)
  if (issuers.some((issuer) => told === issuer || (issuer.endsWith('/') && told.startsWith(issuer)))) return told
  throw validationFailed(`Detected ID token issuer is not an ${provider} ID token issuer`)
}

/** Only to name it: nothing of the token is believed. */
function readIssuer(idToken: string): string | null {
  try {
    return decodeJwt(idToken).iss ?? ''
  } catch {
    return null
  }
}

export interface NamedProvider extends OidcProvider {
  name: ProtocolProvider
}

export function getEnabledProvider(deps: AuthDeps, name: string | null): NamedProvider {
  const wanted = name?.toLowerCase() ?? ''
  if (!isProtocolProvider(wanted)) {
    throw validationFailed(`Unsupported provider: Provider ${wanted} could not be found`)
  }
  const provider = findEnabledProvider(deps, wanted)
  if (!provider) throw validationFailed('Unsupported provider: provider is not enabled')
  return { ...provider, name: wanted }
}

/** What people call a provider. */
export function displayNameOf(name: string): string {
  if (name.startsWith('sso:')) return 'Single sign-on'
  const [word = name] = name.split('_')
  return word.charAt(0).toUpperCase() + word.slice(1)
}
