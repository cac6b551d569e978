import type { OidcProvider } from '#server/adapters/identity/oidc-directory.ts'
import { validationFailed } from '../auth-error.ts'
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
